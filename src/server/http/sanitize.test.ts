import fc from "fast-check";
import { expect, test } from "vitest";
import { sanitizeText, sanitizeValue } from "./sanitize.ts";

test("NUL, bells and lone surrogates go, line feeds, tabs and emoji stay", () => {
  expect(sanitizeText("a\u0000b\u0007c\u007f")).toBe("abc");
  expect(sanitizeText("one\r\ntwo\rthree\n\tfour")).toBe("one\ntwo\nthree\n\tfour");
  expect(sanitizeText("x\ud800y")).toBe("x\ufffdy");
  expect(sanitizeText("👩‍👩‍👧 é שלום")).toBe("👩‍👩‍👧 é שלום");
});

test("whatever text comes in, what comes out can be stored, and stays when it comes again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const clean = sanitizeText(text);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toContain("\u0000");
      expect(sanitizeText(clean)).toBe(clean);
    }),
  );
});

test("texts are cleaned wherever they stand, keys included; other values are left alone", () => {
  expect(sanitizeValue({ "k\u0000": ["a\u0000", 1, true, null, { deep: "b\u0000" }] })).toEqual({
    k: ["a", 1, true, null, { deep: "b" }],
  });
});

test("a key named __proto__ is a key like any other and changes no object", () => {
  const clean = sanitizeValue(JSON.parse('{"__proto__": {"admin": true}, "constructor": "x"}'));
  expect(Object.keys(clean as object).sort()).toEqual(["__proto__", "constructor"]);
  expect((clean as { admin?: boolean }).admin).toBeUndefined();
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test("what is nested without end is cut, and does not take the server down", () => {
  const deep = JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`);
  expect(JSON.stringify(sanitizeValue(deep)).length).toBeLessThan(200);
});
