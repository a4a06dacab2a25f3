// Which action a selection of pieces means. Legality is the server's: here actions are only looked up.
import type { Action } from "./protocol";

/** Names of the places in a hand: the code, and `#2` where the same piece stands twice. */
export function slots(hand: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return hand.map((code) => {
    const times = (seen.get(code) ?? 0) + 1;
    seen.set(code, times);
    return times === 1 ? code : `${code}#${times}`;
  });
}

export function codeOf(slot: string): string {
  return slot.split("#")[0] ?? slot;
}

export function samePieces(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const left = [...a].sort();
  const right = [...b].sort();
  return left.every((code, i) => code === right[i]);
}

/** Whether some action takes more than one piece of one's own. */
export function choosesSeveral(actions: readonly Action[]): boolean {
  return actions.some((action) => action.pieces.length > 1);
}

/** The actions that these pieces make, all of those with the chosen target where one is chosen. */
export function fitting(actions: readonly Action[], codes: readonly string[], target: string | null): Action[] {
  if (codes.length === 0) return [];
  const fits = actions.filter((action) => samePieces(action.pieces, codes));
  if (target === null) return fits;
  const aimed = fits.filter((action) => action.targets.includes(target));
  return aimed.length > 0 ? aimed : fits;
}

/** Actions that are not chosen by pieces of the hand: pass, declare, or something done with a piece that lies elsewhere. */
export function bare(actions: readonly Action[], hand: readonly string[]): Action[] {
  if (forcedPiece(actions, hand) !== null) return [];
  return actions.filter((action) => action.pieces.length === 0 || !within(action.pieces, hand));
}

function within(pieces: readonly string[], hand: readonly string[]): boolean {
  const left = [...hand];
  return pieces.every((code) => {
    const place = left.indexOf(code);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The piece that all actions play though it is not in the hand (a card from the stock), or null. */
export function forcedPiece(actions: readonly Action[], hand: readonly string[]): string | null {
  const first = actions[0]?.pieces[0];
  if (first === undefined || hand.includes(first)) return null;
  return actions.every((action) => samePieces(action.pieces, [first])) ? first : null;
}

/** The selection after one place was pressed. */
export function pressed(selected: readonly string[], slot: string, several: boolean): string[] {
  if (selected.includes(slot)) return selected.filter((other) => other !== slot);
  return several ? [...selected, slot] : [slot];
}
