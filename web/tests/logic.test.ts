import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { acrossFrom } from "../src/lib/around";
import { fitGrid, fitHand } from "../src/lib/fit";
import { grouped, payments } from "../src/lib/lines";
import { Queue, stay } from "../src/lib/pace";
import type { Action, State } from "../src/lib/protocol";
import { bare, codeOf, fitting, forcedPiece, pressed, samePieces, slots } from "../src/lib/selection";

function state(seq: number, view: Record<string, unknown> = {}, more: Partial<State> = {}): State {
  return {
    type: "state",
    seq,
    you: 0,
    stage: "playing",
    view: { deal: 0, to_move: 1, tricks: [], ...view },
    ...more,
  } as State;
}

function action(code: string, pieces: string[], targets: string[] = []): Action {
  return { action: code, say: { id: "x" }, pieces, targets };
}

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

  test("a finished trick stays longer", () => {
    const before = state(1, { tricks: [] });
    const ended = state(2, { tricks: [{}] });
    expect(stay(before, ended, state(3, { tricks: [{}] }), "normal")).toBeGreaterThan(
      stay(before, before, ended, "normal"),
    );
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

describe("the selection", () => {
  const actions = [
    action("5A:5D1", ["5A"], ["5D1"]),
    action("5A:5D2", ["5A"], ["5D2"]),
    action("66+63", ["66", "63"]),
    action("pass", []),
  ];

  test("copies of a piece have places of their own", () => {
    expect(slots(["66", "66", "63"])).toEqual(["66", "66#2", "63"]);
    expect(codeOf("66#2")).toBe("66");
  });

  test("pieces are compared as a bag", () => {
    expect(samePieces(["63", "66"], ["66", "63"])).toBe(true);
    expect(samePieces(["66", "66"], ["66", "63"])).toBe(false);
    expect(samePieces(["66"], ["66", "66"])).toBe(false);
  });

  test("a target decides between two captures", () => {
    expect(fitting(actions, ["5A"], null)).toHaveLength(2);
    expect(fitting(actions, ["5A"], "5D2").map((one) => one.action)).toEqual(["5A:5D2"]);
    expect(fitting(actions, ["63", "66"], null).map((one) => one.action)).toEqual(["66+63"]);
    expect(fitting(actions, [], null)).toEqual([]);
  });

  test("actions without pieces are found", () => {
    expect(bare(actions).map((one) => one.action)).toEqual(["pass"]);
  });

  test("a card from the stock that must be played is found, a hand card is not", () => {
    expect(forcedPiece(actions.slice(0, 2), ["1L"])).toBe("5A");
    expect(forcedPiece(actions.slice(0, 2), ["5A"])).toBeNull();
    expect(forcedPiece([], [])).toBeNull();
  });

  test("a press selects, adds or takes away", () => {
    expect(pressed([], "a", false)).toEqual(["a"]);
    expect(pressed(["a"], "b", false)).toEqual(["b"]);
    expect(pressed(["a"], "b", true)).toEqual(["a", "b"]);
    expect(pressed(["a", "b"], "a", true)).toEqual(["b"]);
  });
});

describe("sizes", () => {
  test("a grid fits its area and no more rows than it needs", () => {
    for (const [count, width, height] of [
      [7, 374, 250],
      [13, 374, 200],
      [6, 900, 180],
      [1, 100, 100],
    ] as const) {
      const fit = fitGrid(count, width, height, 1.64, 6, 104);
      expect(fit.columns * fit.rows).toBeGreaterThanOrEqual(count);
      expect(fit.columns * fit.width + (fit.columns - 1) * 6).toBeLessThanOrEqual(width + 0.01);
      expect(fit.rows * fit.height + (fit.rows - 1) * 6).toBeLessThanOrEqual(height + 0.01);
    }
  });

  test("a hand overlaps rather than leave its area", () => {
    for (const [count, rows] of [
      [7, 1],
      [9, 1],
      [18, 2],
      [27, 2],
    ] as const) {
      const fit = fitHand(count, 344, 150, 1.4, 6, 74, rows, 0.3);
      expect(fit.rows).toBeLessThanOrEqual(rows);
      expect((fit.columns - 1) * fit.step + fit.width).toBeLessThanOrEqual(344.01);
    }
  });
});

describe("seats", () => {
  test("the next to play sits left in clockwise games, right in the others", () => {
    expect(acrossFrom(0, 4, true)).toEqual([1, 2, 3]);
    expect(acrossFrom(0, 4, false)).toEqual([3, 2, 1]);
    expect(acrossFrom(2, 3, true)).toEqual([0, 1]);
    expect(acrossFrom(null, 3, true)).toEqual([1, 2]);
  });
});

describe("score lines", () => {
  const lines = [
    { rule: "dealt:red", from: 1, to: 0, points: 12 },
    { rule: "dealt:red", from: 2, to: 0, points: 12 },
    { rule: "cards", to: 0, points: 71 },
    { rule: "final", from: 0, to: 1, points: 5 },
  ];

  test("a payment by everybody is one row", () => {
    expect(grouped(lines).map((row) => [row.line.rule, row.payers])).toEqual([
      ["dealt:red", [1, 2]],
      ["cards", []],
      ["final", [0]],
    ]);
  });

  test("who pays whom is set off, and adds up", () => {
    expect(payments(lines, 3)).toEqual([
      [0, 0, 0],
      [7, 0, 0],
      [12, 0, 0],
    ]);
    expect(payments([{ rule: "cards", to: 0, points: 3 }], 3)).toBeNull();
  });
});

test("both languages have the same words of the page", () => {
  const ids = (locale: string): string[] =>
    [...readFileSync(`../src/zashiki/texts/${locale}/web.ftl`, "utf8").matchAll(/^([a-zA-Z][\w-]*) =/gm)]
      .map((found) => found[1] ?? "")
      .sort();
  expect(ids("it")).toEqual(ids("en"));
});
