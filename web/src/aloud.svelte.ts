interface Line {
  id: number;
  text: string;
}

/** So many sentences are kept: a screen reader that is slow has not lost them yet. */
const KEPT = 12;

let lines = $state.raw<Line[]>([]);
let count = 0;

/** What has been said lately; each sentence is a new line, so that it is read once. */
export function spokenAloud(): readonly Line[] {
  return lines;
}

/** Have a screen reader say this; the same words twice are said twice. */
export function sayAloud(words: string): void {
  if (words === "") return;
  count += 1;
  lines = [...lines, { id: count, text: words }].slice(-KEPT);
}
