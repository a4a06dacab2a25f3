// Small signs over the pictures for people who do not know the pieces by heart. What they say is printed knowledge, the
// same as `zashiki.drawing` prints; what may be played, and what it scores, is always the server's to say.

export interface Aids {
  corner: string;
  worth: string;
  kind: string;
}

/** Month and kind letter (L A S D) of a hanafuda card. */
export function hanafudaParts(code: string): { month: number; kind: string } | null {
  const parts = /^(\d{1,2})([LASD])\d?$/.exec(code);
  return parts ? { month: Number(parts[1]), kind: parts[2] ?? "" } : null;
}

/** What a hanafuda card counts in a game. */
export function worth(game: string, code: string): number | null {
  const kind = hanafudaParts(code)?.kind;
  if (kind === undefined) return null;
  if (game === "sudaoshi") return kind === "D" || code === "3L" || code === "12L" ? 10 : kind === "S" ? 1 : 5;
  if (game === "hana-awase") return { L: 20, A: 10, S: 5, D: 1 }[kind] ?? null;
  return null;
}

export function aidsOf(game: string, code: string): Aids | null {
  const parts = hanafudaParts(code);
  if (!parts) return null;
  const points = worth(game, code);
  return { corner: String(parts.month), worth: points === null ? "" : String(points), kind: parts.kind };
}
