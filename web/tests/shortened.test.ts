import { expect, test } from "vitest";
import { shortened } from "../src/table/sides";

test("a name is shortened as one writes it, and only where it has to be", () => {
  expect(shortened("Rory", 4)).toBe("Rory");
  expect(shortened("Duncan", 4)).toBe("Dun.");
  expect(shortened("Évangéline", 8)).toBe("Évangél.");
});

test("over the narrowest columns there is no room for a point", () => {
  expect(shortened("Duncan", 3)).toBe("Dun");
  expect(shortened("Al", 3)).toBe("Al");
});
