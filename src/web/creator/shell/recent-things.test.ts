import { expect, test } from "vitest";
import { findThing, type RecentThing, withRecent } from "./recent-things.ts";

test("the pages of projects, interviews and personas are found again, others are not", () => {
  expect(findThing("/projects/abc/detail")).toEqual({ kind: "project", id: "abc" });
  expect(findThing("/interviews/abc")).toEqual({ kind: "interview", id: "abc" });
  expect(findThing("/interviews/abc/sessions/xyz")).toEqual({ kind: "interview", id: "abc" });
  expect(findThing("/personas/abc")).toEqual({ kind: "persona", id: "abc" });
  for (const path of ["/projects", "/interview/create", "/profile", "/interviews/"]) {
    expect(findThing(path)).toBeUndefined();
  }
});

test("what is opened again goes to the front and stands there once", () => {
  const [a, b] = [
    { kind: "project", id: "a" },
    { kind: "interview", id: "a" },
  ] as const;
  expect(withRecent(withRecent(withRecent([], a), b), a)).toEqual([a, b]);
});

test("the list forgets the oldest", () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ kind: "project" as const, id: `p${at}` }));
  expect(many.reduce<RecentThing[]>(withRecent, [])).toHaveLength(20);
});
