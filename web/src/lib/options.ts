// Options in words.
import type { OptionFact } from "./protocol";
import { has, t } from "./texts.svelte";

export function optionLabel(game: string, option: OptionFact): string {
  const id = `${game}-option-${option.name.replaceAll("_", "-")}`;
  return has(id) ? t(id) : option.name.replaceAll("_", " ");
}

/** An option with its value: short (`name: value`) or as the whole sentence. */
export function optionText(game: string, option: OptionFact, value: string | number | boolean, short = false): string {
  const shown = typeof value === "boolean" ? t(value ? "web-on" : "web-off") : String(value);
  return `${short ? option.name.replaceAll("_", " ") : optionLabel(game, option)}: ${shown}`;
}
