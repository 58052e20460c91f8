import { expect, test } from "vitest";
import { Reach } from "../report/voices.ts";
import { checkReading } from "./check-reading.ts";
import { listKinds } from "./code-lists.ts";
import { layForTests } from "./ground-for-tests.ts";
import { readLines } from "./lines-answer.ts";
import { makeBrief } from "./make-brief.ts";
import { readThemesAnswer, type ThemesReading } from "./themes-answer.ts";

/** What each of three falconers said: a story, what came of it, and something else. */
const stories = ["The hood tore in May.", "My hood tore on a branch.", "The hood was torn when I got it."];
const outcomes = ["So I lost a week.", "I lost the bird for it.", "I flew nothing that month."];
const others = ["I feed her at dawn.", "We feed at dawn.", "Mine eats at dawn."];
const ground = layForTests(stories.map((story, at) => [story, outcomes[at] ?? "", others[at] ?? ""]));
const sidOf = (quote: string) =>
  [...ground.said].find(([, { evidence }]) => evidence.quote === quote)?.[0] ?? expect.unreachable();
const sids = (quotes: string[]) => quotes.map(sidOf);

const torn = { id: "A", claim: "Hoods tear.", supports: sids(stories) };
const lost = { id: "B", claim: "A torn hood costs them flights.", supports: sids(outcomes.slice(0, 2)) };
const fed = { id: "C", claim: "Birds are fed at dawn.", supports: sids(others) };

const read = (answer: object) => readThemesAnswer(answer, ground) ?? expect.unreachable();
const counting = { reach: new Reach() };
const make = (reading: ThemesReading) => makeBrief(reading, ground, counting);
const list = (reading: ThemesReading, lines: unknown[]) => {
  const drawn = { ...reading, lines: readLines({ lines }, ground) };
  return listKinds({ ground, counting }, make(drawn), drawn.lines);
};

test("a piece of a story stands right behind it, and is no point of its own in short", () => {
  const themes = [torn, fed, { ...lost, partOf: "A" }];
  const { themes: made, brief } = make(read({ themes, inShort: ["B", "A", "C"] }));
  expect(made.map(({ finding }) => finding.text)).toEqual([torn.claim, lost.claim, fed.claim]);
  const [first, piece, other] = made.map(({ finding }) => finding);
  expect([first?.partOf, piece?.partOf, other?.partOf]).toEqual([undefined, first?.id, undefined]);
  expect(brief.inShort.map(({ text }) => text)).toEqual([torn.claim, fed.claim]);
});

test("pieces that name one another, nothing or themselves are stories of their own", () => {
  const themes = [
    { ...torn, partOf: "B" },
    { ...lost, partOf: "A" },
    { ...fed, partOf: "C" },
  ];
  expect(make(read({ themes })).themes.map(({ finding }) => finding.partOf)).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

const quoteTo = (reading: ThemesReading, at: number, shift: number): ThemesReading => ({
  ...reading,
  themes: reading.themes.map((theme, place) => ({
    ...theme,
    supports: theme.supports.map((said) => {
      const { start, end } = said.evidence;
      const moved = { ...said.evidence, start: start + shift, end: end + shift };
      return place === at && stories.includes(said.label) ? { ...said, evidence: moved } : said;
    }),
  })),
});

test("a theme that most of its people tell with words around those of a stronger one is a piece of that", () => {
  const again = { claim: "Hoods wear out.", supports: sids([stories[0], stories[1], others[2]].map(String)) };
  const reading = quoteTo(read({ themes: [torn, again] }), 1, 8);
  const made = make(reading).themes.map(({ finding }) => finding);
  expect(made.map(({ text }) => text)).toEqual([torn.claim, again.claim]);
  expect(made[1]?.partOf).toBe(made[0]?.id);
});

test("a piece of a story, and a line, half of whose people are quoted above with the same words, tell nothing new", () => {
  const again = { claim: "Hoods wear out.", supports: sids([stories[0], others[2]].map(String)) };
  const piece = read({ themes: [torn, { ...again, partOf: "A" }] });
  expect(make(piece).themes.map(({ finding }) => finding.text)).toEqual([torn.claim]);
  expect(list(piece, []).map(({ finding }) => finding.text)).not.toContain(again.claim);
  const line = { list: "behaviors", ...again, partOf: "T1" };
  const texts = (lines: unknown[]) =>
    list(read({ themes: [torn] }), lines).map(({ finding }) => finding.text);
  expect(texts([line])).not.toContain(again.claim);
  expect(texts([{ ...line, supports: sids([stories[0], others[1], others[2]].map(String)) }])).toContain(
    again.claim,
  );
});

test("a line that is a piece of a theme's story stands with it: as the model says, or by its reasons and results", () => {
  const line = { list: "painPoints", claim: "Some people lost flights.", supports: sids(outcomes) };
  const [theme] = make(read({ themes: [torn] })).themes;
  const partOf = (reading: ThemesReading, more: object) =>
    list(reading, [{ ...line, ...more }]).find(({ finding }) => finding.text === line.claim)?.finding.partOf;
  expect(partOf(read({ themes: [torn] }), { partOf: "T1" })).toBe(theme?.finding.id);
  expect(partOf(read({ themes: [{ ...torn, leadsTo: sids(outcomes) }] }), {})).toBe(theme?.finding.id);
  expect(partOf(read({ themes: [torn] }), { partOf: "T7" })).toBeUndefined();
  const lone = { supports: sids(outcomes.slice(0, 1)) };
  expect(partOf(read({ themes: [{ ...torn, leadsTo: sids(outcomes) }] }), lone)).toBeUndefined();
});

test("single voices for which the brief has no room are lines of their lists", () => {
  const voice = (quote: string) => ({ text: `One person says: ${quote}`, statements: [sidOf(quote)] });
  const reading = read({
    themes: [],
    singleVoices: [...outcomes, others[0]].map((one) => voice(String(one))),
  });
  expect(make(reading).voices).toHaveLength(3);
  expect(list(reading, []).map(({ finding }) => finding.text)).toContain(`One person says: ${others[0]}`);
});

test("where everybody of one side stands on the other as well, people tell two things and don't differ", async () => {
  const a = { text: "Hoods tear.", statements: sids(stories) };
  const b = { text: "They lost the week, or the bird.", statements: sids(outcomes.slice(0, 2)) };
  const one = { text: "The hood tore in May.", statements: sids(stories.slice(0, 1)) };
  const tensions = [
    { within: "people", a, b },
    { within: "people", a: one, b },
    { within: "people", a: one, b: { text: "They feed at dawn.", statements: sids(others.slice(1)) } },
  ];
  const item = (id: string) => ({
    ...{ id, verdict: "keep", parts: [{ words: "", by: [...ground.said.keys()] }] },
  });
  const answer = { items: ["X1a", "X1b", "X2a", "X2b", "X3a", "X3b"].map(item) };
  const checked = await checkReading(read({ themes: [], tensions }), ground, () => Promise.resolve(answer));
  expect(checked?.reading.tensions.map(({ id }) => id)).toEqual(["X3"]);
  expect(checked?.reading.lines.map(({ sentence }) => sentence)).toContain(b.text);
});

test("people who are each torn between two things make a tension, and what is left of a broken one is a line", async () => {
  const tensions = [
    {
      within: "person",
      a: { text: "Some people are glad of a torn hood.", statements: sids(stories) },
      b: { text: "Some people lost by a torn hood.", statements: sids(outcomes.slice(0, 2)) },
    },
    {
      within: "people",
      a: { text: "They feed at dawn.", statements: sids(others.slice(0, 1)) },
      b: { text: "They lost a week.", statements: sids(outcomes.slice(1)) },
    },
  ];
  const item = (id: string) => ({
    ...{ id, verdict: "keep", parts: [{ words: "", by: [...ground.said.keys()] }] },
  });
  const answer = { items: ["X1a", "X1b", "X2a"].map(item) };
  const prompts: string[] = [];
  const checked = await checkReading(read({ themes: [], tensions }), ground, ({ prompt }) => {
    prompts.push(prompt);
    return Promise.resolve(answer);
  });
  expect(prompts[0]).toContain("\n  other side: Some people lost by a torn hood.\n");
  const reading = checked?.reading ?? expect.unreachable();
  expect(make(reading).brief.tensions).toMatchObject([
    { id: "X1", within: "person", a: { people: 3 }, b: { people: 2 } },
  ]);
  expect(reading.lines.map(({ sentence }) => sentence)).toEqual(["They feed at dawn."]);
});
