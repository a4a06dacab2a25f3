// What of the hand and of the table is selected, and which actions that makes. What may be played is the server's to say.
import { SvelteMap } from "svelte/reactivity";
import type { Action, Answer } from "./protocol";
import { bare, codeOf, fitting, forcedPiece, pressed, slots } from "./selection";

/** What a selection is made among. */
export interface Ground {
  /** What may be done now; empty when it is not the viewer's turn. */
  readonly actions: Action[];
  readonly hand: string[];
  /** Whether several pieces may be chosen for one action. */
  readonly several: boolean;
  /** Have the server say what pieces make. */
  ask(pieces: string[]): void;
}

function key(pieces: readonly string[]): string {
  return [...pieces].sort().join("+");
}

export class Choosing {
  selected = $state<string[]>([]);
  target = $state<string | null>(null);
  private readonly answers = new SvelteMap<string, Answer>();

  constructor(private readonly ground: Ground) {}

  /** Codes of the selected pieces; a card from the stock that waits is selected by itself. */
  get chosen(): string[] {
    const forced = forcedPiece(this.ground.actions, this.ground.hand);
    return forced !== null ? [forced] : this.selected.map(codeOf);
  }

  get answer(): Answer | null {
    return this.answers.get(key(this.chosen)) ?? null;
  }

  /** The actions that the selection makes. */
  get fits(): Action[] {
    const answer = this.ground.several ? this.answer : null;
    if (answer) return this.ground.actions.filter((action) => answer.actions.includes(action.action));
    return fitting(this.ground.actions, this.chosen, this.target);
  }

  get bare(): Action[] {
    return bare(this.ground.actions, this.ground.hand);
  }

  /** Pieces on the table that the selection can take. */
  get targets(): Set<string> {
    return new Set(fitting(this.ground.actions, this.chosen, null).flatMap((action) => action.targets));
  }

  select(wanted: string[]): void {
    this.selected = wanted;
    this.target = null;
    const pieces = this.chosen;
    if (wanted.length > 0 && this.ground.several && this.ground.actions.length > 0 && !this.answers.has(key(pieces)))
      this.ground.ask(pieces);
  }

  press(slot: string): void {
    this.select(pressed(this.selected, slot, this.ground.several));
  }

  /** Select what an action is made of, as a hint does. */
  point(action: Action): void {
    const free = slots(this.ground.hand);
    const wanted: string[] = [];
    for (const code of action.pieces) {
      const slot = free.find((other) => codeOf(other) === code && !wanted.includes(other));
      if (slot) wanted.push(slot);
    }
    this.select(wanted);
    this.target = this.fits.length > 1 ? (action.targets[0] ?? null) : null;
  }

  take(answer: Answer): void {
    this.answers.set(key(answer.pieces), answer);
  }

  forgetAnswers(): void {
    this.answers.clear();
  }
}
