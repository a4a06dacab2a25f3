// The pictures of the decks: one sprite per deck, put into the page once.
import { SvelteMap } from "svelte/reactivity";
import { address } from "./address";

/** Height by width of the pieces of each deck, as drawn. */
export const RATIO = new SvelteMap<string, number>();

/** Codes of each deck whose sprite is in the page. */
export const decks = new SvelteMap<string, Set<string>>();
const asked = new Map<string, Promise<void>>();

async function fetchDeck(deck: string, key: string, fourColour: boolean): Promise<void> {
  const answer = await fetch(address(`api/art/${deck}.svg${fourColour ? "?four_colour=1" : ""}`));
  if (!answer.ok) throw new Error(`no art for ${deck}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  const svg = document.importNode(parsed, true) as unknown as SVGSVGElement;
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  const codes = new Set<string>();
  for (const symbol of svg.querySelectorAll("symbol")) {
    const box = symbol.viewBox.baseVal;
    if (box.width > 0) RATIO.set(deck, box.height / box.width);
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

/** The id of a piece's picture in the page; null code: the back. */
export function artId(code: string | null, deck: string, fourColour: boolean): string {
  const key = deck === "french" && fourColour && decks.has("french4") ? "french4" : deck;
  if (code === null) return `${key}-back`;
  return `${key}-${code}`;
}
