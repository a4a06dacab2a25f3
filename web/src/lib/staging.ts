// How a change of state is seen and heard: pieces fly, a sound tells what kind of change it was.
import { tick } from "svelte";
import { capture, fly } from "./motion";
import { SPEEDS, tricksIn } from "./pace";
import type { State } from "./protocol";
import { settings } from "./settings.svelte";
import { play, type Sound } from "./sound";

export function sameDeal(before: State | null, next: State): boolean {
  return before !== null && before.view.deal === next.view.deal;
}

/** Call before `next` is on the screen; what has moved flies once it is. */
export function stageChange(before: State | null, next: State, hurrying: boolean): void {
  if (!before) return;
  play(soundOf(before, next));
  if (!sameDeal(before, next)) return;
  const places = capture();
  const time = Math.min(350, SPEEDS[settings.speed] * 0.7);
  void tick().then(() => {
    fly(places, (code) => homeOf(next, code), hurrying ? 0 : time || 120);
  });
}

export function soundOf(before: State, next: State): Sound {
  if (next.sheet && !before.sheet) return "win";
  if (before.view.deal !== next.view.deal) return "deal";
  if (tricksIn(next) > tricksIn(before)) return "trick";
  if (captured(next).flat().length > captured(before).flat().length) return "capture";
  return next.actions.length > 0 && before.actions.length === 0 ? "turn" : "lay";
}

/** The pieces captured by each seat, where the view tells of any. */
function captured(state: State): string[][] {
  const piles = state.view.captured;
  return Array.isArray(piles) ? (piles as unknown[]).filter((pile) => Array.isArray(pile)) : [];
}

/** Where a piece that has left the table went: the panel of the seat in whose pile it is. */
function homeOf(state: State, code: string): Element | null {
  const seat = captured(state).findIndex((pile) => pile.includes(code));
  if (seat < 0) return null;
  return document.querySelector(`[data-pile="${seat}"]`) ?? document.querySelector(`[data-seat="${seat}"]`);
}
