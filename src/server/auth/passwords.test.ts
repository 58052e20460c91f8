import { expect, test } from "vitest";
import { AppError } from "../app-error.ts";
import { defaultPasswordCost as cost } from "../config.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

const cheap = { N: 2 ** 12, r: 8, p: 1 };

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
  for (const stored of [null, "", "plain", "scrypt$4096$8$1$$"]) {
    expect(await verifyPassword("", stored, cheap)).toBe(false);
  }
});

test("L-3: two passwords are hashed at once and forty wait; one more is refused, until there is room again", async () => {
  const hashes = await Promise.allSettled(Array.from({ length: 45 }, () => hashPassword("a word", cheap)));
  const refused = hashes.flatMap((hash) => (hash.status === "rejected" ? [hash.reason] : []));
  expect(refused).toHaveLength(3);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(AppError);
    expect(reason.code).toBe("unavailable");
  }
  expect(await verifyPassword("a word", await hashPassword("a word", cheap), cheap)).toBe(true);
});
