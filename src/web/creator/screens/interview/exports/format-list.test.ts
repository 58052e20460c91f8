import { expect, it } from "vitest";
import { exportFormats } from "#contract/choices.ts";
import { exportAddress } from "../../../queries/exports.ts";
import { formatGroups } from "./format-list.ts";

it("every format that the server writes is offered once", () => {
  const offered = formatGroups.flatMap((group) => group.formats.map(({ format }) => format));
  expect(offered.toSorted()).toEqual([...exportFormats].sort());
});

it.each([
  [{ personal: false, flags: false }, ""],
  [{ personal: true, flags: false }, "&personal=1"],
  [{ personal: true, flags: true }, "&personal=1&flags=1"],
])("a file has personal data and flags only when they are asked for: %j", (choice, query) => {
  const address = `/api/interviews/abc/export?format=csv-wide${query}`;
  expect(exportAddress("abc", "csv-wide", choice)).toBe(address);
});
