import { expect, it } from "vitest";
import { splitTags } from "./tag-list.ts";

it("tags are trimmed, none is blank, and each stands once", () => {
  expect(splitTags(" pricing, Onboarding ,, Pricing,")).toEqual(["pricing", "Onboarding"]);
  expect(splitTags(" , ")).toEqual([]);
});
