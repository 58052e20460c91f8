import { expect, test } from "vitest";
import type { GuideTemplate } from "#contract/guides.ts";
import { viewList } from "#web/ui/list-view.ts";
import staying from "../../../../../assets/guides/en/staying.json" with { type: "json" };
import tenancy from "../../../../../assets/guides/en/tenancy.json" with { type: "json" };
import { guideShape } from "./guide-shape.ts";

const guides = [staying, tenancy] as GuideTemplate[];

test.each([
  ["tenancy's words, whatever the case", "Tower BLOCK", ["tenancy"]],
  ["a guide's purpose", "stayed for a long time", ["staying"]],
  ["a guide's name", tenancy.name, ["tenancy"]],
  ["nothing", "", ["staying", "tenancy"]],
  ["words of no guide", "tower loyalty", []],
])("a search for %s finds its guides", (_, query, ids) => {
  expect(viewList(guides, guideShape, { query, order: "given" }).map(({ id }) => id)).toEqual(ids);
});
