import { expect, test } from "vitest";
import { findSupportLine } from "./support-lines.ts";

test("a country is found by its code or a name", () => {
  expect(findSupportLine("Ireland")).toBe("Samaritans, 116 123");
  expect(findSupportLine("United States")).toContain("988");
  expect(findSupportLine("Czechia")).toContain("116 123");
  expect(findSupportLine("DE")).toContain("0800 111 0 111");
});

test.each(["", "Atlantis", "Prefer not to say", "constructor", "__proto__"])("%j has no line", (country) => {
  expect(findSupportLine(country)).toBeNull();
});
