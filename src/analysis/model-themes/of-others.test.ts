import { expect, test } from "vitest";
import type { Finding } from "#contract/insights.ts";
import { describeVoices } from "../formats/export/finding-strength.ts";
import { Reach } from "../report/voices.ts";
import { judge } from "./apply-check.ts";
import { makeCheckRequest } from "./check-prompt.ts";
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

const drawOfOthers = (claim: string) =>
  readThemesAnswer({ themes: [{ claim, supports: [widow, neighbour].map(sidOf) }] }, ground)?.themes ?? [];

test("a claim that two people only tell of others is a theme only where it says so", () => {
  const check = (claim: string) => {
    const [theme = expect.unreachable()] = drawOfOthers(claim);
    const by = theme.supports.map(({ sid }) => sid);
    return judge(theme, { id: "T1", parts: [{ words: claim, by }], verdict: "keep" }, ground).verdict;
  };
  expect(check("Nobody feeds the bird.")).toBe("drop");
  expect(check("Some people say that others would not know how to feed a bird.")).toBe("keep");
});

test("a theme of what people tell of others says so beside its count, and comes after those of people's own", () => {
  const ofOthers = drawOfOthers("Some people say that others would not know how to feed a bird.");
  const own = readThemesAnswer(
    { themes: [{ claim: "The bird hangs on them.", supports: [lone, also].map(sidOf) }] },
    ground,
  );
  const themes = [...ofOthers.map((one) => ({ ...one, id: "T2" })), ...(own?.themes ?? [])];
  const reading = { ...(own ?? expect.unreachable()), themes };
  const found = { claim: "T2", said: ground.said.get(sidOf(lone)) ?? expect.unreachable() };
  const { brief: _, ...made } = makeBrief(addFound(reading, [found], ground), ground, { reach: new Reach() });
  expect(made.themes.map(({ finding }) => finding.text)).toEqual([
    "The bird hangs on them.",
    "Some people say that others would not know how to feed a bird.",
  ]);
  expect(made.themes[1]?.finding).toMatchObject({ isOfOthers: true, strength: { people: 2 } });
  expect(made.themes.map(({ finding }) => describeVoices(finding).split("; ").slice(1))).toEqual([
    [],
    ["telling of others"],
  ]);
  expect(describeVoices(drawTheme())).toMatch(/; 2 more tell it of others$/);
});

test("the check reads what is told of others too, and what tells of the speaker is taken out of its count", () => {
  const [drawn = expect.unreachable()] =
    readThemesAnswer(
      { themes: [{ claim: "The bird hangs on them.", supports: [lone, also, widow].map(sidOf) }] },
      ground,
    )?.themes ?? [];
  expect(makeCheckRequest([drawn], ground).prompt).toContain(`${sidOf(widow)} | I3 | tells, of others |`);
  const parts = [{ words: drawn.sentence, by: [lone, also].map(sidOf) }];
  const left = (notSupporting: string[]) =>
    judge(drawn, { id: "T1", parts, notSupporting, verdict: "keep" }, ground).item.ofOthers?.length;
  expect([left([]), left([sidOf(widow)])]).toEqual([1, 0]);
});

test("what others might have done is not told of them", () => {
  const imagined = [...ground.said.values()].map((one) =>
    one.whose === "others" ? { ...one, mode: "imagined" as const } : one,
  );
  const supports = [lone, also, widow].map(sidOf);
  const [theme] =
    readThemesAnswer(
      { themes: [{ claim: "The bird hangs on them.", supports }] },
      { ...ground, said: new Map(imagined.map((one) => [one.sid, one])) },
    )?.themes ?? [];
  expect([theme?.supports.length, theme?.ofOthers]).toEqual([2, undefined]);
});

test("one side of a tension counts people's own lives, and what they tell of others where nobody does", () => {
  const a = { text: "The bird hangs on them.", statements: [lone, widow].map(sidOf) };
  const b = { text: "People say that others know nothing.", statements: [neighbour].map(sidOf) };
  const [tension] = readThemesAnswer({ tensions: [{ within: "people", a, b }] }, ground)?.tensions ?? [];
  const quotesOf = (side: { supports: { evidence: { quote: string } }[] } | undefined) =>
    side?.supports.map(({ evidence }) => evidence.quote);
  expect([quotesOf(tension?.a), quotesOf(tension?.b)]).toEqual([[lone], [neighbour]]);
});

test("a single voice of what somebody sees of others is shown where it says so, with all that they tell", () => {
  const draw = (text: string, statements: string[]) =>
    readThemesAnswer({ singleVoices: [{ text, statements }] }, ground) ?? expect.unreachable();
  const check = (text: string) => {
    const [voice = expect.unreachable()] = draw(text, [sidOf(widow)]).voices;
    return judge(voice, { id: "V1", parts: [{ words: text, by: [sidOf(widow)] }], verdict: "keep" }, ground)
      .verdict;
  };
  const told = "A driver says that there is always somebody who never fed a bird.";
  expect([check(told), check("There is always somebody who never fed a bird.")]).toEqual(["keep", "drop"]);
  const made = makeBrief(draw(told, [sidOf(widow)]), ground, { reach: new Reach() });
  expect(made.voices[0]?.finding).toMatchObject({ isOfOthers: true, strength: { people: 1 } });
  const both = layForTests([[lone, widow], [also]]);
  for (const one of both.said.values()) if (one.evidence.quote === widow) one.whose = "others";
  const sids = [...both.said].filter(([, { person }]) => person === 0).map(([sid]) => sid);
  const voice = readThemesAnswer({ singleVoices: [{ text: told, statements: sids }] }, both)?.voices[0];
  expect(voice?.supports.map(({ sid }) => sid)).toEqual(sids);
});
