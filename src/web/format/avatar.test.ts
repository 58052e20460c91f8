import { expect, test } from "vitest";
import { avatarAddress, initialsOf } from "./avatar.ts";

test("initials are those of the first and the last name", () => {
  expect(initialsOf("Ana Maria Silva")).toBe("AS");
  expect(initialsOf("  cher ")).toBe("C");
});

test("a name that begins with an emoji or a combined character keeps it whole", () => {
  expect(initialsOf("👩‍🔬 Lab")).toBe("👩‍🔬L");
  expect(initialsOf("e\u0301va")).toBe("E\u0301");
});

test("an empty name has no initials", () => {
  expect(initialsOf(" ")).toBe("");
});

test("the id stands where the setting wants it, else at the end", () => {
  expect(avatarAddress("https://a.example/{id}.svg", "x1")).toBe("https://a.example/x1.svg");
  expect(avatarAddress("https://a.example/svg?seed=", "x1")).toBe("https://a.example/svg?seed=x1");
});

test("an id cannot change the address around it", () => {
  expect(avatarAddress("https://a.example/", "../b?c")).toBe("https://a.example/..%2Fb%3Fc");
});
