import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ANSWER_WITHIN, HINT_WITHIN, PING_EVERY, SocketConnection, type Condition } from "../src/lib/connection";

/** A WebSocket whose other side a test plays. */
class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  constructor(readonly url: string) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.closed = true;
  }
  accept(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let conditions: Condition[];
let heard: { type: string }[];

function open(): SocketConnection {
  const connection = new SocketConnection("api/tables/x/play");
  connection.oncondition = (condition) => conditions.push(condition);
  connection.onmessage = (message) => heard.push(message);
  connection.open();
  return connection;
}

function newest(): Socket {
  const socket = Socket.made.at(-1);
  if (!socket) throw new Error("no socket was made");
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.made = [];
  conditions = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection over a WebSocket", () => {
  test("passes messages both ways, but not the answers to its own questions", () => {
    const connection = open();
    expect(connection.send({ type: "hint" })).toBe(false);
    newest().accept();
    newest().say({ type: "state", seq: 1 });
    newest().say({ type: "pong" });
    expect(connection.send({ type: "go", seq: 1 })).toBe(true);
    expect(newest().sent[0]).toEqual({ type: "go", seq: 1 });
    expect(heard).toEqual([{ type: "state", seq: 1 }]);
    expect(conditions).toEqual(["open"]);
  });

  test("without an answer in five seconds it is lost, and comes back", () => {
    open();
    newest().accept();
    newest().say({ type: "state", seq: 1 });
    vi.advanceTimersByTime(PING_EVERY);
    expect(newest().sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(ANSWER_WITHIN - 1);
    expect(conditions).toEqual(["open"]);
    const dead = newest();
    vi.advanceTimersByTime(1);
    expect(conditions).toEqual(["open", "lost"]);
    expect(dead.closed).toBe(true);
    vi.advanceTimersByTime(400);
    expect(newest()).not.toBe(dead);
    newest().accept();
    expect(conditions).toEqual(["open", "lost", "open"]);
  });

  test("any message is a sign of life", () => {
    open();
    newest().accept();
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(3000);
      newest().say({ type: "pong" });
    }
    expect(conditions).toEqual(["open"]);
  });

  test("what is done asks at once whether anybody is there", () => {
    const connection = open();
    newest().accept();
    newest().say({ type: "state", seq: 1 });
    connection.send({ type: "act", seq: 1, action: "66" });
    vi.advanceTimersByTime(ANSWER_WITHIN);
    expect(conditions).toEqual(["open", "lost"]);
  });

  test("a hint may take longer", () => {
    const connection = open();
    newest().accept();
    newest().say({ type: "state", seq: 1 });
    connection.send({ type: "hint" });
    vi.advanceTimersByTime(HINT_WITHIN - 1);
    expect(conditions).toEqual(["open"]);
    vi.advanceTimersByTime(1);
    expect(conditions).toEqual(["open", "lost"]);
  });

  test("a server that takes the call and says nothing is as good as none", () => {
    open();
    vi.advanceTimersByTime(ANSWER_WITHIN);
    expect(conditions).toEqual(["lost"]);
    vi.advanceTimersByTime(400);
    expect(Socket.made).toHaveLength(2);
  });

  test("attempts come less and less often", () => {
    open();
    const times: number[] = [];
    for (let i = 0; i < 6; i++) {
      newest().onclose?.({ code: 1006 });
      const before = Socket.made.length;
      let waited = 0;
      while (Socket.made.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      times.push(waited);
    }
    expect(times).toEqual([400, 800, 1600, 3200, 6400, 8000]);
  });

  test("a table that is not there is not asked for again", () => {
    open();
    newest().accept();
    newest().say({ type: "error", id: "table-unknown", say: { id: "table-unknown" } });
    vi.advanceTimersByTime(60_000);
    expect(conditions).toEqual(["open", "missing"]);
    expect(Socket.made).toHaveLength(1);
  });

  test("what was left stays left", () => {
    const connection = open();
    newest().accept();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(1);
    expect(newest().closed).toBe(true);
  });

  test("after a pause the way is checked at once", () => {
    const connection = open();
    newest().accept();
    newest().say({ type: "state", seq: 1 });
    connection.check();
    expect(newest().sent).toEqual([{ type: "ping" }]);
    newest().onclose?.({ code: 1006 });
    connection.check();
    expect(Socket.made).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(Socket.made).toHaveLength(2);
  });
});
