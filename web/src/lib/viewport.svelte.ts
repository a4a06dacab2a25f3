// How large the window is, and what follows for the layout of a table.

export const viewport = $state({ width: innerWidth, height: innerHeight });

addEventListener("resize", () => {
  viewport.width = innerWidth;
  viewport.height = innerHeight;
});

/** Room for the side sheet beside the table. */
export function isWide(): boolean {
  return viewport.width >= 1080;
}

export function isNarrow(): boolean {
  return viewport.width < 700;
}

export function isShort(): boolean {
  return viewport.height < 740;
}
