// One table: its connection, what is shown of it, and what is selected.
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { capture, fly } from "./motion";
import { Queue, SPEEDS, tricksIn } from "./pace";
import type { Action, Answer, Hint, Incoming, Refusal, State } from "./protocol";
import { saidBy } from "./protocol";
import { bare, choosesSeveral, codeOf, fitting, forcedPiece, pressed, slots } from "./selection";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { say, t } from "./texts.svelte";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Close codes after which the table is not to be had: forgotten, or refused. */
const FINAL = new Set([1000, 1008]);

export class Table {
  readonly id: string;
  /** The state on the screen; the newest may still wait its turn. */
  state = $state.raw<State | null>(null);
  connection = $state<"opening" | "open" | "lost" | "missing">("opening");
  waiting = $state(0);
  selected = $state<string[]>([]);
  target = $state<string | null>(null);
  /** Why a piece that was pressed cannot be played, what a hint says, or what went wrong. */
  note = $state.raw<{ kind: "why" | "hint" | "error"; text: string } | null>(null);
  hintAsked = $state(false);
  /** What the live region reads. */
  announced = $state("");
  /** Sent and not yet answered. */
  acting = $state(false);
  answers = new SvelteMap<string, Answer>();

  private socket: WebSocket | null = null;
  private readonly queue = new Queue();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private wait = FIRST_WAIT;
  private closed = false;
  private playWhenAnswered = false;

  constructor(id: string) {
    this.id = id;
    this.connect();
    document.addEventListener("visibilitychange", this.seen);
  }

  // --- facts for the parts ---------------------------------------------------------------------

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
    const game = this.state?.game;
    return game === "shou-ba-yi" || game === "tien-gow" || choosesSeveral(this.actions);
  }

  /** Codes of the selected pieces; a card from the stock that waits is selected by itself. */
  get chosen(): string[] {
    const forced = forcedPiece(this.actions, this.state?.hand ?? []);
    return forced !== null ? [forced] : this.selected.map(codeOf);
  }

  get answer(): Answer | null {
    return this.answers.get([...this.chosen].sort().join("+")) ?? null;
  }

  /** The actions that the selection makes. */
  get fits(): Action[] {
    const answer = this.several ? this.answer : null;
    if (answer) return this.actions.filter((action) => answer.actions.includes(action.action));
    return fitting(this.actions, this.chosen, this.target);
  }

  get bare(): Action[] {
    return bare(this.actions);
  }

  /** Pieces on the table that the selection can take. */
  get targets(): Set<string> {
    return new Set(fitting(this.actions, this.chosen, null).flatMap((action) => action.targets));
  }

  nameOf = (seat: number): string => {
    const state = this.state;
    if (!state) return "";
    const name = state.players.find((player) => player.seat === seat)?.name ?? t("seat", { number: seat });
    return seat === state.you ? t("play-you") : name;
  };

  // --- what the player does --------------------------------------------------------------------

  press(slot: string): void {
    const state = this.state;
    if (!state) return;
    this.target = null;
    const why = state.blocked[codeOf(slot)];
    if (why && state.stage === "playing") {
      this.tell("why", say(why, this.nameOf));
      if (state.view.to_move === state.you) return;
    } else {
      this.note = null;
    }
    this.select(pressed(this.selected, slot, this.several));
    if (settings.oneTap && this.selected.length > 0 && this.fits.length === 1 && !this.several) this.play();
  }

  select(wanted: string[]): void {
    this.selected = wanted;
    this.target = null;
    if (wanted.length > 0 && this.several && this.mayAct) this.ask();
  }

  /** Press a piece on the table that may be taken. */
  aim(code: string): void {
    const fits = fitting(this.actions, this.chosen, code);
    const first = fits[0];
    if (!first) return;
    if (this.target === code && fits.length === 1) {
      this.act(first);
      return;
    }
    this.target = code;
    if (settings.oneTap && fits.length === 1) this.act(first);
  }

  /** Play the selection where it means one action only. */
  play(): void {
    const [first, ...others] = this.fits;
    if (first && others.length === 0) this.act(first);
    else if (!first && this.chosen.length === 0 && this.actions.length === 1 && this.bare.length === 1 && this.bare[0])
      this.act(this.bare[0]);
  }

  /** Play a piece, or the selection it belongs to, as by a double press. */
  playPiece(slot: string): void {
    if (!this.selected.includes(slot)) {
      this.select(this.several ? [...this.selected, slot] : [slot]);
    }
    if (this.several && !this.answer) this.playWhenAnswered = true;
    else this.play();
  }

  act(action: Action): void {
    if (!this.state || this.acting || !this.mayAct) return;
    this.acting = this.send({ type: "act", seq: this.state.seq, action: action.action });
    this.note = null;
  }

  proceed(): void {
    if (this.state) this.send({ type: "go", seq: this.state.seq });
  }

  more(): void {
    this.send({ type: "more", seq: this.state?.seq });
  }

  takeBack(): void {
    if (!this.state) return;
    if (this.state.may_take_back) this.tell("why", say(this.state.may_take_back, this.nameOf));
    else this.send({ type: "back", seq: this.state.seq });
  }

  askHint(): void {
    if (!this.mayAct || this.hintAsked) return;
    this.hintAsked = this.send({ type: "hint" });
  }

  /** Show the newest state now, and hurry on to the viewer's turn. */
  skip(): void {
    this.queue.skip();
    this.pump();
  }

  leave(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    clearInterval(this.pinger);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
  }

  // --- connection ------------------------------------------------------------------------------

  private connect(): void {
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/play`;
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.connection = "open";
      this.queue.restart();
      this.acting = false;
      this.hintAsked = false;
      this.answers.clear();
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.send({ type: "ping" }), 25_000);
    };
    socket.onmessage = (event) => {
      this.receive(JSON.parse(String(event.data)) as Incoming);
    };
    socket.onclose = (event) => {
      clearInterval(this.pinger);
      this.acting = false;
      this.hintAsked = false;
      if (this.closed) return;
      if (FINAL.has(event.code)) {
        this.connection = "missing";
        this.state = null;
        return;
      }
      if (this.state !== null || this.wait > FIRST_WAIT) this.connection = "lost";
      this.retry = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private send(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private receive(message: Incoming): void {
    switch (message.type) {
      case "state":
        this.acting = false;
        this.queue.push(message);
        this.pump();
        break;
      case "answer":
        this.receiveAnswer(message);
        break;
      case "hint":
        this.receiveHint(message);
        break;
      case "error":
        this.receiveError(message);
        break;
    }
  }

  private receiveAnswer(answer: Answer): void {
    this.answers.set([...answer.pieces].sort().join("+"), answer);
    if (this.playWhenAnswered) {
      this.playWhenAnswered = false;
      this.play();
    }
  }

  private receiveHint(hint: Hint): void {
    this.hintAsked = false;
    const action = this.state?.actions.find((other) => other.action === hint.action);
    if (!action || (hint.seq !== undefined && hint.seq !== this.state?.seq)) return;
    const free = this.slots;
    const wanted: string[] = [];
    for (const code of action.pieces) {
      const slot = free.find((other) => codeOf(other) === code && !wanted.includes(other));
      if (slot) wanted.push(slot);
    }
    this.select(wanted);
    this.target = action.targets.length > 0 && this.fits.length > 1 ? (action.targets[0] ?? null) : null;
    const what = say(action.say, this.nameOf);
    this.tell("hint", `${t("web-hint-says", { action: what })} ${say(hint.say, this.nameOf)}`);
  }

  private receiveError(error: Refusal): void {
    if (error.id === "table-unknown") {
      this.connection = "missing";
      this.closed = true;
      return;
    }
    this.acting = false;
    this.hintAsked = false;
    // A stale message is followed or preceded by the newest state: nothing to tell.
    if (/stale/.test(error.id)) return;
    this.tell("error", say(error.say, this.nameOf));
  }

  private ask(): void {
    const pieces = this.chosen;
    if (!this.answers.has([...pieces].sort().join("+"))) this.send({ type: "ask", pieces });
  }

  // --- showing ---------------------------------------------------------------------------------

  private seen = (): void => {
    if (!document.hidden) this.skipShown();
  };

  /** Timers are slow in a hidden page: what happened meanwhile is shown at once. */
  private skipShown(): void {
    if (this.queue.length > 1) this.queue.skip();
    this.pump();
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
      this.show();
    }
  }

  private show(): void {
    const before = this.state;
    const places = capture();
    const next = this.queue.advance(performance.now());
    this.waiting = this.queue.length;
    if (!next) return;
    this.state = next;
    this.note = null;
    this.answers.clear();
    const sameDeal = before?.view?.deal === next.view?.deal;
    const held = new Set(slots(next.hand));
    const yours = next.actions.length > 0;
    // What was chosen in advance stays chosen; what was played does not, though a copy of it may be left.
    const acted = before !== null && before.actions.length > 0;
    this.select(
      sameDeal && !acted
        ? this.selected.filter((slot) => held.has(slot) && !(yours && next.blocked[codeOf(slot)]))
        : [],
    );
    this.announce(before, next);
    this.sounds(before, next);
    const time = Math.min(350, SPEEDS[settings.speed] * 0.7);
    if (before && sameDeal) {
      void tick().then(() => {
        fly(places, (code) => homeOf(next, code), this.queue.hurrying ? 0 : time || 120);
      });
    }
  }

  private tell(kind: "why" | "hint" | "error", text: string): void {
    this.note = { kind, text };
    this.announced = text;
  }

  private announce(before: State | null, next: State): void {
    const sameDeal =
      before !== null && before.view?.deal === next.view?.deal && next.events.length >= before.events.length;
    const news = next.events.slice(sameDeal ? before.events.length : Math.max(0, next.events.length - 3));
    const said = news
      .map((event) => say(saidBy(event), this.nameOf))
      .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
    if (next.stage === "playing" && next.actions.length > 0)
      said.push(t("web-your-turn"), say(next.phase, this.nameOf));
    if (said.length > 0) this.announced = said.join(" ");
  }

  private sounds(before: State | null, next: State): void {
    if (!before) return;
    if (next.sheet && !before.sheet) play("win");
    else if (before.view.deal !== next.view.deal) play("deal");
    else if (tricksIn(next.view) > tricksIn(before.view)) play("trick");
    else if (pilesOf(next) > pilesOf(before)) play("capture");
    else if (next.actions.length > 0 && before.actions.length === 0) play("turn");
    else play("lay");
  }
}

function pilesOf(state: State): number {
  const piles = state.view.captured;
  return Array.isArray(piles)
    ? piles.reduce((sum: number, pile: unknown) => sum + (Array.isArray(pile) ? pile.length : 0), 0)
    : 0;
}

/** Where a piece that has left the table went: the panel of the seat in whose pile it is. */
function homeOf(state: State, code: string): Element | null {
  const piles = state.view.captured;
  if (!Array.isArray(piles)) return null;
  const seat = piles.findIndex((pile) => Array.isArray(pile) && pile.includes(code));
  return seat < 0
    ? null
    : (document.querySelector(`[data-pile="${seat}"]`) ?? document.querySelector(`[data-seat="${seat}"]`));
}
