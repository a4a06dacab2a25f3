// The game whose table or page this is, for every part below it: its facts, and the signs over its pieces.
import { getContext, setContext } from "svelte";
import type { GameFact, Sign, Signs } from "./protocol";

export interface Around {
  readonly fact: GameFact | null;
  /** Signs that depend on the deal, in place of the game's own. */
  readonly signs?: Signs;
}

const KEY = Symbol("game");

export function provide(around: Around): void {
  setContext(KEY, around);
}

export function around(): Around {
  return getContext<Around | undefined>(KEY) ?? { fact: null };
}

export function signOf(found: Around, code: string): Sign | null {
  return found.signs?.[code] ?? found.fact?.signs[code] ?? null;
}

/** The pieces a message names, each argument's own copies kept, those of an earlier argument left out. */
export function piecesOf(args: Record<string, unknown> | undefined, fact: GameFact | null): string[] {
  const found: string[] = [];
  for (const value of Object.values(args ?? {}))
    if (Array.isArray(value))
      found.push(...(value as string[]).filter((code) => fact?.pieces.includes(code) && !found.includes(code)));
  return found;
}
