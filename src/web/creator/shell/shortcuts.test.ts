import { expect, test } from "vitest";
import { goShortcuts, keysTo, pageShortcuts, pressKey } from "./shortcuts.ts";

const press = (...keys: string[]) => {
  let waiting: string | null = null;
  let act = null;
  for (const key of keys) ({ waiting, act } = pressKey(waiting, key));
  return { waiting, act };
};

test("G and then P goes to the projects, in either case", () => {
  expect(press("g", "p").act).toEqual({ go: "/projects" });
  expect(press("G", "P").act).toEqual({ go: "/projects" });
  expect(press("g").waiting).toBe("g");
});

test("the last of several first keys counts", () => {
  expect(press("c", "g", "p").act).toEqual({ go: "/projects" });
  expect(press("g", "g", "r").act).toEqual({ go: "/practice-sessions" });
});

test("a key that means nothing ends the waiting", () => {
  expect(press("g", "x")).toEqual({ waiting: null, act: null });
  expect(press("g", "x", "p").act).toBeNull();
  expect(press("p")).toEqual({ waiting: null, act: null });
  expect(press("Escape")).toEqual({ waiting: null, act: null });
});

test("a single key acts also while another waits", () => {
  expect(press("g", "?").act).toEqual({ act: "help" });
  expect(press("j").act).toEqual({ act: "next" });
});

test("no two shortcuts have the same keys, and none hides behind the first key of two", () => {
  const all = [...goShortcuts, ...pageShortcuts].map(({ keys }) => keys.join(" "));
  expect(new Set(all).size).toBe(all.length);
  const firsts = goShortcuts.map(({ keys }) => keys[0]);
  for (const { keys } of pageShortcuts) expect(firsts).not.toContain(keys[0]);
});

test("a link can tell its keys", () => {
  expect(keysTo("/projects")).toEqual(["g", "p"]);
  expect(keysTo("/nowhere")).toEqual([]);
});
