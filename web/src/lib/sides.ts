// Whom points are counted for: seats, or teams where a game has them.
import type { State } from "./protocol";
import type { Table } from "./table.svelte";
import { has, t, type Names } from "./texts.svelte";

/** Whether the points of this state are those of teams. */
export function hasTeams(state: State): boolean {
  return Array.isArray(state.view?.teams);
}

/** The name of each side, by its number. */
export function sideName(table: Table, state: State): Names {
  if (!hasTeams(state)) return table.nameOf;
  return (side) => {
    const letter = String.fromCharCode(65 + side);
    const id = `${state.game}-team-${letter}`;
    const name = has(id) ? t(id) : letter;
    return ownSide(state) === side ? t("web-you-named", { name }) : name;
  };
}

/** The side of the viewer, null for an onlooker. */
export function ownSide(state: State): number | null {
  if (state.you === null) return null;
  return hasTeams(state) ? state.you % (state.view.teams as unknown[]).length : state.you;
}
