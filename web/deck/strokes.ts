/**
 * Letters and figures as strokes in a box of 64 x 100: heavy, they are the index of a card; thin,
 * they are pencilled on the score pad. One hand draws everything.
 */
export const STROKES: Readonly<Record<string, string>> = {
  "0": "M32 1C0 1 0 99 32 99C64 99 64 1 32 1",
  "1": "M14 20 34 2V100",
  "2": "M7 27C7-9 57-9 57 26C57 48 30 62 6 100H60",
  "3": "M9 2H56L31 38C68 38 68 99 30 99C16 99 8 93 4 84",
  "4": "M46 100V2L4 70H62",
  "5": "M55 2H15L11 46C20 38 28 36 34 36C68 38 68 99 29 99C16 99 8 93 4 85",
  "6": "M50 3C20 12 4 44 4 68C4 110 60 110 60 68C60 30 14 30 6 60",
  "7": "M4 2H59C40 30 27 64 25 100",
  "8": "M32 47C6 45 6 1 32 1C58 1 58 45 32 47C-3 50-3 99 32 99C67 99 67 50 32 47",
  "9": "M14 97C44 88 60 56 60 32C60-10 4-10 4 32C4 70 50 70 58 40",
  T: "M2 22 17 2V100M60 1C33 1 33 99 60 99C87 99 87 1 60 1",
  A: "M4 100 32 2 60 100M14 68H50",
  J: "M24 2H60M45 2V70C45 107 8 107 4 76",
  Q: "M32 1C-5 1-5 99 32 99C69 99 69 1 32 1M38 72 62 104",
  K: "M8 1V100M58 1 10 60M25 43 60 100",
  R: "M8 100V2H32C62 2 62 54 32 54H8M34 54 60 100",
  D: "M8 2V98H26C70 98 70 2 26 2Z",
  V: "M4 1 32 98 60 1",
  E: "M56 2H9V98H58M9 50H48",
  O: "M32 1C-5 1-5 99 32 99C69 99 69 1 32 1",
  minus: "M10 52H54",
  plus: "M8 52H56M32 28V76",
};

/** A letter or figure, its upper left corner at x and y, so high, drawn with so thick a stroke. */
export function stroke(sign: string, x: number, y: number, height: number, width: number): string {
  const scale = height / 100;
  return (
    `<path transform="translate(${x} ${y}) scale(${scale})" d="${STROKES[sign]}" fill="none" ` +
    `stroke="currentColor" stroke-width="${+(width / scale).toFixed(1)}" ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
