import { expect, test } from "vitest";
import { localPath, opensOnlyHere, shareLink } from "./links.ts";

test("the share link stands on the public address, with or without its slash", () => {
  expect(shareLink("https://ask.example", "abc")).toBe("https://ask.example/chat/abc");
  expect(shareLink("https://ask.example/research/", "abc")).toBe("https://ask.example/research/chat/abc");
});

test("a link may carry its language and where it is posted", () => {
  const words = { lang: "de", ref: "news & letter" };
  expect(shareLink("https://ask.example", "abc", words)).toBe(
    "https://ask.example/chat/abc?lang=de&ref=news+%26+letter",
  );
  expect(shareLink("https://ask.example", "abc", { lang: "", ref: undefined })).toBe(
    "https://ask.example/chat/abc",
  );
});

test("a link on a loopback address opens only on the server's own machine", () => {
  const loopback = [
    "http://localhost:3000",
    "http://127.0.0.1:3000/",
    "http://[::1]:3000",
    "http://app.localhost",
  ];
  expect(loopback.map(opensOnlyHere)).toEqual([true, true, true, true]);
  const reachable = ["https://ask.example", "http://192.168.1.20:3000", "https://localhost.example", ""];
  expect(reachable.map(opensOnlyHere)).toEqual([false, false, false, false]);
});

test("a path of this app is returned to with its query and place", () => {
  expect(localPath("/interviews/abc?tab=sessions#top", "/projects")).toBe("/interviews/abc?tab=sessions#top");
});

test.each([
  ["another site", "https://evil.example/"],
  ["another site without its scheme", "//evil.example/"],
  ["backslashes that browsers read as slashes", "/\\evil.example"],
  ["a backslash further on", "/a\\..\\\\evil.example"],
  ["a tab that browsers drop", "/\t/evil.example"],
  ["a script", "javascript:alert(1)"],
  ["a relative path", "projects"],
  ["nothing", ""],
  ["no value", null],
])("a way back to %s is refused", (_name, value) => {
  expect(localPath(value, "/projects")).toBe("/projects");
});

test("dots in a path cannot lead to another site", () => {
  expect(localPath("/..//evil.example", "/projects")).toBe("/projects");
});
