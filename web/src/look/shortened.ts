const FEWEST = 2;

/** A name in so many letters, shortened as one writes it: Alphonse, Alph. Two of them always stay. */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  if (letters.length <= Math.max(most, FEWEST + 1)) return name;
  return `${letters.slice(0, Math.max(most - 1, FEWEST)).join("").trimEnd()}.`;
}
