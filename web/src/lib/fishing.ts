// What the layout for fishing games reads: its views, and what the game adds to them.
import type { Say, State, View } from "./protocol";

export interface Turn {
  seat: number;
  played: string | null;
  drawn: string | null;
}

export interface FishingView extends View {
  hand?: string[];
  hands: number[] | string[][];
  field: string[];
  captured: string[][];
  stock: number | string[];
  drawn: string | null;
  turns: Turn[];
  open?: string[][];
  captured_hands: string[][];
}

export interface FishingFacts {
  /** What the meter counts, in words. */
  meter?: Say;
  /** The same in a word or two, where points stand alone. */
  label?: Say;
  points?: number[];
  /** What is taken off those points; where nothing is, they stand alone. */
  less?: number[];
  above?: number[];
  burdens?: boolean;
  heavy?: boolean[];
  /** What each seat has said. */
  said?: (Say | null)[];
}

export function fishing(state: State): FishingView {
  return state.view as FishingView;
}

/** `1S:1L+1D1` as the card and what it took. */
export function parts(action: string): { card: string; taken: string[] } {
  const [card = "", taken] = action.split(":");
  return { card, taken: taken ? taken.split("+") : [] };
}
