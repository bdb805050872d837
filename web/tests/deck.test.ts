import { expect, test } from "vitest";
import { sprite } from "../deck/sprite.ts";
import { factsOf, letterOf, pictureOf, suitOf } from "../src/cards/card.ts";

const cards = [..."HDSC"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
const drawn = sprite();

test("there is all that the 54 cards and their back are drawn with", () => {
  const wanted = [...cards, "RJ", "BJ"].flatMap((card) => {
    const index = suitOf(card)
      ? [`index-${letterOf(card, "english")}`, `index-${letterOf(card, "french")}`]
      : [];
    return [...index, `picture-${pictureOf(card)}`];
  });
  for (const id of [...wanted, "picture-back", "suit-H", "pencil-minus", "pencil-0"]) {
    expect(drawn).toContain(`id="${id}"`);
  }
});

test("nothing is drawn with a style that the page's policy would refuse", () => {
  expect(drawn).not.toMatch(/<style|style=|<script|url\(/);
});

test("kings, queens and jacks carry R D V where that is asked", () => {
  expect(["KH", "QH", "JH", "AH", "TH"].map((card) => letterOf(card, "french"))).toEqual([
    ..."RDVAT",
  ]);
});

test("an ace, a five, the court and the jokers have pictures of their own", () => {
  expect(["AS", "5D", "QC", "RJ", "9H", "TS"].map(pictureOf)).toEqual([
    "AS",
    "5D",
    "QC",
    "RJ",
    "H",
    "S",
  ]);
});

test("a sentence is told of a card by its rank and suit", () => {
  expect(factsOf("TS")).toEqual({ r: 10, s: "S" });
  expect(factsOf("QH")).toEqual({ r: "Q", s: "H" });
  expect(factsOf("BJ")).toEqual({ r: "BJ", s: "" });
});
