import { expect, test } from "vitest";
import { isId, newId, newIncentiveCode } from "./ids.ts";

test("T-ID-1 a hundred thousand ids are letters and digits, none twice, with nothing in common", () => {
  const ids = Array.from({ length: 100_000 }, newId);
  expect(ids.find((id) => !/^[A-Za-z0-9]{22}$/.test(id) || !isId(id))).toBeUndefined();
  expect(new Set(ids).size).toBe(ids.length);
  // Neither a time nor a count at its beginning: each letter stands there about as often as any other.
  for (const at of [0, 1, 21]) {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id.charAt(at), (counts.get(id.charAt(at)) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 1,613 are to be expected; further off than this is one time in billions.
    expect(Math.max(...counts.values())).toBeLessThan(1_900);
    expect(Math.min(...counts.values())).toBeGreaterThan(1_320);
  }
});

test("codes for incentives are twelve letters that cannot be taken for one another, none twice", () => {
  const codes = Array.from({ length: 10_000 }, newIncentiveCode);
  const pattern = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;
  expect(codes.find((code) => !pattern.test(code))).toBeUndefined();
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  "",
  "a".repeat(21),
  "a".repeat(23),
  `${"a".repeat(21)}-`,
  `${"a".repeat(21)}\n`,
  `${"a".repeat(21)}é`,
])("%j is no id", (text) => {
  expect(isId(text)).toBe(false);
});
