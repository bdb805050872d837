import { expect, test } from "vitest";
import { defaults, remembered, written } from "../src/settings.svelte.ts";

const wishing = (languages: string[], ...queries: string[]) =>
  defaults({ languages, prefers: (query) => queries.includes(query) }, ["en", "fr"]);

test("the first language of the browser that there are words in is spoken", () => {
  expect(wishing(["gd", "fr-CA", "en-CA"]).language).toBe("fr");
  expect(wishing(["gd"]).language).toBe("en");
});

test("whoever reads French has French letters on the court", () => {
  expect(wishing(["fr"]).letters).toBe("french");
  expect(wishing(["en"]).letters).toBe("english");
});

test("the theme and the motion are as the browser's owner prefers", () => {
  expect(wishing(["en"])).toMatchObject({ theme: "light", motion: "full" });
  expect(wishing(["en"], "(prefers-color-scheme: dark)").theme).toBe("dark");
  expect(
    wishing(["en"], "(prefers-color-scheme: dark)", "(prefers-contrast: more)").theme,
  ).toBe("contrast");
  expect(wishing(["en"], "(prefers-reduced-motion: reduce)").motion).toBe("none");
});

test("what was chosen is read as it was written, a trick that waits for a tap included", () => {
  const chosen = { theme: "dark", hold: Infinity } as const;
  expect(remembered(written(chosen))).toEqual(chosen);
});

test("what cannot be read is forgotten", () => {
  for (const text of [null, "", "{", "null", "3"]) expect(remembered(text)).toEqual({});
});
