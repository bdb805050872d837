import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("../src/look/tokens.css", import.meta.url), "utf-8");

type Colours = Record<string, string>;

function block(selector: string): Colours {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) return {};
  const body = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]));
}

function theme(name: string, suits: string): Colours {
  const parts = [
    block(":root"),
    suits === "four" ? block('[data-suits="four"]') : {},
    name === "light" ? {} : block(`[data-theme="${name}"]`),
    suits === "four" ? block(`[data-theme="${name}"][data-suits="four"]`) : {},
  ];
  return Object.assign({}, ...parts) as Colours;
}

function luminance(colours: Colours, name: string): number {
  let value = colours[name] ?? "";
  while (value.startsWith("var(")) value = colours[value.slice(6, -1)] ?? "";
  const short = value.slice(1);
  const hex = short.length === 3 ? [...short].map((c) => c + c).join("") : short;
  expect(hex, name).toMatch(/^[0-9a-f]{6}$/);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(colours: Colours, one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colours, one), luminance(colours, other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = [
  ...["cloth", "cloth-2", "cloth-3"].map((under) => ["cloth-ink", under]),
  ...["ink", "ink-2", "pencil", "do", "warn"].flatMap((over) => [
    [over, "paper"],
    [over, "paper-2"],
  ]),
  ["do-ink", "do"],
  ["warn-ink", "warn"],
  ["ink", "wall"],
  ["do", "wall"],
];
const SHAPES = [
  ...["h", "d", "s", "c"].flatMap((suit) => [
    [`suit-${suit}`, "card-face"],
    [`suit-${suit}`, "card-off"],
    [`suit-${suit}`, "card-tint"],
    [`mark-${suit}`, "paper"],
    [`mark-${suit}`, "paper-2"],
  ]),
  ["back-2", "card-face"],
  ["edge", "paper"],
  ["focus", "cloth"],
  ["ring", "cloth"],
  ["do-edge", "cloth"],
];

for (const name of ["light", "dark", "contrast"]) {
  for (const suits of ["two", "four"]) {
    test(`what is read and what is looked at stands out: ${name}, ${suits} colours`, () => {
      const colours = theme(name, suits);
      const weak = (pairs: string[][], least: number) =>
        pairs.filter(([over = "", under = ""]) => contrast(colours, over, under) < least);
      expect(weak(TEXT, 4.5)).toEqual([]);
      expect(weak(SHAPES, 3)).toEqual([]);
    });
  }
}
