// The views of our own games. Written by scripts/views.py from the keys of their classes.
import type { Line } from "./protocol";

export interface ViewHead {
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
}

export interface SudaoshiDealtHand {
  seat: number;
  hand: "three" | "standing_three" | "red" | "one_slip" | "one_ten" | "wither" | "one_light" | "lead" | "four" | "haneken" | "four_two_one" | "four_three" | "red_three" | "one_slip_three" | "one_ten_three" | "one_light_three" | "wither_three" | "two_three" | "red_standing_three" | "one_slip_standing_three" | "one_ten_standing_three" | "wither_standing_three" | "two_standing_threes" | "red_lead" | "one_slip_lead" | "one_ten_lead" | "wither_lead" | "one_light_lead" | "red_four" | "one_slip_four" | "one_ten_four" | "wither_four" | "one_light_four" | "red_haneken" | "one_slip_haneken" | "one_ten_haneken" | "wither_haneken" | "one_light_haneken" | "red_four_two_one" | "one_slip_four_two_one" | "one_ten_four_two_one" | "wither_four_two_one" | "one_light_four_two_one" | "one_slip_four_three" | "one_ten_four_three" | "wither_four_three" | "one_light_four_three";
  points: number;
  shown: string[];
}

export interface SudaoshiTurn {
  seat: number;
  played: string | null;
  drawn: string | null;
  call?: string | null;
}

export interface SudaoshiView extends ViewHead {
  phase: "hand" | "drawn" | "call" | "over";
  turn: number;
  hand?: string[];
  hands: number[] | string[][];
  field: string[];
  captured: string[][];
  stock: number | string[];
  drawn: string | null;
  field_dealt: string[];
  turns: SudaoshiTurn[];
  dealt_hands: SudaoshiDealtHand[];
  known: string[][];
  points: number[];
  above_burden: number[];
  captured_hands: (("over_the_hills" | "the_hills" | "under_the_rainy_sky" | "rainy_sky")[])[];
}

export interface HanaAwaseDealtHand {
  seat: number;
  hand: "six_dregs" | "seven_dregs";
  points: number;
  opened: string[];
}

export interface HanaAwaseTurn {
  seat: number;
  played: string | null;
  drawn: string | null;
  call?: string | null;
}

export interface HanaAwaseView extends ViewHead {
  phase: "hand" | "drawn" | "call" | "over";
  turn: number;
  hand?: string[];
  hands: number[] | string[][];
  field: string[];
  captured: string[][];
  stock: number | string[];
  drawn: string | null;
  field_dealt: string[];
  turns: HanaAwaseTurn[];
  open: string[][];
  dealt_hands: HanaAwaseDealtHand[];
  points: number[];
  above_par: number[];
  captured_hands: (("five_lights" | "four_lights" | "seven_poems" | "blue_poems" | "red_poems" | "six_poems" | "drinking" | "spring" | "pine_paulownia_moon" | "boar_deer_butterfly" | "moon_viewing" | "flower_viewing" | "grass" | "wisteria_row" | "willow_row" | "paulownia_row")[])[];
}

export interface HachininMeriPlayed {
  seat: number;
  card: string;
}

export interface HachininMeriTrick {
  leader: number | null;
  meri: boolean;
  cards: HachininMeriPlayed[];
  winner: number;
}

export interface HachininMeriLaid {
  seat: number;
  card: string | null;
  face_down: boolean;
}

export interface HachininMeriView extends ViewHead {
  phase: "asking" | "discard" | "first-lead" | "lead" | "free" | "meri" | "monchi" | "over";
  teams: number[][];
  trump: "P" | "I" | "K" | "O" | "G";
  okie: string;
  own_robai: string;
  ladders: Record<string, string[]>;
  taker: number | null;
  declared: boolean;
  passed: number;
  hand?: string[];
  initial_trumps?: string[];
  may_keep_sun?: boolean;
  hands: number[] | string[][];
  trick_number: number;
  leader: number | null;
  led: "P" | "I" | "K" | "O" | "G" | null;
  trick: HachininMeriLaid[];
  tricks: HachininMeriTrick[];
  trump_led: boolean;
  discard: string | null;
  side: string[];
}

export interface ShouBaYiPlay {
  seat: number;
  action: string;
  cards?: string[];
}

export interface ShouBaYiTrick {
  leader: number;
  highest: number;
  plays: ShouBaYiPlay[];
}

export interface ShouBaYiView extends ViewHead {
  phase: "lead" | "follow" | "over";
  leader: number;
  hand?: string[];
  dealt?: string[];
  hands: number[] | string[][];
  face_down: number[];
  unseen: Record<string, number>;
  best: string | null;
  owner: number | null;
  passed: number[];
  trick: ShouBaYiTrick | null;
  tricks: ShouBaYiTrick[];
  left?: string[][];
}

export interface TienGowLaid {
  seat: number;
  shown: boolean;
  number: number;
  tiles?: string[];
}

export interface TienGowBest {
  seat: number;
  tiles: string[];
  kind: "civil-single" | "military-single" | "civil-pair" | "military-pair" | "supreme" | "mixed-pair" | "civil-triple" | "military-triple" | "quartet";
}

export interface TienGowTrick {
  number: number;
  leader: number;
  size: number;
  best: TienGowBest | null;
  plays: TienGowLaid[];
  winner?: number;
}

export interface TienGowView extends ViewHead {
  phase: "lead" | "follow" | "over";
  banker: number;
  leader: number;
  columns: number[];
  hand?: string[];
  hands: number[] | string[][];
  trick: TienGowTrick | null;
  tricks: TienGowTrick[];
}
