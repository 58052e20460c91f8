import { expect, test } from "vitest";
import { loginErrors } from "#contract/choices.ts";
import { loginErrorText } from "./login-error-text.ts";

test("every reason why a provider's login failed has its own sentence", () => {
  const texts = loginErrors.map(loginErrorText);
  expect(new Set(texts).size).toBe(loginErrors.length);
  expect(texts).not.toContain(undefined);
});

test("a word that is not ours is not shown, nor taken for a property", () => {
  expect(loginErrorText("<b>hello</b>")).toBeUndefined();
  expect(loginErrorText("constructor")).toBeUndefined();
  expect(loginErrorText(null)).toBeUndefined();
});
