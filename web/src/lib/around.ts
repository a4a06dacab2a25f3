// Who sits where on the screen, seen from one seat at the bottom.

/** The other seats from left to right across the table. In clockwise games the next to play sits on the left. */
export function acrossFrom(you: number | null, seats: number, clockwise: boolean): number[] {
  const own = you ?? 0;
  const others = Array.from({ length: seats - 1 }, (_, i) => (own + 1 + i) % seats);
  return clockwise ? others : others.reverse();
}
