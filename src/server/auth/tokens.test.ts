import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hashToken, newToken, readBearer, sameText, signBearer } from "./tokens.ts";

const secret = randomBytes(32);
const now = new Date("2026-03-01T12:00:00Z");
const inAnHour = new Date("2026-03-01T13:00:00Z");
const token = signBearer(secret, "login1", inAnHour);

describe("a bearer token", () => {
  test("names its login until its hour is over", () => {
    expect(readBearer(secret, token, now)).toBe("login1");
    expect(readBearer(secret, token, new Date(inAnHour.getTime() - 1))).toBe("login1");
    expect(readBearer(secret, token, inAnHour)).toBeNull();
  });

  test("of another installation is none", () => {
    expect(readBearer(randomBytes(32), token, now)).toBeNull();
  });

  test("changed in any letter is none", () => {
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === "x" ? "y" : "x";
      expect(readBearer(secret, token.slice(0, at) + other + token.slice(at + 1), now)).toBeNull();
    }
  });

  test.each([
    "",
    ".",
    "..",
    "...",
    "login1",
    "login1.9999999999",
    "login1.NaN.x",
    `${token}.more`,
    "login1.-1.x",
  ])("%j is none", (text) => expect(readBearer(secret, text, now)).toBeNull());
});

test("tokens are long, never twice the same, and their hash does not show them", () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken));
  expect(tokens.size).toBe(1000);
  for (const one of tokens) expect(one).toMatch(/^[\w-]{43}$/);
  expect(hashToken("a")).toBe(hashToken("a"));
  expect(hashToken("a")).not.toBe(hashToken("b"));
});

test("texts of any length are compared without failing", () => {
  expect([sameText("é", "é"), sameText("a", "b"), sameText("a", "ab"), sameText("", "")]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
