import { expect, test } from "vitest";
import { loginPath, returnPath, withReturnTo } from "./return-to.ts";

test("logging in leads back to where someone was, with everything in the address", () => {
  const path = loginPath("/projects/abc/chatbot/create?useOneOff=true");
  expect(returnPath(path.slice(path.indexOf("?")))).toBe("/projects/abc/chatbot/create?useOneOff=true");
});

test("from the start page or the projects, login needs no way back", () => {
  expect(loginPath("/")).toBe("/login");
  expect(loginPath("/projects")).toBe("/login");
});

test("a way back to another site or to the login itself leads to the projects", () => {
  expect(returnPath("?returnTo=https%3A%2F%2Fevil.example")).toBe("/projects");
  expect(returnPath("?returnTo=%2F%2Fevil.example")).toBe("/projects");
  expect(returnPath("?returnTo=%2Flogin%3FreturnTo%3D%2Flogin")).toBe("/projects");
  expect(returnPath("")).toBe("/projects");
});

test("going from login to sign-up keeps the way back", () => {
  expect(withReturnTo("/signup", "?returnTo=%2Fprofile")).toBe("/signup?returnTo=%2Fprofile");
  expect(withReturnTo("/signup", "")).toBe("/signup");
});

test("a plan that was chosen before logging in leads back to its checkout", () => {
  expect(returnPath("?plan=price_1%26x")).toBe("/pricing?plan=price_1%26x");
  const login = withReturnTo("/login", "?plan=basic");
  expect(returnPath(login.slice(login.indexOf("?")))).toBe("/pricing?plan=basic");
});
