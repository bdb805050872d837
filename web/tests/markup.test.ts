import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../src/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf-8" });

test("no markup carries a style: the page's policy would drop it, and style: is allowed", () => {
  const faulty = files
    .filter((name) => name.endsWith(".svelte"))
    .filter((name) => /\sstyle=|\{@html/.test(readFileSync(new URL(name, folder), "utf-8")));
  expect(faulty).toEqual([]);
});
