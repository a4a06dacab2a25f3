// The seats this page was given when it set tables up. Whoever was given a seat and is shown none has no cookie.
const given = new Map<string, number>();

export function remember(table: string, seat: number | null): void {
  if (seat !== null) given.set(table, seat);
}

/** Whether a seat was given at this table. */
export function wasSeated(table: string): boolean {
  return given.has(table);
}
