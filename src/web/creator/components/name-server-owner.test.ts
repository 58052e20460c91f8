import { expect, test } from "vitest";
import { nameServerOwner } from "./name-server-owner.ts";

test("the server's owner is named with the address where it is given, and nobody to the owner", () => {
  const serverOwner = { name: "Olive Owner", email: "olive@example.org" };
  expect(nameServerOwner({ serverOwner })).toBe("Olive Owner (olive@example.org)");
  expect(nameServerOwner({ serverOwner: { ...serverOwner, email: null } })).toBe("Olive Owner");
  expect(nameServerOwner({ serverOwner: null })).toBeNull();
});
