// Every word on the page, from the same Fluent files that the server and the terminal use.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { address } from "./address";
import type { Say, Value } from "./protocol";
import { settings } from "./settings.svelte";

const FALLBACK = "en";

const bundles = new Map<string, FluentBundle>();

export const language = $state({ locale: "", known: [FALLBACK] as string[], ready: false });

async function load(locale: string): Promise<void> {
  if (bundles.has(locale)) return;
  const answer = await fetch(address(`api/texts/${locale}`));
  if (!answer.ok) throw new Error(`no texts for ${locale}`);
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(locale, bundle);
}

/** Load a language (and English, which stands in for what it lacks) and speak it from now on. */
export async function speak(locale: string): Promise<void> {
  await Promise.all([load(FALLBACK), locale === FALLBACK ? null : load(locale)]);
  language.locale = locale;
  language.ready = true;
  settings.locale = locale;
  document.documentElement.lang = locale;
}

/** Find out which languages there are, and speak the reader's. */
export async function begin(): Promise<void> {
  const answer = await fetch(address("api/locales"));
  if (answer.ok) language.known = (await answer.json()) as string[];
  const wanted = [settings.locale, ...navigator.languages.map((name) => name.slice(0, 2))];
  await speak(wanted.find((name) => language.known.includes(name)) ?? FALLBACK);
}

function lookup(id: string): [FluentBundle, string] | null {
  for (const locale of [language.locale, FALLBACK]) {
    const bundle = bundles.get(locale);
    if (bundle?.getMessage(id)?.value) return [bundle, id];
  }
  return null;
}

export function has(id: string): boolean {
  return language.ready && lookup(id) !== null;
}

/** The name of each seat or team as sentences should have it. */
export type Names = (seat: number) => string;

/** The text of an id. Arguments that are seats become names, arrays of piece codes become lists of piece names. */
export function t(id: string, args: Record<string, Value | undefined> = {}, names?: Names): string {
  const found = language.ready ? lookup(id) : null;
  if (!found) return language.ready ? id : "";
  const [bundle, name] = found;
  const pattern = bundle.getMessage(name)?.value;
  if (!pattern) return id;
  const shown: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) shown[key] = argument(value, names);
  return bundle.formatPattern(pattern, shown, []).replace(/(^|[\s(:,])-(?=\d)/g, "$1−");
}

function argument(value: Value | undefined, names?: Names): string | number {
  if (Array.isArray(value)) return pieceNames(value);
  if (value !== null && typeof value === "object") {
    if ("id" in value) return say(value, names);
    const number = "seat" in value ? value.seat : value.side;
    return names ? names(number) : number;
  }
  if (typeof value === "number") return value;
  return value === undefined || value === null ? "" : String(value);
}

export function say(message: Say, names?: Names): string {
  return t(message.id, message.args, names);
}

export function pieceName(code: string): string {
  return has(`piece-${code}`) ? t(`piece-${code}`) : code;
}

/** The pieces a message names, each argument's own copies kept, those of an earlier argument left out. */
export function piecesOf(args: Say["args"]): string[] {
  const found: string[] = [];
  for (const value of Object.values(args ?? {}))
    if (Array.isArray(value)) found.push(...value.filter((code) => has(`piece-${code}`) && !found.includes(code)));
  return found;
}

export function pieceNames(codes: readonly string[]): string {
  return listed(codes.map(pieceName));
}

export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** A number with a true minus sign and, where `sign`, a plus. */
export function points(n: number, sign = false): string {
  return n < 0 ? `−${-n}` : sign && n > 0 ? `+${n}` : String(n);
}

/** A name of the code (`captured:over_the_hills`) as part of a message id. */
export function textId(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
