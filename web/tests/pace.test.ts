import { describe, expect, test } from "vitest";
import { Queue, stay } from "../src/lib/pace";
import { state, told } from "./given";

describe("the queue of states", () => {
  test("the first state shows at once, the next after its time", () => {
    const queue = new Queue();
    queue.push(state(1));
    expect(queue.due(0, "normal")).toBe(0);
    queue.advance(0);
    queue.push(state(2));
    expect(queue.due(100, "normal")).toBe(500);
    expect(queue.due(700, "normal")).toBe(0);
    expect(queue.due(0, "instant")).toBe(0);
  });

  test("an own move shows at once", () => {
    expect(stay(null, state(1, { to_move: 0 }), state(2), "relaxed")).toBe(0);
  });

  test("a finished trick stays longer, in whatever way the view writes it", () => {
    const before = state(1);
    const ended = state(2, {}, { events: told("play", "trick") });
    const next = state(3, {}, { events: told("play", "trick", "play") });
    expect(stay(before, ended, next, "normal")).toBeGreaterThan(stay(before, before, ended, "normal"));
  });

  test("a skip shows only the newest, and hurries until it is the viewer's turn", () => {
    const queue = new Queue();
    queue.push(state(1));
    queue.advance(0);
    for (const seq of [2, 3, 4]) queue.push(state(seq));
    queue.skip();
    expect(queue.length).toBe(1);
    expect(queue.due(0, "relaxed")).toBe(0);
    expect(queue.advance(0)?.seq).toBe(4);
    expect(queue.hurrying).toBe(true);
    queue.push(state(5, { to_move: 0 }));
    expect(queue.advance(0)?.seq).toBe(5);
    expect(queue.hurrying).toBe(false);
  });
});
