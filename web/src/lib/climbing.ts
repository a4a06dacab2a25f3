// Pictures for plays of Shou Ba Yi. Others' plays are known by rank only: suits are chosen that tell nothing.
import type { View } from "./protocol";

export interface Play {
  seat: number;
  action: string;
  cards?: string[];
}

export interface Trick {
  leader: number;
  highest: number;
  plays: Play[];
}

export interface ClimbingView extends View {
  phase: "lead" | "follow" | "over";
  leader: number;
  hand?: string[];
  dealt?: string[];
  hands: number[] | string[][];
  face_down: number[];
  best: string | null;
  owner: number | null;
  passed: number[];
  trick: Trick | null;
  tricks: Trick[];
  left?: string[][];
}

/** The ranks of a play's code: `KKKK+37` is K K K K 3 7. */
export function ranksOf(action: string): string[] {
  return action === "pass" ? [] : [...action.replace("+", "")];
}

/** For each trick, the running one last, the cards to draw for each play. */
export function pictures(view: ClimbingView): { trick: Trick; cards: string[][] }[] {
  const used = new Set(view.dealt ?? []);
  const byLot = view.start.leader === null || view.start.leader === undefined;
  let hearts = byLot;
  return [...view.tricks, ...(view.trick ? [view.trick] : [])].map((trick) => ({
    trick,
    cards: trick.plays.map((play) => {
      if (play.cards) return play.cards;
      return ranksOf(play.action).map((rank) => {
        if (rank === "x" || rank === "X") return rank;
        const found = rank === "3" && hearts && play.seat === view.leader;
        if (found) hearts = false;
        const free =
          found && !used.has("3h")
            ? "3h"
            : [..."cdhs"].map((suit) => rank + suit).find((card) => !used.has(card) && !(card === "3h" && byLot));
        const card = free ?? `${rank}c`;
        used.add(card);
        return card;
      });
    }),
  }));
}
