import { expect, test } from "vitest";
import { packIntent, unpackIntent } from "./login-state.ts";
import { returnPath, withParameter } from "./return-path.ts";

test.each([
  "/projects",
  "/projects/abc/detail?tab=2#top",
  "/pricing?plan=BASIC",
  "/authors",
  "/stripe/success",
])("%s is a path of ours", (path) => expect(returnPath(path, "/else")).toBe(path));

test.each([
  ...[
    "",
    "projects",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil",
    "https://evil.example",
  ],
  ...[
    "javascript:alert(1)",
    "%2f%2fevil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "/.//evil.example",
  ],
  ...[
    "/..//evil.example",
    "/a/..//evil.example",
    " //evil.example",
    "/%5c/../\\evil",
    `/${"x".repeat(1_000)}`,
  ],
  ...["/api/logout", "/auth/google", "/login", "/Login?error=x", "/reset?token=x", "/a/../api/logout"],
])("%j leads elsewhere, so the fallback is taken", (path) => expect(returnPath(path, "/else")).toBe("/else"));

test("what is no path at all is the fallback", () => {
  expect([returnPath(null, "/else"), returnPath(undefined, "/else")]).toEqual(["/else", "/else"]);
});

test("letters outside of ASCII are written as a header can hold them", () => {
  expect(returnPath("/projects?name=é", "/else")).toBe("/projects?name=%C3%A9");
});

test("a parameter joins those that are there", () => {
  expect(withParameter("/profile?tab=keys#top", "error", "in-use")).toBe(
    "/profile?tab=keys&error=in-use#top",
  );
});

test("what a begun login shall do is kept whole, and no path reads as a link to an account", () => {
  for (const intent of [
    { to: "/projects", linkTo: null },
    { to: "/profile?a=link:b:/c", linkTo: "A".repeat(22) },
    { to: "/link:abc:/projects", linkTo: null },
  ]) {
    expect(unpackIntent(packIntent(intent))).toEqual(intent);
  }
});
