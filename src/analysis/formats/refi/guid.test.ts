import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findGuid, makeGuid, sha1 } from "./guid.ts";

test("SHA-1 agrees with the system's, at every length around a block", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256);
    expect(Buffer.from(sha1(bytes)).toString("hex")).toBe(createHash("sha1").update(bytes).digest("hex"));
  }
});

test("the same name has the same GUID, another name another", () => {
  expect(makeGuid("code", "p1", "c1")).toBe(makeGuid("code", "p1", "c1"));
  expect(makeGuid("code", "p1", "c1")).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const names = Array.from({ length: 5_000 }, (_, i) => makeGuid("code", String(i)));
  expect(new Set(names).size).toBe(5_000);
  expect(makeGuid("a", "bc")).not.toBe(makeGuid("ab", "c"));
});

test("reads a GUID in braces and capitals", () => {
  const guid = makeGuid("x");
  expect(findGuid(`{${guid.toUpperCase()}}`)).toBe(guid);
  expect(findGuid("nothing")).toBeUndefined();
});
