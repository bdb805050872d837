/** A browser without idle times waits so long, in milliseconds. */
const A_WHILE = 300;

/** Do something that takes time, and that nobody waits for, when the browser has nothing to do. */
export function whenQuiet(doing: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => doing());
  else setTimeout(doing, A_WHILE);
}
