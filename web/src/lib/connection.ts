// The way to a table: messages out, messages in, and whether it holds. A table knows only this interface; over the network it
// is a WebSocket that comes back by itself, and another kind may carry a table that lies in the page itself.
import { socketAddress } from "./address";
import type { Incoming } from "./protocol";

/** `opening` before the first message, `missing` where there is no such table (any more). */
export type Condition = "opening" | "open" | "lost" | "missing";

export type Outgoing = { type: "act" | "go" | "more" | "back" | "ask" | "hint" | "ping"; [key: string]: unknown };

export interface Connection {
  /** Called with each message of the table. */
  onmessage: (message: Incoming) => void;
  /** Called whenever the condition changes; `open` means that everything comes anew. */
  oncondition: (condition: Condition) => void;
  open(): void;
  /** Whether it could be sent. */
  send(message: Outgoing): boolean;
  close(): void;
  /** Make sure that it holds, as after the page was hidden or the network came back. */
  check?(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Between two questions whether the other side is still there. */
export const PING_EVERY = 10_000;
/** How long an answer to such a question, or a first message, may take. */
export const ANSWER_WITHIN = 5000;
/** While a hint is thought about the server answers nothing else. */
export const HINT_WITHIN = 30_000;
/** Close codes after which the table is not to be had: forgotten, or refused. */
const FINAL = new Set([1000, 1008]);

type Timer = ReturnType<typeof setTimeout>;

/** A WebSocket that notices when nobody answers, says so, and comes back. */
export class SocketConnection implements Connection {
  onmessage: (message: Incoming) => void = () => undefined;
  oncondition: (condition: Condition) => void = () => undefined;

  private socket: WebSocket | null = null;
  private condition: Condition = "opening";
  private wait = FIRST_WAIT;
  private pinger: Timer | undefined;
  private deadline: Timer | undefined;
  private retry: Timer | undefined;
  private hinting = false;

  constructor(private readonly path: string) {}

  open(): void {
    const socket = new WebSocket(socketAddress(this.path));
    this.socket = socket;
    this.expect(ANSWER_WITHIN);
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.turn("open");
      this.later();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Incoming;
      if (message.type === "hint" || message.type === "error") this.hinting = false;
      this.relax();
      this.later();
      if (message.type === "error" && message.id === "table-unknown") this.finish();
      else if (message.type !== "pong") this.onmessage(message);
    };
    socket.onclose = (event) => {
      if (FINAL.has(event.code)) this.finish();
      else this.lose();
    };
  }

  send(message: Outgoing): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.condition !== "open") return false;
    this.socket.send(JSON.stringify(message));
    if (message.type === "hint") this.hinting = true;
    if (message.type !== "ping") this.ping(); // what is asked of a dead server is noticed as soon as can be
    return true;
  }

  check(): void {
    if (this.condition === "lost") {
      clearTimeout(this.retry);
      this.open();
    } else {
      this.ping();
    }
  }

  close(): void {
    this.drop();
    clearTimeout(this.retry);
  }

  private later(): void {
    clearTimeout(this.pinger);
    this.pinger = setTimeout(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    // While an answer is waited for, a second question would only put the end off.
    if (this.deadline === undefined && this.send({ type: "ping" }))
      this.expect(this.hinting ? HINT_WITHIN : ANSWER_WITHIN);
  }

  private expect(milliseconds: number): void {
    this.relax();
    this.deadline = setTimeout(() => this.lose(), milliseconds);
  }

  private relax(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  /** Let go of the socket, which may be dead, without hearing of it again. */
  private drop(): void {
    clearTimeout(this.pinger);
    this.relax();
    this.hinting = false;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(): void {
    this.drop();
    this.turn("lost");
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private finish(): void {
    this.close();
    this.turn("missing");
  }

  private turn(condition: Condition): void {
    this.condition = condition;
    this.oncondition(condition);
  }
}
