// What the layout for fishing games reads: its views, and what the game adds to them.
import type { Say, State, View } from "./protocol";
import type { HanaAwaseView } from "./views";

type Shared = "hand" | "hands" | "field" | "captured" | "stock" | "drawn" | "turns";

/** What the views of all fishing games have, and the open hands of those that have such. */
export type FishingView = View & Pick<HanaAwaseView, Shared> & { open?: string[][]; captured_hands: string[][] };

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
