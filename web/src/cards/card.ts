/** The suit of a card that is written in two letters, such as 5H; none for a joker. */
export function suitOf(card: string): string | null {
  return card === "RJ" || card === "BJ" ? null : card.slice(-1);
}

/** The letter in a card's corner: R D V in place of K Q J where that is asked. */
export function letterOf(card: string, letters: "english" | "french"): string {
  const rank = card.slice(0, -1);
  const french: Record<string, string> = { K: "R", Q: "D", J: "V" };
  return letters === "french" ? (french[rank] ?? rank) : rank;
}

const OWN = new Set(["A", "5", "K", "Q", "J"]);

/** Whose picture a card shows: its own, or the big sign of its suit. */
export function pictureOf(card: string): string {
  const suit = suitOf(card);
  return suit === null || OWN.has(card.slice(0, -1)) ? card : suit;
}

/** What a sentence is told of a card: its rank `r` and its suit `s`, as the .ftl files take them. */
export function factsOf(card: string): { r: string | number; s: string } {
  const suit = suitOf(card);
  if (suit === null) return { r: card, s: "" };
  const rank = card.slice(0, -1).replace("T", "10");
  return { r: /\d/.test(rank) ? Number(rank) : rank, s: suit };
}
