// What the server sends and takes; docs/protocol.md describes it.

export type Value = string | number | boolean | null | string[] | Say | Named;

/** A seat or a side as an argument of a text: its name is said. */
export type Named = { seat: number } | { side: number };

/** A text of the server: a Fluent id and its arguments. */
export interface Say {
  id: string;
  args?: Record<string, Value>;
}

export interface Action {
  action: string;
  say: Say;
  pieces: string[];
  targets: string[];
}

export interface Player {
  seat: number;
  name: string;
  kind: "person" | "computer";
  level?: string | number;
}

export interface Line {
  rule: string;
  from?: number;
  to: number;
  points: number;
  [key: string]: string | number | undefined;
}

export interface Sheet {
  lines: Line[];
  scores: number[];
  totals: number[];
  winners: number[] | null;
}

export type Stage = "opening" | "playing" | "score" | "over";

/** The keys every view has; the rest is each game's own. */
export interface View {
  game: string;
  options: Record<string, string | number | boolean>;
  seat: number | "spectator";
  deal: number;
  start: Record<string, unknown>;
  to_move: number | null;
  legal?: string[];
  totals: number[];
  lines: Line[];
  finished: boolean;
  [key: string]: unknown;
}

export interface State {
  type: "state";
  seq: number;
  table: string;
  you: number | null;
  game: string;
  players: Player[];
  practice: boolean;
  stage: Stage;
  view: View;
  phase: Say;
  clause: string;
  hand: string[];
  actions: Action[];
  blocked: Record<string, Say>;
  events: (Say | { say: Say })[];
  sheet: Sheet | null;
  may_take_back: Say | null;
}

export interface Answer {
  type: "answer";
  pieces: string[];
  actions: string[];
  say: Say | null;
}

export interface Hint {
  type: "hint";
  seq?: number;
  action: string;
  say: Say;
  points: number | null;
  win: number | null;
}

export interface Refusal {
  type: "error";
  id: string;
  say: Say;
  seq?: number;
}

export type Incoming = State | Answer | Hint | Refusal | { type: "pong" };

export interface OptionFact {
  name: string;
  kind: "number" | "switch" | "choice";
  default: string | number | boolean;
  low?: number | null;
  high?: number | null;
  choices?: string[] | null;
}

export interface GameFact {
  id: string;
  seats: number;
  teams: string[];
  clockwise: boolean;
  deck: string;
  options: OptionFact[];
}

export interface TableFact {
  table: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seat: number | null;
  deal: number;
  totals: number[];
  state: "playing" | "between" | "over";
  changed: number | string;
  practice: boolean;
}

/** The message of an event, in whichever of its two forms it came. */
export function saidBy(event: Say | { say: Say }): Say {
  return "say" in event ? event.say : event;
}
