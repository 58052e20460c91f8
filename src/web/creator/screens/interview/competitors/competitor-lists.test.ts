import { expect, it } from "vitest";
import type { Competitors } from "#contract/findings.ts";
import { findDouble, tidyLists, withCompetitor, withNotCompetitor } from "./competitor-lists.ts";

const lists: Competitors = {
  competitors: [{ name: "Slack", aliases: ["slack.com"] }],
  notCompetitors: ["Outlook"],
  ownProduct: "Askwell",
};

it("a name is never a competitor and none at once", () => {
  expect(withCompetitor(lists, "outlook").notCompetitors).toEqual([]);
  expect(withNotCompetitor(lists, "slack").competitors).toEqual([]);
});

it("empty rows are not saved, and an empty own product is none", () => {
  const tidy = tidyLists({
    competitors: [
      { name: " ", aliases: ["x"] },
      { name: " Zoom ", aliases: [" ", "zoom.us "] },
    ],
    notCompetitors: [""],
    ownProduct: "  ",
  });
  expect(tidy).toEqual({
    competitors: [{ name: "Zoom", aliases: ["zoom.us"] }],
    notCompetitors: [],
    ownProduct: null,
  });
});

it("a name that stands for two things is found in whatever case it is written", () => {
  expect(findDouble(lists)).toBeUndefined();
  expect(findDouble({ ...lists, notCompetitors: ["SLACK"] })).toBe("SLACK");
  expect(findDouble({ ...lists, ownProduct: "slack.com" })).toBe("slack.com");
});
