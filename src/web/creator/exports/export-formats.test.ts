import { expect, it } from "vitest";
import { exportFormats } from "#contract/choices.ts";
import { exportGroups, exportPath } from "./export-formats.ts";

it("every format that the server writes is offered once", () => {
  const offered = exportGroups.flatMap((group) => group.choices.map((choice) => choice.format));
  expect([...offered].sort()).toEqual([...exportFormats].sort());
});

it("personal data leaves only when it is asked for", () => {
  expect(exportPath("/api/projects/p1", "csv-wide", false)).toBe("/api/projects/p1/export?format=csv-wide");
  expect(exportPath("/api/interviews/i1", "json", true)).toBe(
    "/api/interviews/i1/export?format=json&personal=1",
  );
});
