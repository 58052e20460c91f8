import { expect, test } from "vitest";
import type { GuideTemplate } from "#contract/guides.ts";
import { viewList } from "#web/ui/list-view.ts";
import needs from "../../../../../assets/guides/en/community-needs.json" with { type: "json" };
import volunteering from "../../../../../assets/guides/en/volunteer-motives.json" with { type: "json" };
import { guideShape } from "./guide-shape.ts";

const guides = [volunteering, needs] as GuideTemplate[];

test.each([
  ["tenancy's words, whatever the case", "Tower BLOCK", ["community-needs"]],
  ["a guide's purpose", "give their time", ["volunteer-motives"]],
  ["a guide's name", needs.name, ["community-needs"]],
  ["nothing", "", ["volunteer-motives", "community-needs"]],
  ["words of no guide", "tower loyalty", []],
])("a search for %s finds its guides", (_, query, ids) => {
  expect(viewList(guides, guideShape, { query, order: "given" }).map(({ id }) => id)).toEqual(ids);
});
