// What a view holds, sorted for a plain table: what has been laid by whom, lists by seat, lists of pieces, and facts.
import type { View } from "./protocol";

const SHARED = new Set([
  "format",
  "game",
  "options",
  "seat",
  "deal",
  "start",
  "to_move",
  "legal",
  "totals",
  "lines",
  "finished",
  "hand",
]);
const HANDS = "hands";

/** Something laid by a seat: the pieces, null where one lies covered. */
export interface Laid {
  seat: number;
  pieces: (string | null)[];
}

export interface Parts {
  /** What was laid last, in the order it was. */
  laid: Laid[];
  bySeat: { key: string; values: unknown[] }[];
  pieces: { key: string; codes: string[] }[];
  facts: [key: string, value: string][];
  /** Pieces in the hand of each seat, where the view tells. */
  left: (number | null)[];
}

export function partsOf(view: View, seats: number, known: ReadonlySet<string>): Parts {
  const found: Parts = { laid: [], bySeat: [], pieces: [], facts: [], left: Array<null>(seats).fill(null) };
  for (const [key, value] of Object.entries(view)) {
    if (SHARED.has(key) || value === null) continue;
    const laid = laidIn(value, known).slice(-seats);
    if (laid.length > 0) {
      if (key !== "tricks" || found.laid.length === 0) found.laid = laid;
    } else if (isPieces(value, known)) found.pieces.push({ key, codes: value });
    else if (typeof value === "string" && known.has(value)) found.pieces.push({ key, codes: [value] });
    else if (Array.isArray(value) && value.length === seats && value.every(isPlain)) {
      if (key === HANDS) found.left = value.map((hand) => (Array.isArray(hand) ? hand.length : Number(hand)));
      else found.bySeat.push({ key, values: value });
    } else if (["string", "number", "boolean"].includes(typeof value)) found.facts.push([key, String(value)]);
  }
  return found;
}

export function isPieces(value: unknown, known: ReadonlySet<string>): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string" && known.has(item));
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || Array.isArray(value);
}

/** Plays in a value: `[[seat, code], …]`, `[{"seat", …}, …]`, or a trick or the last of a list of tricks that holds such. */
function laidIn(value: unknown, known: ReadonlySet<string>): Laid[] {
  if (Array.isArray(value)) {
    const plays = value.map((item) => playOf(item, known));
    if (plays.length > 0 && plays.every((play) => play !== null)) return plays;
    const last: unknown = value.at(-1);
    return isTrick(last) ? laidIn(last, known) : [];
  }
  if (!isTrick(value)) return [];
  for (const inner of Object.values(value)) {
    const found = Array.isArray(inner) ? laidIn(inner, known) : [];
    if (found.length > 0) return found;
  }
  return [];
}

function isTrick(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function playOf(item: unknown, known: ReadonlySet<string>): Laid | null {
  if (Array.isArray(item)) {
    const [seat, code] = item as unknown[];
    if (item.length !== 2 || typeof seat !== "number" || typeof code !== "string") return null;
    return { seat, pieces: codesIn(code, known) };
  }
  if (!isTrick(item) || typeof item.seat !== "number") return null;
  for (const value of Object.values(item)) {
    if (isPieces(value, known)) return { seat: item.seat, pieces: value };
    if (typeof value === "string" && codesIn(value, known).some((code) => code !== null))
      return { seat: item.seat, pieces: codesIn(value, known) };
  }
  return { seat: item.seat, pieces: [null] };
}

/** The pieces that an action's code names, null for one that names none that is known. */
function codesIn(action: string, known: ReadonlySet<string>): (string | null)[] {
  if (known.has(action)) return [action];
  const named = action.split(/[^0-9A-Za-z]+/).filter((part) => known.has(part));
  return named.length > 0 ? named : [null];
}
