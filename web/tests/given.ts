// States and actions for tests, with only what a test is about.
import type { Action, EventKind, State } from "../src/lib/protocol";

export function state(seq: number, view: Record<string, unknown> = {}, more: Partial<State> = {}): State {
  return {
    type: "state",
    seq,
    you: 0,
    stage: "playing",
    game: "g",
    players: [],
    practice: false,
    hand: [],
    actions: [],
    blocked: {},
    events: [],
    phase: { id: "phase" },
    sheet: null,
    may_take_back: null,
    sides: [0, 1, 2],
    view: { deal: 0, to_move: 1, lines: [], totals: [], ...view },
    ...more,
  } as State;
}

export function told(...kinds: EventKind[]): State["events"] {
  return kinds.map((kind) => ({ id: "x", args: {}, kind }));
}

export function action(code: string, pieces: string[], targets: string[] = []): Action {
  return { action: code, say: { id: code, args: {} }, pieces, targets, covered: code.startsWith("-") };
}
