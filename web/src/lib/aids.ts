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

const CIVIL = ["66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51"];
const MILITARY: Record<number, number> = { 9: 6, 8: 5, 7: 4, 6: 3, 5: 2, 3: 1 };

/** Rank of a domino in its suit: 11 to 1 civil, 6 to 1 military. */
export function tileRank(code: string): { rank: number; civil: boolean } {
  const place = CIVIL.indexOf(code);
  if (place >= 0) return { rank: CIVIL.length - place, civil: true };
  return { rank: MILITARY[Number(code[0]) + Number(code[1])] ?? 0, civil: false };
}

/** Strength of an Unsun card among the ladders of a view, 1 the weakest of its suit in play. */
export function strengthIn(ladders: Record<string, string[]>, code: string): Aids | null {
  for (const [suit, codes] of Object.entries(ladders)) {
    const place = codes.indexOf(code);
    if (place >= 0) return { corner: "", worth: String(codes.length - place), kind: suit === "trump" ? "T" : "S" };
  }
  return null;
}

export function aidsOf(game: string, code: string): Aids | null {
  if (game === "tien-gow") {
    const { rank, civil } = tileRank(code);
    return { corner: "", worth: String(rank), kind: civil ? "A" : "S" };
  }
  const parts = hanafudaParts(code);
  if (!parts) return null;
  const points = worth(game, code);
  return { corner: String(parts.month), worth: points === null ? "" : String(points), kind: parts.kind };
}
