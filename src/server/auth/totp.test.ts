import { expect, test } from "vitest";
import { findStep, stepAt, toBase32, totpCode, totpUri } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("at second %i the code is the one of RFC 6238, appendix B", (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000));
  expect(totpCode(secret, step, 8)).toBe(code);
  expect(totpCode(secret, step)).toBe(code.slice(2));
});

test("a code is taken half a minute early or late, and no longer", () => {
  const now = new Date(1_234_567_890_000);
  const at = (steps: number) => findStep(secret, totpCode(secret, stepAt(now) + steps), now);
  expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([
    ...[undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined],
  ]);
  expect(findStep(secret, "", now)).toBeUndefined();
});

test.each([
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%s is written in base 32 as in RFC 4648", (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written);
});

test("an app is told the account, the issuer and the secret", () => {
  expect(totpUri("ada@example.org", secret)).toBe(
    "otpauth://totp/Askwell%3Aada%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Askwell",
  );
});
