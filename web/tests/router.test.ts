import { expect, test } from "vitest";
import { find } from "../src/router.svelte.ts";
import { nameOf } from "../src/screens.ts";

const names = ["lobby", "table", "card-night", "not-found"];

test("a screen is called as its file is", () => {
  expect(nameOf("./screens/Table.svelte")).toBe("table");
  expect(nameOf("./screens/CardNight.svelte")).toBe("card-night");
});

test("the bare address is the lobby", () => {
  expect(find("/", names)).toEqual({ name: "lobby", rest: [] });
});

test("a screen gets what follows its name", () => {
  expect(find("/table/K7QM/2/", names)).toEqual({ name: "table", rest: ["K7QM", "2"] });
});

test("an address that leads nowhere is told so", () => {
  for (const path of ["/tables", "/not-found", "/toString", "/__proto__"]) {
    expect(find(path, names).name).toBe("not-found");
  }
});
