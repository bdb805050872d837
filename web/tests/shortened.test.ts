import { expect, test } from "vitest";
import { shortened } from "../src/look/shortened";

test("a name is shortened as one writes it, and only where it has to be", () => {
  expect(shortened("Rory", 4)).toBe("Rory");
  expect(shortened("Duncan", 4)).toBe("Dun.");
  expect(shortened("Évangéline", 8)).toBe("Évangél.");
  expect(shortened("Mary Ann", 6)).toBe("Mary.");
});

test("of a name two letters always stay, and a point is no letter", () => {
  expect(shortened("Duncan", 1)).toBe("Du.");
  expect(shortened("Ann", 2)).toBe("Ann");
  expect(shortened("Al", 1)).toBe("Al");
});
