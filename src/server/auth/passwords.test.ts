import { expect, test } from "vitest";
import { defaultPasswordCost as cost, hashPassword, verifyPassword } from "./passwords.ts";

test("a password is known again by its own hash only, however its accents are typed", async () => {
  const [first, second] = await Promise.all([
    hashPassword("caf\u00e9 au lait, bitte", cost),
    hashPassword("caf\u00e9 au lait, bitte", cost),
  ]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword("cafe\u0301 au lait, bitte", first, cost)).toBe(true);
  expect(await verifyPassword("cafe au lait, bitte", first, cost)).toBe(false);
});

test("without a hash, or with one that is no hash, nothing is the right password", async () => {
  for (const stored of [null, "", "plain", "scrypt$131072$8$1$$"]) {
    expect(await verifyPassword("", stored, cost)).toBe(false);
  }
});
