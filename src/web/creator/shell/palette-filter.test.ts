import { expect, test } from "vitest";
import { type Entry, type EntryGroup, filterPalette } from "./palette-filter.ts";

const groups: EntryGroup<Entry>[] = [
  {
    group: "Interviews",
    actions: [
      { id: "i1", label: "Why people bicycle", description: "Mobility" },
      { id: "i2", label: "Bicycles", description: "Mobility" },
      { id: "i3", label: "Café habits", description: "Food" },
    ],
  },
  { group: "Actions", actions: [{ id: "a1", label: "Logout", keywords: ["sign out"] }] },
];

const find = (query: string) =>
  filterPalette(query, groups).map(({ group, actions }) => [group, ...actions.map(({ id }) => id)]);

test("before anything is typed it offers what can be done", () => {
  expect(find("")).toEqual([["Actions", "a1"]]);
  expect(find("   ")).toEqual(find(""));
});

test("a name that begins with what is typed stands before one that only holds it", () => {
  expect(find("bicycle")).toEqual([["Interviews", "i2", "i1"]]);
});

test("all words must be there, in the name or beside it, in any case and without accents", () => {
  expect(find("MOBILITY why")).toEqual([["Interviews", "i1"]]);
  expect(find("cafe")).toEqual([["Interviews", "i3"]]);
  expect(find("sign out")).toEqual([["Actions", "a1"]]);
  expect(find("bicycle food")).toEqual([]);
});

test("a long list shows its best six", () => {
  const actions = Array.from({ length: 500 }, (_, at) => ({ id: `${at}`, label: `Study ${at}` }));
  expect(filterPalette("study", [{ group: "Projects", actions }])[0]?.actions).toHaveLength(6);
});
