import { pictures } from "./pictures.ts";
import { STROKES, stroke } from "./strokes.ts";
import { SUITS } from "./suits.ts";

const CARD = "0 0 200 280";
const RANKS = "A23456789TJQKRDV";
const FIGURES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "minus", "plus"];

/**
 * All that the deck is drawn with, as the symbols of one hidden <svg>:
 * `index-Q` is the rank in a card's corner, `suit-H` a suit's sign, `picture-QH` what else a card
 * shows, and `pencil-4` a figure on the score pad. Colours are left to the page.
 */
export function sprite(): string {
  const symbols: string[] = [];
  const symbol = (id: string, box: string, body: string): void => {
    symbols.push(`<symbol id="${id}" viewBox="${box}">${body}</symbol>`);
  };
  for (const rank of RANKS) {
    const ten = rank === "T";
    symbol(`index-${rank}`, CARD, stroke(rank, ten ? 20 : 22, 24, 100, ten ? 16 : 17));
  }
  for (const [suit, shape] of Object.entries(SUITS)) {
    symbol(`suit-${suit}`, "0 0 100 100", `<path d="${shape}"/>`);
  }
  for (const [name, body] of pictures()) symbol(`picture-${name}`, CARD, body);
  for (const figure of FIGURES) {
    const d = STROKES[figure];
    symbol(
      `pencil-${figure}`,
      "-8 -8 80 116",
      `<path transform="skewX(-5) translate(5 0)" d="${d}" fill="none" stroke="currentColor" stroke-width="10.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">${symbols.join("")}</svg>`;
}
