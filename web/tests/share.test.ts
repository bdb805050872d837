import { expect, test } from "vitest";
import { share } from "../src/share";

test("what is equal is the very same, and what has changed is as it is now", () => {
  const before = { hand: [{ card: "5S" }, { card: "AH" }], turn: 1, winner: null };
  const after = { hand: [{ card: "5S" }, { card: "KH" }, { card: "2C" }], turn: 1, winner: 0 };
  const shared = share(before, after);
  expect(shared).toEqual(after);
  expect(shared.hand[0]).toBe(before.hand[0]);
  expect(Array.isArray(shared.hand)).toBe(true);
});

test("nothing changed: it is what it was", () => {
  const before = { a: [1, [], {}], b: { c: null } };
  expect(share(before, structuredClone(before))).toBe(before);
});

test("what is gone is gone, and another kind of thing is another thing", () => {
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(share({}, [])).toEqual([]);
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
});
