// Score lines added up: who pays whom, and a score as a sum.
import type { Line } from "./protocol";

/** What each side pays each other: `paid[from][to]`, only what is left after setting off; null where nothing is paid. */
export function payments(lines: readonly Line[], sides: number): number[][] | null {
  const paid = Array.from({ length: sides }, () => Array<number>(sides).fill(0));
  let any = false;
  for (const { from, to, points } of lines) {
    if (from === undefined || from === to) continue;
    any = true;
    const row = paid[from];
    if (row) row[to] = (row[to] ?? 0) + points;
  }
  if (!any) return null;
  for (let a = 0; a < sides; a++)
    for (let b = a + 1; b < sides; b++) {
      const net = (paid[a]?.[b] ?? 0) - (paid[b]?.[a] ?? 0);
      const [one, other] = [paid[a], paid[b]];
      if (one) one[b] = Math.max(net, 0);
      if (other) other[a] = Math.max(-net, 0);
    }
  return paid;
}

/** A side's score as a sum: its own lines (one number where they are many), then what it is paid and pays. */
export function terms(lines: readonly Line[], side: number): number[] {
  const own = lines.filter((line) => line.from === undefined && line.to === side).map((line) => line.points);
  const total = own.reduce((sum, n) => sum + n, 0);
  let moved = 0;
  let moves = false;
  for (const { from, to, points } of lines) {
    if (from === undefined || from === to) continue;
    if (to === side) moved += points;
    if (from === side) moved -= points;
    moves ||= to === side || from === side;
  }
  return [...(own.length > 3 ? [total] : own), ...(moves ? [moved] : [])];
}
