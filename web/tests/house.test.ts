// Habits of this house that no linter knows.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts|css)$/.test(name))
    .map((name) => `${folder}/${name}`);
}

const files = filesIn("src");
const games = readdirSync("../src/zashiki/games", { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith("rulebook.md"),
);

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:\s*(?:white|black|red|green|blue|gold|gr[ae]y)\b/i;

/** The lines of a file that write styles: of a style sheet those outside the blocks that name the colours. */
function styles(file: string): string[] {
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".css")) return text.replace(/:root[^{]*\{[^}]*\}/g, "").split("\n");
  return file.endsWith(".svelte") ? text.slice(text.indexOf("<style>")).split("\n") : [];
}

test("colours stand in variables only", () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    styles(file).flatMap((line) => (COLOUR.test(line) ? [`${file}: ${line}`] : [])),
  );
  expect(found).toEqual([]);
  expect(COLOUR.test("  color: #fff;")).toBe(true);
  expect(COLOUR.test("  background: rgb(0 0 0 / 0.5);")).toBe(true);
  expect(COLOUR.test("  white-space: nowrap; color: var(--line)")).toBe(false);
});

test("every variable that a style reads is set somewhere", () => {
  const all = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const set = new Set([...all.matchAll(/(?:^|[\s{;"])(?:style:)?(--[\w-]+)\s*[:=]/gm)].map((found) => found[1]));
  const read = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map((found) => found[1]));
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});

test("no game is named", () => {
  const ids = games.map((name) => name.split("/")[0]?.replaceAll("_", "-") ?? "");
  expect(ids.length).toBeGreaterThanOrEqual(5);
  for (const file of files)
    for (const id of ids) expect(readFileSync(file, "utf8").includes(id), `${file}: ${id}`).toBe(false);
});

test("no address begins at the root", () => {
  for (const file of files)
    expect(readFileSync(file, "utf8"), file).not.toMatch(
      /(?:href=|fetch\(|go\()\{?["'`]\/|["'`]\/(?:api|t|rules|assets)\//,
    );
});

test("every sheet is a native dialog", () => {
  for (const file of files) expect(readFileSync(file, "utf8"), file).not.toMatch(/role="(?:alert)?dialog"/);
});
