// Settings, kept on this device.
import type { Speed } from "./pace";

export interface Settings {
  speed: Speed;
  sound: boolean;
  felt: "green" | "indigo" | "paper";
  theme: "system" | "dark" | "light";
  fourColour: boolean;
  aids: boolean;
  oneTap: boolean;
  motion: "system" | "less" | "full";
  locale: string;
  level: number;
  sheet: boolean;
  coached: string[];
}

const KEY = "zashiki-settings";

const DEFAULTS: Settings = {
  speed: "normal",
  sound: false,
  felt: "green",
  theme: "system",
  fourColour: false,
  aids: true,
  oneTap: false,
  motion: "system",
  locale: "",
  level: 2,
  sheet: true,
  coached: [],
};

function stored(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found !== null && typeof found === "object" ? { ...DEFAULTS, ...found } : { ...DEFAULTS };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(stored());

/** Keep the settings whenever one changes, and set on the page what style sheets read. */
export function keepSettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  $effect(() => {
    const root = document.documentElement;
    const apply = (): void => {
      root.dataset.felt = settings.felt;
      root.dataset.theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
      root.dataset.motion = settings.motion === "system" ? (calm.matches ? "less" : "full") : settings.motion;
    };
    apply();
    dark.addEventListener("change", apply);
    calm.addEventListener("change", apply);
    return () => {
      dark.removeEventListener("change", apply);
      calm.removeEventListener("change", apply);
    };
  });
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

export function isCalm(): boolean {
  return document.documentElement.dataset.motion === "less";
}
