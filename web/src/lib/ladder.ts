// The rank ladder of a table. Orders that depend on the deal come from the view; the others are those of the packs.
import { hanafudaParts, worth } from "./aids";
import type { State } from "./protocol";
import { t } from "./texts.svelte";

export interface Rung {
  code: string;
  gone: boolean;
  held: boolean;
  worth: string;
}

export interface LadderView {
  about: string;
  rows: { title: string; pieces: Rung[] }[];
}

const CIVIL = ["66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51"];
const MILITARY = [["63", "54"], ["62", "53"], ["52", "43"], ["42"], ["41", "32"], ["21"]];
const FRENCH = "3456789TJQKA2";
/** An example of each kind of play. */
const PLAYS: Record<string, string[]> = {
  single: ["9c"],
  pair: ["Jh", "Js"],
  "three-one": ["8c", "8d", "8h", "4s"],
  "four-two": ["5c", "5d", "5h", "5s", "3c", "7d"],
  "three-pairs": ["4c", "4d", "5c", "5h", "6d", "6s"],
  dragon: ["5d", "6h", "7c", "8s", "9h"],
  bomb: ["Kc", "Kd", "Kh", "Ks"],
};

/** Codes in play or out of it that the viewer has seen lie open: every code anywhere in the view's public part. */
function seenIn(value: unknown, found: string[]): void {
  if (typeof value === "string") found.push(value);
  else if (Array.isArray(value)) for (const item of value) seenIn(item, found);
  else if (value !== null && typeof value === "object") for (const item of Object.values(value)) seenIn(item, found);
}

function codesIn(...parts: unknown[]): string[] {
  const found: string[] = [];
  for (const part of parts) seenIn(part, found);
  return found;
}

export function ladderOf(state: State): LadderView {
  const view = state.view;
  const held = new Set(state.hand);
  const rung =
    (seen: Set<string>) =>
    (code: string): Rung => ({ code, gone: seen.has(code), held: held.has(code), worth: "" });
  if (state.game === "hachinin-meri") {
    const seen = new Set(codesIn(view.tricks, view.trick, view.discard, view.side));
    const ladders = (view.ladders ?? {}) as Record<string, string[]>;
    const trump = t(`suit-${String(view.trump)}`);
    const rows = Object.entries(ladders).map(([suit, codes]) => ({
      title: suit === "trump" ? t("web-ladder-trump", { suit: trump }) : t(`suit-${suit}`),
      pieces: codes.map(rung(seen)),
    }));
    return { about: "web-ladder-about-meri", rows };
  }
  if (state.game === "tien-gow") {
    const counts = new Map<string, number>();
    for (const code of codesIn((view.tricks as unknown[]).map(tilesOf), tilesOf(view.trick)))
      counts.set(code, (counts.get(code) ?? 0) + 1);
    const twice = CIVIL.flatMap((code) =>
      [1, 2].map((copy) => ({ ...rung(new Set())(code), gone: (counts.get(code) ?? 0) >= copy })),
    );
    const military = MILITARY.flat().map((code) => ({ ...rung(new Set())(code), gone: (counts.get(code) ?? 0) > 0 }));
    return {
      about: "web-ladder-about-tiles",
      rows: [
        { title: t("web-ladder-civil"), pieces: twice },
        { title: t("web-ladder-military"), pieces: military },
      ],
    };
  }
  if (state.game === "shou-ba-yi") {
    const ranks = ["X", "x", ...[...FRENCH].reverse().map((rank) => `${rank}s`)];
    const heldRanks = new Set(state.hand.map((code) => code[0]));
    const unseen = (view.unseen ?? {}) as Record<string, number>;
    const left = (code: string): string => String(unseen[code[0] ?? ""] ?? 0);
    const plain = (code: string): Rung => ({ code, gone: false, held: false, worth: "" });
    return {
      about: "web-ladder-about-ranks",
      rows: [
        {
          title: t("web-ladder-ranks"),
          pieces: ranks.map((code) => ({
            code,
            gone: left(code) === "0" && !heldRanks.has(code[0]),
            held: heldRanks.has(code[0]),
            worth: left(code),
          })),
        },
        ...Object.entries(PLAYS).map(([kind, codes]) => ({ title: t(`web-play-${kind}`), pieces: codes.map(plain) })),
      ],
    };
  }
  const seen = new Set(codesIn(view.captured));
  const kinds = ["L", "A", "S", "D"].map((kind) => ({
    kind,
    codes: allHanafuda().filter((code) => hanafudaParts(code)?.kind === kind),
  }));
  return {
    about: "web-ladder-about-hanafuda",
    rows: kinds.map(({ kind, codes }) => ({
      title: t(`web-kind-${kind}`),
      pieces: codes.map((code) => ({ ...rung(seen)(code), worth: String(worth(state.game, code) ?? "") })),
    })),
  };
}

function tilesOf(trick: unknown): unknown {
  const plays = (trick as { plays?: { tiles?: string[] }[] } | null)?.plays ?? [];
  return plays.map((play) => play.tiles ?? []);
}

function allHanafuda(): string[] {
  const kinds: Record<number, string[]> = {
    1: ["L", "S", "D1", "D2"],
    3: ["L", "S", "D1", "D2"],
    8: ["L", "A", "D1", "D2"],
    11: ["L", "A", "S", "D"],
    12: ["L", "D1", "D2", "D3"],
  };
  return Array.from({ length: 12 }, (_, i) => i + 1).flatMap((month) =>
    (kinds[month] ?? ["A", "S", "D1", "D2"]).map((kind) => `${month}${kind}`),
  );
}
