// Sizes of pieces that fit an area. Lengths in CSS pixels; `ratio` is height by width.

export interface Fit {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** From the left edge of one piece to that of the next: below `width` they overlap. */
  step: number;
}

/** The largest pieces of which `count` fit side by side, in as many rows as serve best. */
export function fitGrid(
  count: number,
  width: number,
  height: number,
  ratio: number,
  gap: number,
  largest: number,
): Fit {
  let best: Fit = { width: 0, height: 0, columns: 1, rows: 1, step: 0 };
  const n = Math.max(count, 1);
  for (let rows = 1; rows <= n; rows++) {
    const columns = Math.ceil(n / rows);
    const w = Math.min((width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows / ratio, largest);
    if (w > best.width) best = { width: w, height: w * ratio, columns, rows, step: w + gap };
  }
  return { ...best, width: Math.max(best.width, 0), height: Math.max(best.height, 0) };
}

/**
 * A hand in at most `maxRows` rows of pieces as large as the height allows; they overlap down to `leastStep` of a
 * piece's width before they become smaller.
 */
export function fitHand(
  count: number,
  width: number,
  height: number,
  ratio: number,
  gap: number,
  largest: number,
  maxRows: number,
  leastStep = 1,
): Fit {
  let best: Fit = { width: 0, height: 0, columns: 1, rows: 1, step: 0 };
  let worth = 0;
  const n = Math.max(count, 1);
  for (let rows = 1; rows <= Math.min(maxRows, n); rows++) {
    const columns = Math.ceil(n / rows);
    const byHeight = (height - gap * (rows - 1)) / rows / ratio;
    const spread = columns === 1 ? 1 : leastStep * (columns - 1) + 1;
    const byWidth = leastStep < 1 ? width / spread : (width - gap * (columns - 1)) / columns;
    const w = Math.max(0, Math.min(byHeight, byWidth, largest));
    const step = columns === 1 ? w + gap : Math.min(w + gap, (width - w) / (columns - 1));
    // A piece of which little shows is as hard to press as a small one.
    const value = Math.min(w, step * 1.6);
    if (value > worth + 0.5) {
      worth = value;
      best = { width: w, height: w * ratio, columns, rows, step };
    }
  }
  return best;
}
