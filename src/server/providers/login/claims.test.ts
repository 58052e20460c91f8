import { expect, test } from "vitest";
import { isFromTheFuture, readIdentity } from "./claims.ts";

const base = { iss: "https://issuer.example", sub: "s1" };

test("an address counts as checked only where the provider says so outright", () => {
  const check = (claims: object) =>
    readIdentity("oidc", { ...base, email: "a@example.org", ...claims }).emailVerified;
  expect([check({ email_verified: true }), check({ email_verified: "true" })]).toEqual([true, true]);
  for (const claim of [false, "false", 1, "yes", null, undefined, {}, []]) {
    expect([claim, check({ email_verified: claim })]).toEqual([claim, false]);
  }
  expect(check({ xms_edov: true })).toBe(false);
});

test("of Microsoft's claims only the one about the domain's owner counts", () => {
  const check = (claims: object) =>
    readIdentity("microsoft", { ...base, email: "a@example.org", ...claims }).emailVerified;
  expect([true, "true", 1, "1"].map((claim) => check({ xms_edov: claim }))).toEqual(Array(4).fill(true));
  expect([false, 0, "0", undefined].map((claim) => check({ xms_edov: claim }))).toEqual(Array(4).fill(false));
  expect(check({ email_verified: true })).toBe(false);
});

test.each([
  undefined,
  1,
  "",
  "nobody",
  "a@b@c.org",
  "a b@c.org",
  "a@b.org\r\nBcc: c@d.org",
  `${"x".repeat(250)}@c.org`,
])("%j is no address, and so is not checked either", (email) => {
  const identity = readIdentity("oidc", { ...base, email, email_verified: true });
  expect([identity.email, identity.emailVerified]).toEqual([null, false]);
});

test("names are taken without control characters and cut where they are too long", () => {
  const nameOf = (name: unknown) => readIdentity("oidc", { ...base, name }).name;
  expect([nameOf(" Ada\u0000\nLovelace "), nameOf("x".repeat(500))?.length, nameOf(7)]).toEqual([
    "Ada  Lovelace",
    200,
    null,
  ]);
});

test("a token may be made five minutes ahead of our clock and no more", () => {
  const at = (seconds: number) => isFromTheFuture({ iat: 1_000 + seconds }, 1_000_000);
  expect([at(0), at(300), at(301)]).toEqual([false, false, true]);
  expect(isFromTheFuture({}, 1_000_000)).toBe(true);
});
