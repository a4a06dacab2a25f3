// What the server sends and takes; docs/protocol.md describes it. Written by scripts/protocol.py.

/** Play. */
export interface Act {
  type: "act";
  /** Number of events of the table. */
  seq: number;
  /** An action code. */
  action: string;
}

/** Something the seat can do now. */
export interface Action {
  /** An action code. */
  action: string;
  say: Say;
  /** Own pieces by which it is chosen. */
  pieces: string[];
  /** Pieces on the table that it takes. */
  targets: string[];
  /** Whether the pieces go face down. */
  covered: boolean;
}

/** A match to be played again. */
export interface Again {
  options?: Record<string, string | number | boolean>;
}

/** What is drawn beside the view. */
export interface Aids {
  signs: Signs;
  ladder: Ladder | null;
  /** Where the last trick, or turns, begin and end in events. */
  last: [number, number];
  rows: Row[];
  opening: Note[];
  /** What the browser layout of the game needs besides. */
  layout: Record<string, unknown>;
}

/** What selected pieces can be played as, and what is against it. */
export interface Answer {
  type: "answer";
  pieces: string[];
  actions: string[];
  say: Say | null;
}

/** Ask what own pieces could be played as. */
export interface Ask {
  type: "ask";
  pieces: string[];
}

/** Ask for a hint. */
export interface AskHint {
  type: "hint";
}

/** Take the last own play back. */
export interface Back {
  type: "back";
  /** Number of events of the table. */
  seq: number;
}

export type EventKind = "" | "play" | "pass" | "trick" | "after" | "head";

/** Why a request was not answered. */
export interface Failure {
  error: string;
  say: Say;
}

/** How many tables are no more. */
export interface Forgotten {
  forgotten: number;
}

/** What a page knows of a game; its words are texts. */
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
  /** The option that says a match's length. */
  length: string | null;
  signs: Signs;
  scene: Spot[];
  options: OptionFact[];
}

/** Go on after something that was to be read. */
export interface Go {
  type: "go";
  /** Number of events of the table. */
  seq: number;
}

/** What a good player would do. */
export interface Hint {
  type: "hint";
  /** Number of events of the table. */
  seq: number;
  /** An action code. */
  action: string;
  say: Say;
  points: number | null;
  win: number | null;
}

export type Incoming = State | Answer | Hint | Refusal | Pong;

/** What beats what, strongest first. */
export interface Ladder {
  about: Say;
  rows: LadderRow[];
}

/** One row of a rank ladder: pieces with what stands below them and their mark. */
export interface LadderRow {
  title: Say;
  pieces: [string, string, "" | "gone" | "held"][];
}

/** A score line; further keys are those of its rule. */
export interface Line {
  rule: string;
  from?: number;
  to: number;
  points: number;
  [key: string]: unknown;
}

/** A table that was set up. */
export interface Made {
  table: string;
  seat: number | null;
}

/** Lengthen a finished match by a deal. */
export interface More {
  type: "more";
  /** Number of events of the table. */
  seq: number;
}

/** A seat that a text has the name of. */
export interface NamedSeat {
  seat: number;
}

/** A seat or team, whom points are counted for, that a text has the name of. */
export interface NamedSide {
  side: number;
}

/** Something that was shown or paid as dealt. */
export interface Note {
  says: Say[];
  pieces: string[];
}

/** What an option of a game takes. */
export interface OptionFact {
  name: string;
  kind: "number" | "switch" | "choice";
  default: string | number | boolean;
  low: number | null;
  high: number | null;
  choices: string[];
}

/** A table to be set up. */
export interface Order {
  game: string;
  options?: Record<string, string | number | boolean>;
  level?: number | string;
  seat?: number | null;
}

export type Outgoing = Act | Go | More | Back | Ask | AskHint | Ping;

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
}

/** Who sits in a seat. */
export interface Player {
  seat: number;
  name: string;
  kind: "person" | "computer";
  level: "" | "random" | "greedy" | "level1" | "level2" | "level3" | "level4" | "level5";
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** Why something was not done. */
export interface Refusal {
  type: "error";
  id: string;
  say: Say;
  /** Number of events of the table. */
  seq: number;
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

/** A rulebook as HTML, and its clauses. */
export interface Rulebook {
  html: string;
  clauses: string[];
}

/** A text of the Fluent files and its arguments. */
export interface Say {
  id: string;
  args: Record<string, Value>;
}

/** The score sheet of a finished deal. */
export interface Sheet {
  lines: Line[];
  /** What did not count, why, and by whose doing. */
  notes: Say[];
  scores: number[];
  /** The sides that have won the deal. */
  won: number[];
  totals: number[];
  /** The sides that have won, once the match is over. */
  winners: number[] | null;
  /** Scores by deal, in the order played. */
  deals: number[][];
}

/** Corner, worth and kind of a piece. */
export type Sign = [string, string, string];

export type Signs = Record<string, Sign>;

/** A piece (null: a back) in a picture of 320 by 200: code, x, y, width, turn. */
export type Spot = [string | null, number, number, number, number];

export type Stage = "opening" | "playing" | "score" | "over";

/** The whole table as a seat may know it. */
export interface State {
  view: View;
  phase: Say;
  clause: string;
  events: Told[];
  aids: Aids;
  hand: string[];
  actions: Action[];
  blocked: Record<string, Say>;
  type: "state";
  v: 1;
  /** Number of events of the table. */
  seq: number;
  table: string;
  you: number | null;
  game: string;
  players: Player[];
  sides: number[];
  practice: boolean;
  stage: Stage;
  sheet: Sheet | null;
  may_take_back: Say | null;
}

/** A table in the list of tables. */
export interface TableFact {
  table: string;
  game: string;
  /** Seconds since 1970. */
  changed: number;
  options: Record<string, string | number | boolean>;
  seat: number | null;
  deal: number;
  totals: number[];
  /** The sides that have won, once the match is over. */
  winners: number[] | null;
  state: "playing" | "between" | "over";
  practice: boolean;
  players: Player[];
}

/** A text, and what kind of event it tells. */
export interface Told {
  id: string;
  args: Record<string, Value>;
  kind: EventKind;
}

export type Value = string | number | string[] | NamedSeat | NamedSide | Say;

/** What a seat may know; the keys every view has, and those of its game. See the schema of views. */
export interface View {
  format: "zashiki-view/1";
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
