// What the page says to those who hear it. Each sentence is added to a log and none replaces another, so that a screen reader
// reads them all in turn, however fast the table is.
const KEPT = 40;

export class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  private next = 0;

  say(text: string): void {
    if (text !== "") this.lines = [...this.lines, { id: this.next++, text }].slice(-KEPT);
  }
}
