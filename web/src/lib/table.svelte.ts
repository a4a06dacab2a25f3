// One table: what is shown of it, what is selected, and what the player does, over whatever connection it has.
import { Announcer } from "./announcer.svelte";
import { Choosing } from "./choosing.svelte";
import type { Condition, Connection } from "./connection";
import { SocketConnection } from "./connection";
import type { Action, GameFact, Hint, Incoming, Refusal, State } from "./protocol";
import { choosesSeveral, codeOf, fitting, slots } from "./selection";
import { settings } from "./settings.svelte";
import { Showing } from "./showing.svelte";
import { sameDeal, stageChange } from "./staging";
import { say, t } from "./texts.svelte";

export interface Note {
  kind: "why" | "hint" | "error";
  text: string;
}

export class Table {
  readonly id: string;
  /** The facts of its game, once they have come. */
  fact = $state.raw<GameFact | null>(null);
  connection = $state<Condition>("opening");
  /** Why a piece that was pressed cannot be played, what a hint says, or what went wrong. */
  note = $state.raw<Note | null>(null);
  hintAsked = $state(false);
  /** Whether the player is being asked before the first play is taken back. */
  takingBack = $state(false);
  /** Sent and not yet answered. */
  acting = $state(false);
  readonly heard = new Announcer();
  readonly choosing: Choosing;
  private readonly showing: Showing;
  private readonly way: Connection;
  private playWhenAnswered = false;

  constructor(id: string, way: Connection = new SocketConnection(`api/tables/${id}/play`)) {
    this.id = id;
    this.way = way;
    this.showing = new Showing((before, next) => this.show(before, next));
    const ask = (pieces: string[]): void => void this.way.send({ type: "ask", pieces });
    const actions = (): Action[] => this.actions;
    const hand = (): string[] => this.state?.hand ?? [];
    const several = (): boolean => this.several;
    this.choosing = new Choosing({
      ask,
      get actions() {
        return actions();
      },
      get hand() {
        return hand();
      },
      get several() {
        return several();
      },
    });
    way.onmessage = (message) => this.receive(message);
    way.oncondition = (condition) => this.turn(condition);
    way.open();
    document.addEventListener("visibilitychange", this.seen);
    addEventListener("online", this.seen);
  }

  // --- facts for the parts ---------------------------------------------------------------------

  get state(): State | null {
    return this.showing.state;
  }

  get waiting(): number {
    return this.showing.waiting;
  }

  get you(): number | null {
    return this.state?.you ?? null;
  }

  get mayAct(): boolean {
    const state = this.state;
    return state !== null && state.stage === "playing" && state.actions.length > 0 && this.waiting === 0;
  }

  get actions(): Action[] {
    return this.mayAct ? (this.state?.actions ?? []) : [];
  }

  get slots(): string[] {
    return slots(this.state?.hand ?? []);
  }

  get several(): boolean {
    return (this.fact?.chooses_several ?? false) || choosesSeveral(this.actions);
  }

  get selected(): string[] {
    return this.choosing.selected;
  }

  get target(): string | null {
    return this.choosing.target;
  }

  get targets(): Set<string> {
    return this.choosing.targets;
  }

  get fits(): Action[] {
    return this.choosing.fits;
  }

  nameOf = (seat: number): string => {
    const state = this.state;
    if (!state) return "";
    if (seat === state.you) return t("play-you");
    return state.players.find((player) => player.seat === seat)?.name ?? t("seat", { number: seat });
  };

  // --- what the player does --------------------------------------------------------------------

  press(slot: string): void {
    const state = this.state;
    if (!state) return;
    const why = state.blocked[codeOf(slot)];
    if (why && state.stage === "playing") {
      this.tell("why", say(why, this.nameOf));
      if (state.view.to_move === state.you) return;
    } else {
      this.note = null;
    }
    this.choosing.press(slot);
    if (settings.oneTap && this.selected.length > 0 && !this.several && this.mayAct) this.play();
  }

  select(wanted: string[]): void {
    this.choosing.select(wanted);
  }

  /** Press a piece on the table: it is what is to be taken, or a card of the hand is taken up that takes it. */
  aim(code: string): void {
    if (!this.targets.has(code)) {
      const action = this.actions.find((other) => other.targets.includes(code));
      const slot = this.slots.find((other) => codeOf(other) === action?.pieces[0]);
      if (!slot) return;
      this.select([slot]);
      this.choosing.target = code;
      return;
    }
    const fits = fitting(this.actions, this.choosing.chosen, code);
    const first = fits[0];
    const again = this.target === code;
    this.choosing.target = code;
    if (first && fits.length === 1 && (again || settings.oneTap)) this.act(first);
    else if (again || settings.oneTap) this.sayChoice();
  }

  /** Play the selection where it means one action only; else say what is to be chosen. */
  play(): void {
    if (!this.mayAct || this.acting) return;
    const { fits, chosen, bare } = this.choosing;
    const [first, ...others] = fits;
    if (first && others.length === 0) this.act(first);
    else if (chosen.length === 0 && this.actions.length === 1 && bare[0]) this.act(bare[0]);
    else this.sayChoice();
  }

  /** Play a piece, or the selection it belongs to, as by a double press. */
  playPiece(slot: string): void {
    if (!this.selected.includes(slot)) this.select(this.several ? [...this.selected, slot] : [slot]);
    if (this.several && !this.choosing.answer) this.playWhenAnswered = true;
    else this.play();
  }

  act(action: Action): void {
    if (!this.state || this.acting || !this.mayAct) return;
    this.acting = this.way.send({ type: "act", seq: this.state.seq, action: action.action });
    this.note = null;
  }

  proceed(): void {
    if (this.state) this.way.send({ type: "go", seq: this.state.seq });
  }

  more(): void {
    if (this.state) this.way.send({ type: "more", seq: this.state.seq });
  }

  /** Take the last play back; asked once a match, which is practice from then on. */
  takeBack(): void {
    const state = this.state;
    if (!state) return;
    if (state.may_take_back) this.tell("why", say(state.may_take_back, this.nameOf));
    else if (state.practice || this.takingBack) {
      this.takingBack = false;
      this.way.send({ type: "back", seq: state.seq });
    } else this.takingBack = true;
  }

  askHint(): void {
    if (!this.mayAct || this.hintAsked) return;
    this.hintAsked = this.way.send({ type: "hint" });
  }

  /** Show the newest state now, and hurry on to the viewer's turn. */
  skip(): void {
    this.showing.skip();
  }

  leave(): void {
    this.showing.stop();
    document.removeEventListener("visibilitychange", this.seen);
    removeEventListener("online", this.seen);
    this.way.close();
  }

  // --- what comes ------------------------------------------------------------------------------

  private turn(condition: Condition): void {
    if (condition === "lost" && this.connection !== "lost") this.heard.say(t("web-lost"));
    if (condition === "open" && this.connection === "lost") this.heard.say(t("web-back"));
    this.connection = condition;
    this.acting = this.hintAsked = this.playWhenAnswered = false;
    if (condition === "missing") this.showing.state = null;
    if (condition !== "open") return;
    this.showing.restart();
    this.choosing.forgetAnswers();
  }

  private receive(message: Incoming): void {
    switch (message.type) {
      case "state":
        this.acting = false;
        this.showing.push(message);
        break;
      case "answer":
        this.choosing.take(message);
        if (this.playWhenAnswered) {
          this.playWhenAnswered = false;
          this.play();
        }
        break;
      case "hint":
        this.receiveHint(message);
        break;
      case "error":
        this.receiveError(message);
        break;
    }
  }

  private receiveHint(hint: Hint): void {
    this.hintAsked = false;
    const action = this.state?.actions.find((other) => other.action === hint.action);
    if (!action || (hint.seq !== undefined && hint.seq !== this.state?.seq)) return;
    this.choosing.point(action);
    const what = say(action.say, this.nameOf);
    this.tell("hint", `${t("web-hint-says", { action: what })} ${say(hint.say, this.nameOf)}`);
  }

  private receiveError(error: Refusal): void {
    this.acting = false;
    this.hintAsked = false;
    // A stale message is followed or preceded by the newest state: nothing to tell.
    if (/stale/.test(error.id)) return;
    this.tell("error", say(error.say, this.nameOf));
  }

  private seen = (): void => {
    if (document.hidden) return;
    this.showing.catchUp();
    this.way.check?.();
  };

  // --- what is shown and said ------------------------------------------------------------------

  private show(before: State | null, next: State): void {
    stageChange(before, next, this.showing.hurrying);
    this.note = null;
    this.takingBack = false;
    this.choosing.forgetAnswers();
    this.keepSelection(before, next);
    this.announce(before, next);
  }

  /** What was chosen in advance stays chosen; what was played does not, though a copy of it may be left. */
  private keepSelection(before: State | null, next: State): void {
    const held = new Set(slots(next.hand));
    const yours = next.actions.length > 0;
    const acted = before !== null && before.actions.length > 0;
    const kept = this.selected.filter((slot) => held.has(slot) && !(yours && next.blocked[codeOf(slot)]));
    this.select(sameDeal(before, next) && !acted ? kept : []);
  }

  private sayChoice(): void {
    const { fits, chosen } = this.choosing;
    if (chosen.length === 0) this.tell("why", t("web-choose"));
    else if (fits.length === 0) this.tell("why", t("web-no-play"));
    else this.tell("why", t(fits[0]?.targets.length ? "web-which-taken" : "web-which", { n: fits.length }));
  }

  private tell(kind: Note["kind"], text: string): void {
    this.note = { kind, text };
    this.heard.say(text);
  }

  private announce(before: State | null, next: State): void {
    const known = before && sameDeal(before, next) && next.events.length >= before.events.length;
    const news = next.events.slice(known ? before.events.length : Math.max(0, next.events.length - 3));
    const said = news.map((event) => sentence(say(event, this.nameOf)));
    if (next.stage === "playing" && next.actions.length > 0)
      said.push(t("web-your-turn"), say(next.phase, this.nameOf));
    this.heard.say(said.join(" "));
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
