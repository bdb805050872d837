import { COURT, person } from "./people.ts";
import { stroke } from "./strokes.ts";
import { SUITS, sign } from "./suits.ts";

/**
 * What lies on a card beside its index, in the card's own box of 200 x 280: the big sign, the open
 * hand of a five, the court, the jokers. All of it stays right of x = 82 or below the index, so
 * that a card of which only the left 45 % can be seen is still told by rank and suit.
 */

const LINE =
  'stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"';

/** A five has five fingers: an open hand with the suit in its palm. */
function hand(suit: string): string {
  const fingers = "M112 226 90 196M122 200 116 140M142 196 142 124M161 200 168 138M172 220 187 168";
  const palm = "M122 222 160 222 154 244 130 244Z";
  // Two passes of thick strokes, the second one thinner, leave an outline.
  const pass = (finger: number, wrist: number, colour: string): string =>
    `<path d="${fingers}" stroke="${colour}" stroke-width="${finger}" stroke-linecap="round" fill="none"/>` +
    `<path d="${palm}" stroke="${colour}" stroke-width="${wrist}" stroke-linejoin="round" fill="${colour}"/>`;
  const drawn = pass(22, 52, "currentColor") + pass(13, 43, "var(--card-tint)");
  return `<g transform="translate(2 -2)">${drawn}${sign(suit, 112, 201, 58)}</g>`;
}

/** The ace of hearts is always a trump: the only ace with a second line round it. */
function aceOfHearts(): string {
  const round = `<path transform="translate(78 149) scale(1.18)" d="${SUITS.H}" fill="none" stroke="currentColor" stroke-width="6"/>`;
  return sign("H", 96, 167, 82) + round;
}

function court(card: string): string {
  const looks = COURT[card];
  if (!looks) throw new Error(`${card} is not of the court`);
  const mark = card.startsWith("J") ? "" : sign(card.slice(-1), 49, 24, 20);
  return `<g transform="translate(76 108) scale(1.12)">${person(looks)}${mark}</g>`;
}

const STAR = "M50 2 61 38 98 38 68 60 80 96 50 74 20 96 32 60 2 38 39 38Z";
const HAT = "M34 46 60 2 86 46C70 40 50 40 34 46Z";

const CAT =
  `<path d="M24 44 26 78C14 130 106 130 94 78L96 44 78 58C66 52 54 52 42 58Z" fill="var(--card-tint)" ${LINE}/>` +
  `<path d="M44 82v5M76 82v5M60 94v4M60 98Q52 106 46 102M60 98Q68 106 74 102M20 92 2 88M20 102 4 106M100 92 118 88M100 102 116 106" fill="none" ${LINE}/>` +
  `<path d="${HAT}" transform="translate(0 8)" fill="currentColor" ${LINE}/><circle cx="60" cy="8" r="9" fill="var(--card-face)" ${LINE}/>`;
const CROW =
  `<path d="M26 120C18 70 40 46 62 46C84 46 92 62 92 78L118 92 90 98C88 116 80 126 70 128L30 146Z" fill="currentColor" ${LINE}/>` +
  `<path d="M92 78 118 92 90 98" fill="var(--card-tint)" ${LINE}/><circle cx="74" cy="76" r="8" fill="var(--card-face)"/><circle cx="76" cy="76" r="3.5" fill="currentColor"/>` +
  `<path d="${HAT}" transform="translate(-4 6) rotate(-8 60 30)" fill="var(--card-tint)" ${LINE}/><circle cx="50" cy="8" r="9" fill="currentColor"/>`;

/** A joker: a star for an index, full or hollow, the word up the side, and a cat or a crow. */
function joker(animal: string, star: "currentColor" | "none"): string {
  const word = [..."JOKER"].map((letter, i) => stroke(letter, i * 30, 0, 34, 6)).join("");
  return (
    `<path transform="translate(18 20) scale(.8)" d="${STAR}" fill="${star}" stroke="currentColor" stroke-width="9" stroke-linejoin="round"/>` +
    `<g transform="translate(22 264) rotate(-90)">${word}</g>` +
    `<g transform="translate(68 122) scale(1.06 1.02)">${animal}</g>`
  );
}

/** A back: a scrap of gingham with a hem, and the name of the game in pencil. */
function back(): string {
  const across = Array.from({ length: 5 }, (_, i) => `M${20 + i * 40} 18V262`);
  const down = Array.from({ length: 6 }, (_, i) => `M18 ${30 + i * 40}H182`);
  const threads = (lines: string[]): string =>
    `<path d="${lines.join("")}" stroke="var(--back-2)" stroke-opacity=".55" stroke-width="20"/>`;
  const cloth = '<rect x="14" y="14" width="172" height="252" rx="8"';
  return (
    `${cloth} fill="var(--back-1)"/>` +
    threads(across) +
    threads(down) +
    `${cloth} fill="none" stroke="var(--back-2)" stroke-width="5"/>` +
    `<circle cx="100" cy="140" r="46" fill="var(--card-face)"/>` +
    `<g color="var(--back-2)">${stroke("4", 68, 118, 44, 7)}${stroke("5", 104, 118, 44, 7)}</g>`
  );
}

/** Every picture by its name: a card's own, such as QH, 5S, AH, RJ, or that of its suit. */
export function pictures(): Map<string, string> {
  const all = new Map<string, string>();
  for (const suit of Object.keys(SUITS)) {
    all.set(suit, sign(suit, 86, 166, 102));
    all.set(`A${suit}`, suit === "H" ? aceOfHearts() : sign(suit, 80, 152, 112));
    all.set(`5${suit}`, hand(suit));
  }
  for (const card of Object.keys(COURT)) all.set(card, court(card));
  all.set("RJ", joker(CAT, "currentColor"));
  all.set("BJ", joker(CROW, "none"));
  all.set("back", back());
  return all;
}
