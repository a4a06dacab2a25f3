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
  /** Whether the pieces go face down. */
  covered: boolean;
}

/** What is printed over a piece: a corner, what it is worth, and its kind, which gives the colour. */
export type Sign = [corner: string, worth: string, kind: string];

export type Signs = Record<string, Sign>;

export interface Ladder {
  about: Say;
  rows: { title: Say; pieces: [code: string, worth: string, mark: "" | "gone" | "held"][] }[];
}

/** Points of a deal as a sheet says them: `from` pay `points` each, or it is an own score. */
export interface Row {
  say: Say;
  note: string;
  from: number[];
  to: number;
  points: number;
  pieces: string[];
}

export interface Aids {
  signs: Signs;
  ladder: Ladder | null;
  last: [from: number, to: number];
  rows: Row[];
  opening: { says: Say[]; pieces: string[] }[];
  layout: Record<string, unknown>;
}

export type EventKind = "" | "play" | "pass" | "trick" | "after" | "head";

export interface Told extends Say {
  kind: EventKind;
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
  /** Scores by deal, in the order played. */
  deals: number[][];
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
  events: Told[];
  aids: Aids;
  sides: number[];
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

/** A piece (null: a back) in a picture of 320 by 200. */
export type Spot = [code: string | null, x: number, y: number, width: number, turn: number];

export interface GameFact {
  id: string;
  seats: number;
  least_seats: number;
  most_seats: number;
  teams: string[];
  clockwise: boolean;
  deck: string;
  pieces: string[];
  ratio: number;
  layout: string;
  hand_places: number;
  chooses_several: boolean;
  length: string | null;
  signs: Signs;
  scene: Spot[];
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
  players: Player[];
  /** The sides that have won, once the match is over. */
  winners: number[] | null;
}
