// A double press: two presses on one and the same thing, within its own bounds and a short time. What the browser counts as one
// may hit two neighbours.
export const DOUBLE_WITHIN = 450;

export class Presses {
  private last: { what: string; at: number } | null = null;

  /** Whether this press on `what`, at a time in milliseconds, is the second of a double press. */
  isDouble(what: string, at: number): boolean {
    const double = this.last !== null && this.last.what === what && at - this.last.at <= DOUBLE_WITHIN;
    this.last = double ? null : { what, at };
    return double;
  }
}
