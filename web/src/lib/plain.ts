// What a view holds, sorted for a plain table: lists by seat, lists of pieces, and facts.
import { deckOf } from "./art.svelte";
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

export interface Parts {
  bySeat: { key: string; values: unknown[] }[];
  pieces: { key: string; codes: string[] }[];
  facts: [string, string][];
}

export function isPieces(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string" && deckOf(item) !== null)
  );
}

export function partsOf(view: View, seats: number): Parts {
  const found: Parts = { bySeat: [], pieces: [], facts: [] };
  for (const [key, value] of Object.entries(view)) {
    if (SHARED.has(key) || value === null) continue;
    if (isPieces(value)) found.pieces.push({ key, codes: value });
    else if (typeof value === "string" && deckOf(value)) found.pieces.push({ key, codes: [value] });
    else if (
      Array.isArray(value) &&
      value.length === seats &&
      value.every((item) => typeof item !== "object" || Array.isArray(item))
    )
      found.bySeat.push({ key, values: value });
    else if (["string", "number", "boolean"].includes(typeof value)) found.facts.push([key, String(value)]);
  }
  return found;
}
