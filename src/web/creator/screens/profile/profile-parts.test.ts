import { expect, test } from "vitest";
import { findPart } from "./profile-parts.ts";

test("an address opens the part it names, and the account where it names none", () => {
  expect([undefined, "billing", "team", "developers"].map((name) => findPart(name)?.id)).toEqual([
    ...["account", "billing", "team", "developers"],
  ]);
  expect(findPart("bills")).toBeUndefined();
});
