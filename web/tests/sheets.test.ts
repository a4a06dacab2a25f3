import { describe, expect, test } from "vitest";
import { acrossFrom } from "../src/lib/around";
import { fitGrid, fitHand } from "../src/lib/fit";
import { payments, terms } from "../src/lib/lines";
import { partsOf } from "../src/lib/plain";
import type { View } from "../src/lib/protocol";
import { placeOf } from "../src/lib/sides";

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

test("the next to play sits left in clockwise games, right in the others", () => {
  expect(acrossFrom(0, 4, true)).toEqual([1, 2, 3]);
  expect(acrossFrom(0, 4, false)).toEqual([3, 2, 1]);
  expect(acrossFrom(2, 3, true)).toEqual([0, 1]);
  expect(acrossFrom(null, 3, true)).toEqual([1, 2]);
});

describe("score lines", () => {
  const lines = [
    { rule: "dealt:red", from: 1, to: 0, points: 12 },
    { rule: "dealt:red", from: 2, to: 0, points: 12 },
    { rule: "cards", to: 0, points: 71 },
    { rule: "final", from: 0, to: 1, points: 5 },
  ];

  test("who pays whom is set off, and adds up", () => {
    expect(payments(lines, 3)).toEqual([
      [0, 0, 0],
      [7, 0, 0],
      [12, 0, 0],
    ]);
    expect(payments([{ rule: "cards", to: 0, points: 3 }], 3)).toBeNull();
  });

  test("a score is a sum of what is its own and what is moved", () => {
    expect(terms(lines, 0)).toEqual([71, 19]);
    expect(terms(lines, 1)).toEqual([-7]);
  });
});

test("who has won stands first, whatever the totals", () => {
  expect(placeOf(0, [11, -6, 0, -5], [0])).toBe(1);
  expect(placeOf(1, [11, -6, 0, -5], [0])).toBe(4);
  expect(placeOf(0, [8, 2, -5, -5], [1])).toBe(2);
  expect(placeOf(1, [5, 5, 0], [0, 1])).toBe(1);
  expect(placeOf(null, [1, 2], [1])).toBeNull();
});

describe("a plain table", () => {
  const known = new Set(["1", "2", "3", "4", "5"]);
  const view = (own: Record<string, unknown>): View => ({ format: "zashiki-view/1", totals: [0, 0], ...own }) as never;

  test("shows what was laid last, covered pieces as backs", () => {
    const plays = [
      [0, "1"],
      [1, "2"],
      [0, "-3"],
      [1, "-"],
    ];
    expect(partsOf(view({ plays }), 2, known).laid).toEqual([
      { seat: 0, pieces: ["3"] },
      { seat: 1, pieces: [null] },
    ]);
    const trick = { leader: 1, plays: [{ seat: 1, tiles: ["4", "5"] }] };
    expect(partsOf(view({ trick, tricks: [{ plays: [{ seat: 0, card: "1" }] }] }), 2, known).laid).toEqual([
      { seat: 1, pieces: ["4", "5"] },
    ]);
  });

  test("sorts pieces, lists by seat and facts", () => {
    const found = partsOf(
      view({ hands: [3, ["1", "2"]], field: ["4", "5"], bids: [2, 7], trump: "3", round: 4 }),
      2,
      known,
    );
    expect(found.left).toEqual([3, 2]);
    expect(found.pieces).toEqual([
      { key: "field", codes: ["4", "5"] },
      { key: "trump", codes: ["3"] },
    ]);
    expect(found.bySeat).toEqual([{ key: "bids", values: [2, 7] }]);
    expect(found.facts).toEqual([["round", "4"]]);
  });
});
