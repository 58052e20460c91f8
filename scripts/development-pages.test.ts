import { expect, test } from "vitest";
import { findPage } from "./development-pages.ts";

test("participants' addresses get the participant's page", () => {
  for (const path of ["/chat/abc", "/thank-you", "/withdraw", "/withdraw/abc"]) {
    expect(findPage(path)).toBe("/chat.html");
  }
});

test("every other address a person visits gets the creator's page", () => {
  for (const path of ["/", "/login", "/project/abc", "/chatter", "/apiary"])
    expect(findPage(path)).toBe("/index.html");
});

test("files and the API are left to those who answer them", () => {
  for (const path of [
    "/api/projects",
    "/auth/user",
    "/healthz",
    "/src/web/creator/main.tsx",
    "/@vite/client",
    "/icon.svg",
  ]) {
    expect(findPage(path)).toBeUndefined();
  }
});
