import { expect, test } from "vitest";
import { typed } from "../src/lib/keys";

test("keys are known by their place where another alphabet is typed", () => {
  expect(typed({ key: "р", code: "KeyH" })).toBe("h");
  expect(typed({ key: "И", code: "KeyB" })).toBe("b");
  expect(typed({ key: "a", code: "KeyQ" })).toBe("a"); // a French keyboard means what it types
  expect(typed({ key: "?", code: "Slash" })).toBe("?");
  expect(typed({ key: "ArrowLeft", code: "ArrowLeft" })).toBe("arrowleft");
});
