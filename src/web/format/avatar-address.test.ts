import { expect, test } from "vitest";
import { avatarAddress } from "./avatar-address.ts";

test("the id stands where the setting wants it, else at the end", () => {
  expect(avatarAddress("https://a.example/{id}.svg", "x1")).toBe("https://a.example/x1.svg");
  expect(avatarAddress("https://a.example/svg?seed=", "x1")).toBe("https://a.example/svg?seed=x1");
});

test("an id cannot change the address around it", () => {
  expect(avatarAddress("https://a.example/", "../b?c")).toBe("https://a.example/..%2Fb%3Fc");
});
