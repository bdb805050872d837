import { expect, test } from "vitest";
import { lacking, named, pick } from "../plugins/words.ts";

const FTL = `
-name = Forty-Fives
# A note.
rank = { $r ->
    [A] ace
   *[other] joker
 }
suit = { $s }
card = { rank } of { suit }
other = Nobody asks for this.
web-card = the { card }
web-title = { -name }
`;

test("the page gets its own sentences and those that they refer to", () => {
  const { keys, text } = pick(FTL, "en.ftl");
  expect(keys).toEqual(["web-card", "web-title"]);
  expect(text).toContain("[A] ace");
  expect(text).toContain("-name = Forty-Fives");
  expect(text).not.toContain("Nobody");
  expect(text).not.toContain("A note");
});

test("a sentence that cannot be read stops the build", () => {
  expect(() => pick("web-title = {", "en.ftl")).toThrow("en.ftl");
});

test("a sentence that refers to nothing stops the build", () => {
  expect(() => pick("web-title = { nothing }", "fr.ftl")).toThrow("fr.ftl lacks nothing");
});

test("whole keys between quotes are those that the page names", () => {
  expect(named('say("web-a"), say(`web-b-c`), say(`web-d-${x}`), "webbing", "web-"')).toEqual([
    "web-a",
    "web-b-c",
  ]);
});

test("each language is told what it lacks", () => {
  const languages = new Map([
    ["en.ftl", ["web-a", "web-b"]],
    ["fr.ftl", ["web-a"]],
  ]);
  expect(lacking(languages, ["web-c"])).toEqual([
    "en.ftl lacks web-c",
    "fr.ftl lacks web-b",
    "fr.ftl lacks web-c",
  ]);
  expect(lacking(new Map([["en.ftl", ["web-a"]]]), ["web-a"])).toEqual([]);
});
