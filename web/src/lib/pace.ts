// How fast what has happened is shown. The server sends states as they come; here they queue up.
import type { State } from "./protocol";

export type Speed = "relaxed" | "normal" | "fast" | "instant";

export const SPEEDS: Record<Speed, number> = { relaxed: 1100, normal: 600, fast: 180, instant: 0 };

/** Tricks that have ended in the deal, 0 in games without tricks. */
export function tricksIn(state: State): number {
  return state.events.filter((event) => event.kind === "trick").length;
}

/** Milliseconds for which `shown` stays on the table before `next` takes its place. */
export function stay(before: State | null, shown: State | null, next: State, speed: Speed): number {
  const base = SPEEDS[speed];
  if (!shown || base === 0) return 0;
  if (shown.view?.deal !== next.view?.deal || next.seq < shown.seq) return 0;
  // One's own move shows at once.
  if (shown.you !== null && shown.view.to_move === shown.you) return 0;
  const trickEnded = before !== null && before.view?.deal === shown.view.deal && tricksIn(shown) > tricksIn(before);
  if (trickEnded) return base * 2.5;
  return next.stage === "score" || next.stage === "over" ? base * 1.5 : base;
}

/** States waiting to be shown, oldest first. */
export class Queue {
  private waiting: State[] = [];
  private before: State | null = null;
  shown: State | null = null;
  private shownAt = 0;
  /** Everything is shown at once until it is the viewer's turn. */
  hurrying = false;

  get length(): number {
    return this.waiting.length;
  }

  push(state: State): void {
    this.waiting.push(state);
  }

  /** Milliseconds until the next state is due, null where none waits. */
  due(now: number, speed: Speed): number | null {
    const next = this.waiting[0];
    if (!next) return null;
    if (this.hurrying) return 0;
    return Math.max(0, this.shownAt + stay(this.before, this.shown, next, speed) - now);
  }

  /** Show the next state. */
  advance(now: number): State | null {
    const next = this.waiting.shift();
    if (!next) return null;
    this.before = this.shown;
    this.shown = next;
    this.shownAt = now;
    if (next.stage !== "playing" || next.view.to_move === next.you) this.hurrying = false;
    return next;
  }

  /** Show only the newest, and hurry on to the viewer's turn. */
  skip(): void {
    this.hurrying = true;
    if (this.waiting.length > 1) this.waiting = this.waiting.slice(-1);
  }

  /** Forget what waits, as after a new connection: the next state is shown at once. */
  restart(): void {
    this.waiting = [];
    this.shown = null;
    this.before = null;
    this.hurrying = false;
  }
}
