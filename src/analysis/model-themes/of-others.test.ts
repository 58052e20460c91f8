import { expect, test } from "vitest";
import type { Finding } from "#contract/insights.ts";
import { Reach } from "../report/voices.ts";
import { layForTests } from "./ground-for-tests.ts";
import { addFound } from "./look-up-answer.ts";
import { makeBrief } from "./make-brief.ts";
import { readThemesAnswer } from "./themes-answer.ts";

const lone = "Without me nobody would feed the bird.";
const also = "The bird would starve without me.";
const widow = "On my round there is always one who never fed a bird.";
const neighbour = "My neighbour would not know what it eats.";

const laid = layForTests([[lone], [also], [widow], [neighbour]]);
const said = [...laid.said].map(([sid, one]) => {
  const isOfOthers = [widow, neighbour].includes(one.evidence.quote);
  return [sid, isOfOthers ? { ...one, whose: "others" as const } : one] as const;
});
const ground = { ...laid, said: new Map(said) };
const sidOf = (quote: string) =>
  said.find(([, { evidence }]) => evidence.quote === quote)?.[0] ?? expect.unreachable();

function drawTheme(): Finding {
  const claim = "Some people say that the bird hangs on them.";
  const supports = [lone, also, widow].map(sidOf);
  const drawn = readThemesAnswer({ themes: [{ claim, supports }] }, ground) ?? expect.unreachable();
  const found = { claim: "T1", said: ground.said.get(sidOf(neighbour)) ?? expect.unreachable() };
  const reading = addFound(drawn, [found], ground);
  const [made] = makeBrief(reading, ground, { reach: new Reach() }).themes;
  expect(made?.backing.people).toEqual([0, 1]);
  return made?.finding ?? expect.unreachable();
}

test("what people tell of others counts for nobody, and is shown apart", () => {
  const finding = drawTheme();
  expect(finding.strength.people).toBe(2);
  expect(finding.evidence.map(({ quote }) => quote)).toEqual([lone, also]);
  expect(finding.ofOthers?.map(({ quote }) => quote)).toEqual([widow, neighbour]);
});

test("a claim that two people only tell of others is no theme", () => {
  const themes = [{ claim: "Nobody feeds the bird.", supports: [widow, neighbour].map(sidOf) }];
  expect(readThemesAnswer({ themes }, ground)?.themes).toEqual([]);
});
