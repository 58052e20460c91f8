import { expect, test } from "vitest";
import { listRestorable, readDeletedProjects, withDeleted, withoutDeleted } from "./deleted-projects.ts";

const day = 24 * 60 * 60 * 1000;
const study = { id: "a", name: "Study", deletedAt: 100 * day };

test("a deleted project can be restored for seven days and not a moment longer", () => {
  expect(listRestorable([study], 107 * day - 1)).toEqual([study]);
  expect(listRestorable([study], 107 * day)).toEqual([]);
});

test("a project deleted twice stands in the list once, the newest first", () => {
  const other = { id: "b", name: "Other", deletedAt: 101 * day };
  const again = { ...study, deletedAt: 102 * day };
  expect(withDeleted(withDeleted([study], other), again)).toEqual([again, other]);
  expect(withoutDeleted([again, other], "a")).toEqual([other]);
});

test("a damaged list is read as far as it makes sense", () => {
  expect(readDeletedProjects([study, { id: 1 }, null])).toEqual([study]);
  expect(readDeletedProjects("x")).toEqual([]);
});
