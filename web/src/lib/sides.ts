// Whom points are counted for: seats, or teams where a game has them.
import type { GameFact, State } from "./protocol";
import type { Table } from "./table.svelte";
import { has, t, type Names } from "./texts.svelte";

/** The name of each side, by its number. */
export function sideName(table: Table, state: State): Names {
  const fact = table.fact;
  if (!fact || fact.teams.length === 0) return table.nameOf;
  return (side) => {
    const name = teamName(fact, side);
    return ownSide(state) === side ? t("web-you-named", { name }) : name;
  };
}

export function teamName(fact: GameFact, side: number): string {
  const name = fact.teams[side] ?? String(side);
  const id = `${fact.id}-team-${name}`;
  return has(id) ? t(id) : name;
}

/** The side of the viewer, null for an onlooker. */
export function ownSide(state: State): number | null {
  return state.you === null ? null : (state.sides[state.you] ?? null);
}

/** The place of a side at the end of a match, 1 the first; who has won stands before all others, whatever the totals. */
export function placeOf(side: number | null, totals: readonly number[], winners: readonly number[]): number | null {
  if (side === null) return null;
  if (winners.includes(side)) return 1;
  const own = totals[side] ?? 0;
  return 1 + totals.filter((total, other) => other !== side && (winners.includes(other) || total > own)).length;
}
