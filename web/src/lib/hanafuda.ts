// What the two fishing games put into their views, and pictures for their hands.
import { hanafudaParts } from "./aids";
import type { State, View } from "./protocol";

export interface Turn {
  seat: number;
  played: string | null;
  drawn: string | null;
}

export interface DealtHand {
  seat: number;
  hand: string;
  points: number;
  shown?: string[];
  opened?: string[];
}

export interface FishingView extends View {
  phase: "hand" | "drawn" | "over";
  turn: number;
  hand?: string[];
  hands: number[] | string[][];
  field: string[];
  captured: string[][];
  stock: number | string[];
  drawn: string | null;
  turns: Turn[];
  dealt_hands: DealtHand[];
  known?: string[][];
  open?: string[][];
  points: number[];
  above_burden?: number[];
  above_par?: number[];
  captured_hands: string[][];
}

export function fishing(state: State): FishingView {
  return state.view as FishingView;
}

/** `1S:1L+1D1` as the card and what it took. */
export function parts(action: string): { card: string; taken: string[] } {
  const [card = "", taken] = action.split(":");
  return { card, taken: taken ? taken.split("+") : [] };
}

/** A pile by kind: lights, animals, slips, dregs. */
export function byKind(pile: readonly string[]): { kind: string; cards: string[] }[] {
  return ["L", "A", "S", "D"].map((kind) => ({
    kind,
    cards: pile.filter((code) => hanafudaParts(code)?.kind === kind),
  }));
}

// Which cards make a hand, for its picture only; what counts is the server's to say.
const HANDS: Record<string, string[]> = {
  over_the_hills: ["8L", "8A"],
  the_hills: ["8L", "8A", "8D1", "8D2"],
  under_the_rainy_sky: ["11L", "11A"],
  rainy_sky: ["11L", "11A", "11S", "11D"],
  five_lights: ["1L", "3L", "8L", "11L", "12L"],
  four_lights: ["1L", "3L", "8L", "12L"],
  blue_poems: ["6S", "9S", "10S"],
  red_poems: ["1S", "2S", "3S"],
  drinking: ["9A", "8L", "3L"],
  spring: ["1L", "2A", "3L"],
  pine_paulownia_moon: ["1L", "12L", "8L"],
  boar_deer_butterfly: ["7A", "10A", "6A"],
  moon_viewing: ["9A", "8L"],
  flower_viewing: ["9A", "3L"],
  grass: ["4S", "5S", "7S"],
  wisteria_row: ["4A", "4S", "4D1", "4D2"],
  willow_row: ["11L", "11A", "11S", "11D"],
  paulownia_row: ["12L", "12D1", "12D2", "12D3"],
};

/** The cards of a captured hand that lie in a pile. */
export function handCards(name: string, pile: readonly string[]): string[] {
  if (name === "seven_poems" || name === "six_poems") return pile.filter((code) => /^([1-9]|10)S$/.test(code));
  const cards = HANDS[name] ?? [];
  return cards.filter((code) => pile.includes(code));
}
