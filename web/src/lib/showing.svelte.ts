// The states of a table one after the other, at the pace the viewer has chosen.
import { Queue } from "./pace";
import type { State } from "./protocol";
import { settings } from "./settings.svelte";

export class Showing {
  /** The state on the screen; the newest may still wait its turn. */
  state = $state.raw<State | null>(null);
  waiting = $state(0);
  private readonly queue = new Queue();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onshow` is called when a state has taken the place of the one before, while the page still shows that. */
  constructor(private readonly onshow: (before: State | null, next: State) => void) {}

  get hurrying(): boolean {
    return this.queue.hurrying;
  }

  push(state: State): void {
    this.queue.push(state);
    this.pump();
  }

  /** Show the newest state now, and hurry on to the viewer's turn. */
  skip(): void {
    this.queue.skip();
    this.pump();
  }

  /** Timers are slow in a hidden page: what happened meanwhile is shown at once. */
  catchUp(): void {
    if (this.queue.length > 1) this.queue.skip();
    this.pump();
  }

  restart(): void {
    this.queue.restart();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private pump(): void {
    clearTimeout(this.timer);
    for (;;) {
      const due = this.queue.due(performance.now(), settings.speed);
      this.waiting = this.queue.length;
      if (due === null) return;
      if (due > 0) {
        this.timer = setTimeout(() => this.pump(), due);
        return;
      }
      const before = this.state;
      const next = this.queue.advance(performance.now());
      this.waiting = this.queue.length;
      if (!next) return;
      this.state = next;
      this.onshow(before, next);
    }
  }
}
