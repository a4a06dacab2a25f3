// Score lines as a person reads them: equal transfers from everybody in one row, with pictures, and who pays whom.
import { handCards } from "./hanafuda";
import type { Line, View } from "./protocol";

export interface Row {
  line: Line;
  /** Sides that pay, empty for an own score. */
  payers: number[];
}

/** Lines that differ only in who pays become one row. */
export function grouped(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const { from, ...rest } = line;
    const eachOf = line.rule.startsWith("dealt:") || line.rule.startsWith("captured:") || line.rule === "few_cards";
    const same = eachOf ? rows.find((row) => sameBut(row.line, rest)) : undefined;
    if (same && from !== undefined) same.payers.push(from);
    else rows.push({ line, payers: from === undefined ? [] : [from] });
  }
  return rows;
}

function sameBut(a: Line, b: Omit<Line, "from">): boolean {
  return a.rule === b.rule && a.to === b.to && a.points === b.points;
}

/** What each side pays each other: `paid[from][to]`, only what is left after setting off; null where nothing is paid. */
export function payments(lines: readonly Line[], sides: number): number[][] | null {
  const paid = Array.from({ length: sides }, () => Array<number>(sides).fill(0));
  let any = false;
  for (const { from, to, points } of lines) {
    if (from === undefined || from === to) continue;
    any = true;
    const row = paid[from];
    if (row) row[to] = (row[to] ?? 0) + points;
  }
  if (!any) return null;
  for (let a = 0; a < sides; a++)
    for (let b = a + 1; b < sides; b++) {
      const net = (paid[a]?.[b] ?? 0) - (paid[b]?.[a] ?? 0);
      const [one, other] = [paid[a], paid[b]];
      if (one) one[b] = Math.max(net, 0);
      if (other) other[a] = Math.max(-net, 0);
    }
  return paid;
}

/** A side's score as a sum: its own lines (one number where they are many), then what it is paid and pays. */
export function terms(lines: readonly Line[], side: number): number[] {
  const own = lines.filter((line) => line.from === undefined && line.to === side).map((line) => line.points);
  const total = own.reduce((sum, n) => sum + n, 0);
  let moved = 0;
  let moves = false;
  for (const { from, to, points } of lines) {
    if (from === undefined || from === to) continue;
    if (to === side) moved += points;
    if (from === side) moved -= points;
    moves ||= to === side || from === side;
  }
  return [...(own.length > 3 ? [total] : own), ...(moves ? [moved] : [])];
}

interface TrickCards {
  cards?: { seat: number; card: string }[];
  winner?: number;
  best?: { tiles: string[] };
}

/** The pieces that a line is about, for its pictures. */
export function picturesOf(line: Line, view: View): string[] {
  const [kind, name = ""] = line.rule.split(":");
  const captured = view.captured as string[][] | undefined;
  if (kind === "dealt") {
    const claims = view.dealt_hands as { seat: number; shown?: string[]; opened?: string[] }[] | undefined;
    const claim = claims?.find((other) => other.seat === line.to);
    return claim?.shown ?? claim?.opened ?? [];
  }
  if (kind === "captured") return handCards(name, captured?.[line.to] ?? []);
  if (line.rule === "cards" || line.rule === "few_cards") return captured?.[line.to] ?? [];
  const tricks = view.tricks as TrickCards[] | undefined;
  const trick = typeof line.trick === "number" ? tricks?.[line.trick - 1] : undefined;
  if (trick?.best) return trick.best.tiles;
  if (trick?.cards) {
    const won = trick.cards.filter((play) => play.seat === trick.winner);
    return kind === "combination" ? trick.cards.map((play) => play.card) : won.map((play) => play.card);
  }
  return [];
}
