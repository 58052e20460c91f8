import { expect, test } from "vitest";
import { countSameInbox } from "./incentives.service.ts";

const count = (...addresses: string[]) =>
  countSameInbox(addresses.map((email) => ({ email }))).map(({ sameInbox }) => sameInbox);

test("letters' size and what follows a plus make no other inbox", () => {
  expect(count("ann@example.org", "Ann@Example.org", "ann+gift@example.org", "bob@example.org")).toEqual([
    3, 3, 3, 1,
  ]);
});

test("dots make no other inbox at Gmail, and elsewhere they do", () => {
  expect(count("a.n.n@gmail.com", "ann+x@googlemail.com", "ann@gmail.com")).toEqual([3, 3, 3]);
  expect(count("a.n.n@example.org", "ann@example.org")).toEqual([1, 1]);
});

test("the same name at two hosts is two inboxes", () => {
  expect(count("ann@example.org", "ann@example.com", '"a@b"@example.org')).toEqual([1, 1, 1]);
});
