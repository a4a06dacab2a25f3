import { describe, expect, test } from "vitest";
import { Presses } from "../src/lib/press";
import { bare, codeOf, fitting, forcedPiece, pressed, samePieces, slots } from "../src/lib/selection";
import { action } from "./given";

describe("the selection", () => {
  const actions = [
    action("5A:5D1", ["5A"], ["5D1"]),
    action("5A:5D2", ["5A"], ["5D2"]),
    action("66+63", ["66", "63"]),
    action("pass", []),
  ];
  const hand = ["5A", "66", "63"];

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

  test("actions that the hand does not choose are found", () => {
    expect(bare(actions, hand).map((one) => one.action)).toEqual(["pass"]);
    expect(bare([action("draw", ["9"]), action("take", ["8"])], ["1"]).map((one) => one.action)).toEqual([
      "draw",
      "take",
    ]);
    expect(bare([action("6+6", ["6", "6"])], ["6"]).map((one) => one.action)).toEqual(["6+6"]);
    expect(bare(actions.slice(0, 2), ["1L"])).toEqual([]);
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

describe("a double press", () => {
  test("hits one card twice within a short time", () => {
    const presses = new Presses();
    expect(presses.isDouble("a", 0)).toBe(false);
    expect(presses.isDouble("a", 200)).toBe(true);
    expect(presses.isDouble("a", 400)).toBe(false);
  });

  test("is none on two neighbours, nor where it comes late", () => {
    const presses = new Presses();
    expect(presses.isDouble("a", 0)).toBe(false);
    expect(presses.isDouble("b", 100)).toBe(false);
    expect(presses.isDouble("a", 200)).toBe(false);
    expect(presses.isDouble("a", 900)).toBe(false);
    expect(presses.isDouble("a", 1000)).toBe(true);
  });
});
