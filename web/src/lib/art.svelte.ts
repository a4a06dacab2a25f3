// The pictures of the decks: one sprite per deck, put into the page once.
import { SvelteMap } from "svelte/reactivity";

export const RATIO: Record<string, number> = { hanafuda: 328 / 200, unsun: 312 / 200, french: 1.4, dominoes: 2.5 };

/** Codes of each deck whose sprite is in the page. */
export const decks = new SvelteMap<string, Set<string>>();
const asked = new Map<string, Promise<void>>();

async function fetchDeck(deck: string, key: string, fourColour: boolean): Promise<void> {
  const answer = await fetch(`/api/art/${deck}.svg${fourColour ? "?four_colour=1" : ""}`);
  if (!answer.ok) throw new Error(`no art for ${deck}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  const svg = document.importNode(parsed, true) as unknown as SVGSVGElement;
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  const codes = new Set<string>();
  for (const symbol of svg.querySelectorAll("symbol")) {
    const box = symbol.viewBox.baseVal;
    if (box.width > 0 && deck in RATIO) RATIO[deck] = box.height / box.width;
    codes.add(symbol.id.slice(deck.length + 1));
    if (fourColour) symbol.id = symbol.id.replace(deck, key);
  }
  document.body.prepend(svg);
  decks.set(key, codes);
}

/** Have the pictures of a deck in the page. Failing to only leaves the pieces without pictures. */
export function needDeck(deck: string, fourColour = false): Promise<void> {
  const four = fourColour && deck === "french";
  const key = four ? "french4" : deck;
  let waiting = asked.get(key);
  if (!waiting) {
    waiting = fetchDeck(deck, key, four).catch(() => {
      asked.delete(key);
    });
    asked.set(key, waiting);
  }
  return waiting;
}

const HANAFUDA = /^(1[0-2]|[1-9])[LASD][123]?$/;
const UNSUN = /^[PIKOG]([1-9]|Ka|Re|Ro|So|Un|Su)$/;
const FRENCH = /^([3-9TJQKA2][cdhs]|x|X)$/;
const DOMINO = /^[1-6][1-6]$/;

/** The deck whose code this is; null for anything else. */
export function deckOf(code: string): string | null {
  if (HANAFUDA.test(code)) return "hanafuda";
  if (UNSUN.test(code)) return "unsun";
  if (FRENCH.test(code)) return "french";
  return DOMINO.test(code) ? "dominoes" : null;
}

/** The id of a piece's picture in the page; null code: the back. */
export function artId(code: string | null, deck: string, fourColour: boolean): string {
  const key = deck === "french" && fourColour && decks.has("french4") ? "french4" : deck;
  if (code === null) return `${key}-back`;
  return `${key}-${code}`;
}
