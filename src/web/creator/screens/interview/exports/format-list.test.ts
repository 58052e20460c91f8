import { expect, it } from "vitest";
import { exportFormats } from "#contract/choices.ts";
import { exportAddress } from "../../../queries/exports.ts";
import { formatGroups } from "./format-list.ts";

it("every format that the server writes is offered once", () => {
  const offered = formatGroups.flatMap((group) => group.formats.map(({ format }) => format));
  expect(offered.toSorted()).toEqual([...exportFormats].sort());
});

it("a file has personal data only when they are asked for", () => {
  expect(exportAddress("abc", "csv-wide", false)).toBe("/api/interviews/abc/export?format=csv-wide");
  expect(exportAddress("abc", "csv-wide", true)).toBe(
    "/api/interviews/abc/export?format=csv-wide&personal=1",
  );
});
