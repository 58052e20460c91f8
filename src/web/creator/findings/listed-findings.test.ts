import { expect, it } from "vitest";
import type { Finding } from "#contract/insights.ts";
import { partListed } from "./listed-findings.ts";

const make = (kind: Finding["kind"], text: string, more: Partial<Finding> = {}): Finding => ({
  ...{ id: `${kind} ${text}`, kind, text, sentiment: "neutral", evidence: [], challenging: [] },
  strength: { people: 2, asked: 4, volunteered: 0 },
  ...more,
});
const hidden = { pinned: false, hidden: true, foundAs: null, merged: [] };

const findings = [
  make("themes", "Birds are weighed twice."),
  make("behaviors", "Birds are weighed twice.", { themeId: "themes Birds are weighed twice." }),
  make("behaviors", "Some fly before dawn."),
  make("behaviors", "Loses a bell", { isAside: true }),
  make("behaviors", "Keeps a bell", { isAside: true, edited: { ...hidden, hidden: false, pinned: true } }),
];
const list = (all: Finding[]) => {
  const { own, themes, aside } = partListed(all, "behaviors");
  return [own, themes, aside].map((some) => some.map(({ id }) => id));
};

it("a list leads to the theme that says its entry, and folds what no sentence tells unless it was pinned", () => {
  expect(list(findings)).toEqual([
    ["behaviors Keeps a bell", "behaviors Some fly before dawn."],
    ["themes Birds are weighed twice."],
    ["behaviors Loses a bell"],
  ]);
});

it("an entry has its card again where its theme is hidden", () => {
  const [theme, ...rest] = findings;
  const [own, themes] = list([{ ...(theme ?? expect.unreachable()), edited: hidden }, ...rest]);
  expect(own).toContain("behaviors Birds are weighed twice.");
  expect(themes).toEqual([]);
});
