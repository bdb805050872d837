/** How one of the court looks. */
export interface Looks {
  hat: keyof typeof HATS;
  hair: keyof typeof HAIR;
  beard?: keyof typeof BEARDS;
  wears?: readonly (keyof typeof WEAR)[];
}

const LINE =
  'stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"';
const FINE = 'stroke="currentColor" stroke-width="3" stroke-linejoin="round"';
const INK = 'fill="currentColor"';
const SKIN = 'fill="var(--card-tint)"';

const line = (d: string): string => `<path d="${d}" fill="none" ${LINE}/>`;
const solid = (d: string): string => `<path d="${d}" ${INK} ${LINE}/>`;
const light = (d: string): string => `<path d="${d}" ${SKIN} ${LINE}/>`;
const hair = (d: string): string => `<path d="${d}" ${INK} ${FINE}/>`;

/** Hair: what falls behind the head, and what lies on it. */
const HAIR = {
  short: ["", "M31 66C28 34 50 30 62 32C84 30 92 44 89 66C84 58 82 52 78 48C64 54 44 52 40 50C36 54 34 60 31 66Z"],
  bald: ["", "M32 72C30 66 30 62 32 58C35 62 36 68 36 74ZM88 72C90 66 90 62 88 58C85 62 84 68 84 74Z"],
  long: [
    "M30 62C20 100 24 118 20 124H100C96 118 100 100 90 62Z",
    "M30 72C26 32 94 32 90 72C86 60 76 50 60 46C44 50 34 60 30 72Z",
  ],
  bob: [
    "M28 58C24 80 24 92 28 98H92C96 92 96 80 92 58Z",
    "M29 74C26 32 94 32 91 74C88 64 86 60 84 56C66 58 46 58 36 54C34 60 32 66 29 74Z",
  ],
  curls: [
    "M32 50A14 14 0 0 0 24 72A14 14 0 0 0 24 94A13 13 0 0 0 40 104H80A13 13 0 0 0 96 94A14 14 0 0 0 96 72A14 14 0 0 0 88 50Z",
    "M30 64A13 13 0 0 1 40 42A15 15 0 0 1 60 34A15 15 0 0 1 80 42A13 13 0 0 1 90 64C82 58 78 54 74 52C62 56 50 56 46 52C42 54 36 58 30 64Z",
  ],
  braids: [
    "M30 62C20 84 30 92 24 112L34 118 40 90ZM90 62C100 84 90 92 96 112L86 118 80 90Z",
    "M30 66C28 34 60 32 60 46C60 32 92 34 90 66C84 54 72 48 60 46C48 48 36 54 30 66Z",
  ],
} as const;

const BEARDS = {
  full: hair("M32 72C33 112 50 122 60 122C70 122 87 112 88 72C84 84 76 86 60 84C44 86 36 84 32 72Z"),
  long: hair("M32 72C33 116 52 142 60 144C68 142 87 116 88 72C84 84 76 86 60 84C44 86 36 84 32 72Z"),
  moustache: hair("M60 84C50 78 42 84 36 92C48 96 56 92 60 88C64 92 72 96 84 92C78 84 70 78 60 84Z"),
  whiskers: hair(
    "M32 62C30 84 36 98 46 102C42 90 38 76 38 62ZM88 62C90 84 84 98 74 102C78 90 82 76 82 62Z",
  ),
} as const;

/** The mouth in a beard is a light line; under a moustache it is short. */
const MOUTH: Readonly<Record<string, string>> = {
  full: `<path d="M52 94Q60 99 68 94" fill="none" stroke="var(--card-tint)" stroke-width="4.5" stroke-linecap="round"/>`,
  long: `<path d="M52 94Q60 99 68 94" fill="none" stroke="var(--card-tint)" stroke-width="4.5" stroke-linecap="round"/>`,
  moustache: line("M52 97Q60 101 68 97"),
};

const WEAR = {
  spectacles:
    `<path d="M40 70a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM60 70a10 10 0 1 0 20 0a10 10 0 1 0-20 0" ` +
    `fill="none" stroke="currentColor" stroke-width="3.5"/>`,
  tie: solid("M60 122 44 114V132ZM60 122 76 114V132Z"),
  scarf: solid("M42 108C52 118 68 118 78 108L84 118C70 130 50 130 36 118ZM66 124 76 150H88L80 120"),
  collar: line("M48 112 60 130 72 112M60 130V150"),
  beads:
    `<path d="M44 114C48 136 72 136 76 114" fill="none" stroke="currentColor" stroke-width="7" ` +
    `stroke-dasharray="0.1 9" stroke-linecap="round"/>`,
  freckles:
    `<path d="M44 82h.1M50 85h.1M70 85h.1M76 82h.1" fill="none" stroke="currentColor" ` +
    `stroke-width="4" stroke-linecap="round"/>`,
} as const;

/** Crowns are cut from paper; the jack wears a cap. */
const HATS = {
  crown: light("M26 48 20 6 40 24 60 0 80 24 100 6 94 48C72 40 48 40 26 48Z"),
  tiara: light("M30 46 26 16 45 30 60 10 75 30 94 16 90 46C72 39 48 39 30 46Z"),
  cap: solid(
    "M24 50C22 24 46 18 62 20C86 18 100 34 98 46C78 42 52 42 24 50ZM24 50C14 54 14 60 20 60C38 54 60 50 70 46",
  ),
} as const;

/** One of the court, in a box of 120 x 150: head and shoulders. */
export function person({ hat, hair: kind, beard, wears = [] }: Looks): string {
  const [behind, above] = HAIR[kind];
  return [
    behind && solid(behind),
    light("M16 150C17 124 38 117 48 112V98H72V112C82 117 103 124 104 150Z"),
    light("M32 62C32 34 88 34 88 62V76C88 94 74 108 60 108C46 108 32 94 32 76Z"),
    hair(above),
    beard ? BEARDS[beard] : "",
    line("M50 67v4M70 67v4M60 70l-3 11h5"),
    MOUTH[beard ?? ""] ?? line("M50 93Q60 99 70 93"),
    ...wears.map((thing) => WEAR[thing]),
    HATS[hat],
  ].join("");
}

/** The twelve of the court, by card. */
export const COURT: Readonly<Record<string, Looks>> = {
  KH: { hat: "crown", hair: "short", beard: "full", wears: ["collar"] },
  KD: { hat: "crown", hair: "bald", beard: "moustache", wears: ["tie"] },
  KC: { hat: "crown", hair: "bald", beard: "full", wears: ["spectacles", "collar"] },
  KS: { hat: "crown", hair: "short", beard: "long" },
  QH: { hat: "tiara", hair: "curls", wears: ["beads"] },
  QD: { hat: "tiara", hair: "bob", wears: ["spectacles", "beads"] },
  QC: { hat: "tiara", hair: "braids", wears: ["freckles", "scarf"] },
  QS: { hat: "tiara", hair: "long", wears: ["beads"] },
  JH: { hat: "cap", hair: "short", wears: ["freckles", "tie"] },
  JD: { hat: "cap", hair: "bald", wears: ["spectacles", "scarf"] },
  JC: { hat: "cap", hair: "curls", wears: ["collar"] },
  JS: { hat: "cap", hair: "short", beard: "whiskers", wears: ["scarf"] },
};
