// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { listed, pieceName, points, say, speak, t } from "../src/lib/texts.svelte";

const FILES: Record<string, string> = {
  en: "piece-A = Ace\npiece-B = Bee\nlist-and = { $first } and { $last }\nsays = { $seat } lays { $cards } ({ $n })\nquotes = “{ $what }”\nonly = here",
  it: "piece-A = Asso\nsays = { $seat } cala { $cards } ({ $n })",
};

beforeAll(async () => {
  vi.stubGlobal("fetch", (url: string) => {
    const locale = url.split("/").at(-1) ?? "";
    return Promise.resolve({ ok: locale in FILES, text: () => Promise.resolve(FILES[locale] ?? "") });
  });
  await speak("it");
});

describe("texts", () => {
  const names = (seat: number): string => `Seat ${seat}`;

  test("arguments that are seats become names, pieces their names, minus a true minus", () => {
    expect(t("says", { seat: { seat: 2 }, cards: ["A", "B"], n: -3 }, names)).toBe("Seat 2 cala Asso and Bee (−3)");
  });

  test("what a language lacks is said in English, what both lack by its id", () => {
    expect(t("only")).toBe("here");
    expect(t("nowhere")).toBe("nowhere");
    expect(pieceName("Z")).toBe("Z");
  });

  test("a text may quote another", () => {
    expect(say({ id: "quotes", args: { what: { id: "only", args: {} } } })).toBe("“here”");
  });

  test("lists and points", () => {
    expect(listed([])).toBe("");
    expect(listed(["x"])).toBe("x");
    expect(points(-4)).toBe("−4");
    expect(points(4, true)).toBe("+4");
    expect(points(0, true)).toBe("0");
  });

  test("a language that is not there is an error", async () => {
    await expect(speak("xx")).rejects.toThrow();
  });
});

test("both languages have the same words of the page", () => {
  const ids = (locale: string): string[] =>
    [...readFileSync(`../src/zashiki/texts/${locale}/web.ftl`, "utf8").matchAll(/^([a-zA-Z][\w-]*) =/gm)]
      .map((found) => found[1] ?? "")
      .sort();
  expect(ids("it")).toEqual(ids("en"));
});

test("every word that the page asks for is there", async () => {
  const { readdirSync } = await import("node:fs");
  const source = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(`src/${name}`, "utf8"))
    .join("\n");
  const words = readFileSync("../src/zashiki/texts/en/web.ftl", "utf8");
  const known = new Set([...words.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]));
  const asked = new Set([...source.matchAll(/["'`](web-[\w-]+)["'`]/g)].map((found) => found[1]));
  expect(asked.size).toBeGreaterThan(80);
  expect([...asked].filter((id) => !known.has(id))).toEqual([]);
});
