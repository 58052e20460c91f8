import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openAddress, sealAddress } from "./sealed-address.ts";

const secret = randomBytes(32);

test.each(["ann@example.org", "ä.ö@bücher.example", `${"x".repeat(200)}@y`])(
  "%s is stored unreadably, and read again",
  (address) => {
    const stored = sealAddress(secret, address);
    expect(stored).not.toContain("@");
    expect(stored).not.toContain(address.slice(0, 5));
    expect(openAddress(secret, stored)).toBe(address);
  },
);

test("the same address is stored differently each time, so that two rows cannot be matched", () => {
  expect(sealAddress(secret, "ann@example.org")).not.toBe(sealAddress(secret, "ann@example.org"));
});

test("what was stored before addresses were sealed is read as it is", () => {
  expect(openAddress(secret, "ann@example.org")).toBe("ann@example.org");
  expect(openAddress(secret, "enc1.x@example.org")).toBe("enc1.x@example.org");
  expect(openAddress(secret, "")).toBe("");
});

test("another secret, a changed letter and a cut text open nothing", () => {
  const stored = sealAddress(secret, "ann@example.org");
  expect(openAddress(randomBytes(32), stored)).toBeNull();
  const changed = stored.slice(0, -2) + (stored.endsWith("AA") ? "BB" : "AA");
  expect(openAddress(secret, changed)).toBeNull();
  expect(openAddress(secret, stored.slice(0, 20))).toBeNull();
});
