// Requests to the server. Every failure is an Error whose message can be shown.
import { address } from "./address";
import type { GameFact, Say, TableFact } from "./protocol";
import { remember } from "./seated";
import { say } from "./texts.svelte";

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(address(path), init);
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as { say?: Say } | null;
    throw new Error(told?.say ? say(told.say) : `${answer.status} ${answer.statusText}`);
  }
  return (await answer.json()) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return json<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

let gamesAsked: Promise<GameFact[]> | null = null;

export function games(): Promise<GameFact[]> {
  gamesAsked ??= json<GameFact[]>("api/games").catch((error: unknown) => {
    gamesAsked = null;
    throw error;
  });
  return gamesAsked;
}

export function tables(): Promise<TableFact[]> {
  return json<TableFact[]>("api/tables");
}

export interface NewTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  level?: number | string;
  seat?: number | null;
}

interface Made {
  table: string;
  seat: number | null;
}

async function seated(path: string, body: unknown): Promise<Made> {
  const made = await post<Made>(path, body);
  remember(made.table, made.seat);
  return made;
}

export function newTable(wanted: NewTable): Promise<Made> {
  return seated("api/tables", wanted);
}

export function again(table: string, options?: NewTable["options"]): Promise<Made> {
  return seated(`api/tables/${table}/again`, options ? { options } : {});
}

/** Have the server forget a table for good. */
export function forget(table: string): Promise<unknown> {
  return json(`api/tables/${table}`, { method: "DELETE" });
}

/** Where the record of a table is to be had. */
export function recordAddress(table: string): string {
  return address(`api/tables/${table}/record`);
}

export interface Rulebook {
  html: string;
  clauses: string[];
}

export function rulebook(game: string, locale: string): Promise<Rulebook> {
  return json<Rulebook>(`api/rulebook/${game}?locale=${encodeURIComponent(locale)}`);
}
