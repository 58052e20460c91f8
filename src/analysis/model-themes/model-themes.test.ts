import { expect, test } from "vitest";
import type { CodeKind } from "#contract/insights.ts";
import type { ModelStatement, Polarity } from "../coder/model/model-coding.ts";
import { Reach } from "../report/voices.ts";
import { withoutModelNote } from "../themes/theme-note.ts";
import { makeCheckRequest } from "./check-prompt.ts";
import { checkReading } from "./check-reading.ts";
import { listFirst, listKinds } from "./code-lists.ts";
import { layGround, type PersonStatements } from "./ground.ts";
import { joinReadings } from "./join-report.ts";
import { makeBrief } from "./make-brief.ts";
import { readThemesAnswer } from "./themes-answer.ts";
import { makeThemesRequest } from "./themes-prompt.ts";

const questions = [
  { id: "one", text: "How do you decide?" },
  { id: "two", text: "What would you change?" },
];

function said(
  person: number,
  label: string,
  quote: string,
  more: Partial<ModelStatement> = {},
): ModelStatement {
  return {
    ...{ label, kind: "believes" as CodeKind, polarity: "affirms" as Polarity, mode: "plain", person: 0 },
    ...{
      questionId: "one",
      asked: "How do you decide?",
      before: "",
      after: "",
      because: null,
      leadsTo: null,
    },
    evidence: {
      ...{ quote, sourceKind: "interview", sourceId: `s${person}`, sourceLabel: `P-0${person + 1}` },
      ...{ ageRange: null, messageId: `m${person} ${quote}`, start: 0, end: quote.length },
    },
    ...more,
  };
}
const free = "Votes must be free";
const money = "Money decides who is heard";

function lay(statements: ModelStatement[][]) {
  const people: PersonStatements[] = statements.map((own, number) => ({
    ...{
      number,
      label: `P-0${number + 1}`,
      who: number === 0 ? "the shift lead" : "",
      isEnglish: true,
      statements: own,
      unclear: [],
    },
  }));
  const reach = new Reach();
  for (const number of people.keys())
    reach.add(
      {
        people: [{ id: `s${number}`, label: `P-0${number + 1}`, answered: ["one"], probed: [] }],
        ...{ questionsReached: ["one"], messages: [{}] },
      },
      number,
    );
  const study = { objective: "Understand how groups decide.", questions };
  const ground = layGround(people, study, new Map([["one", [...people.keys()]]]));
  return { ground, counting: { reach, ground } };
}

const three = () =>
  lay([
    [said(0, free, "a vote must be free"), said(0, money, "money decides who is heard")],
    [said(1, free, "votes have to be free of fear")],
    [said(2, free, "I don't think a vote is ever free", { polarity: "denies" })],
  ]);

const theme = (more: Record<string, unknown> = {}) => ({
  ...{ id: "T1", claim: "People want votes to be free.", supports: ["s1", "s2"] },
  ...{ challenges: ["s3"], why: [], leadsTo: [], ...more },
});

/** Answers each check with these items, by the count of the call. */
const answerWith =
  (...calls: unknown[]) =>
  () =>
    Promise.resolve(calls.length > 1 ? calls.shift() : calls[0]);

const borne = (id: string, by: string[], more: Record<string, unknown> = {}) => ({
  ...{ id, parts: [{ words: "all", by }], verdict: "keep", ...more },
});

test("statements are printed by number, people without their labels", () => {
  const { ground } = three();
  const { prompt } = makeThemesRequest(ground);
  expect(prompt).toContain('\nI1 | "the shift lead"');
  expect(prompt).toContain('I1\n  s1 | c1 | q1 | believes | affirms | plain | "a vote must be free"');
  expect(prompt).toContain("q1 | How do you decide? | 3 | 3\nq2 | What would you change? | 0 | 0");
  expect(prompt).not.toContain("P-0");
});

test("a theme needs two people of their own view; unknown statements and unsure ones count for nobody", () => {
  const { ground } = three();
  const read = (supports: unknown) =>
    readThemesAnswer({ themes: [theme({ supports })] }, ground)?.themes.length;
  expect([read(["s1", "s2"]), read(["s1", "s4"]), read(["s1", "s99"]), read("s1")]).toEqual([1, 0, 0, 0]);
  const unsure = lay([
    [said(0, free, "maybe a vote must be free", { polarity: "unsure" })],
    [said(1, free, "a vote must be free")],
  ]);
  expect(readThemesAnswer({ themes: [theme()] }, unsure.ground)?.themes).toEqual([]);
  for (const hostile of [null, [], "themes", { themes: {} }, {}])
    expect(readThemesAnswer(hostile, ground)).toBeUndefined();
});

test("an answer that names everybody may be long, and is checked; a theme may not", () => {
  const { ground } = three();
  const long = `I1 wants votes to be free, ${"and says so in other words, ".repeat(20)}and I2 too.`;
  const read = readThemesAnswer(
    { themes: [theme({ claim: long })], answers: [{ question: "q1", text: long, statements: ["s1", "s2"] }] },
    ground,
  );
  expect(read?.answers.get("one")?.sentence).toBe(long);
  expect(read?.themes).toEqual([]);
});

test("the check sees the whole sentence of each quote, its question and what nobody said", () => {
  const { ground } = lay([
    [said(0, free, "disregard the rights of few", { before: "I cannot, ", after: ", ever." })],
    [said(1, free, "a vote must be free")],
  ]);
  const claim = "All of the 100 people love ACME.";
  const items = readThemesAnswer({ themes: [theme({ claim })] }, ground)?.themes ?? [];
  const { prompt } = makeCheckRequest(items, ground);
  expect(prompt).toContain(
    'supports | How do you decide? | "I cannot, «disregard the rights of few», ever."',
  );
  expect(prompt).toContain("in no quote: All, 100, ACME");
});

async function check(answer: Record<string, unknown>, ...checks: unknown[]) {
  const { ground, counting } = three();
  const reading = readThemesAnswer(answer, ground) ?? expect.unreachable();
  const checked = await checkReading(reading, ground, answerWith(...checks));
  return { checked, ground, counting, made: checked && makeBrief(checked.reading, ground, counting) };
}

test("a theme that two people bear out is kept, without what does not support or challenge it", async () => {
  const { made } = await check(
    { themes: [theme({ supports: ["s1", "s2", "s4"] })] },
    {
      items: [
        borne("T1", ["s1", "s2"], { whole: ["I1", "I2"], notSupporting: ["s4"], notChallenging: ["s3"] }),
      ],
    },
  );
  expect(made?.themes[0]?.finding).toMatchObject({
    ...{ kind: "themes", text: "People want votes to be free.", challenging: [] },
    strength: { people: 2, asked: 3, volunteered: 0, spansQuestions: true },
    about: { label: "People want votes to be free", questionId: "one", kind: "believes", isTopic: false },
  });
  expect(made?.themes[0]?.finding.evidence.map(({ quote }) => quote)).toEqual([
    "a vote must be free",
    "votes have to be free of fear",
  ]);
  expect(made?.themes[0]?.backing.people).toEqual([0, 1]);
});

test.each([
  ["one person says all of it", [borne("T1", ["s1", "s4"])]],
  [
    "each says half of it",
    [
      {
        ...borne("T1", []),
        parts: [
          { words: "a", by: ["s1"] },
          { words: "b", by: ["s2"] },
        ],
      },
    ],
  ],
  ["it names people who said nothing of it", [borne("T1", ["s77", "s78"], { whole: ["I1", "I2"] })]],
  ["it names fewer than two people", [borne("T1", ["s1", "s2"], { whole: ["I1"] })]],
  ["no piece of it is listed", [{ ...borne("T1", []), parts: [] }]],
  ["it is to be dropped", [borne("T1", ["s1", "s2"], { verdict: "drop" })]],
  ["nothing is left that supports it", [borne("T1", ["s1", "s2"], { notSupporting: ["s1", "s2"] })]],
  ["it is reworded into nothing", [borne("T1", ["s1", "s2"], { verdict: "rewrite", sentence: "" })]],
])("a theme is dropped and told of when %s", async (_, items) => {
  const { checked } = await check({ themes: [theme()] }, { items });
  expect(checked?.reading.themes).toEqual([]);
  expect(checked?.notes).toEqual(["One sentence was weakened or left out after a check against the quotes."]);
  expect(checked?.sentences).toEqual([
    "Left out after the check: “People want votes to be free.” Fewer than two people said all of it.",
  ]);
});

test("a reworded theme is checked once more, and only then shown", async () => {
  const rewrite = borne("T1", ["s1", "s2"], {
    verdict: "rewrite",
    sentence: "Some want votes to be free.",
    cut: ["People"],
  });
  const kept = await check(
    { themes: [theme()] },
    { items: [rewrite] },
    { items: [borne("T1", ["s1", "s2"])] },
  );
  expect(kept.made?.themes[0]?.finding.text).toBe("Some want votes to be free.");
  expect(kept.checked?.sentences[0]).toContain(
    "“People want votes to be free.” is now “Some want votes to be free.”",
  );
  const again = await check({ themes: [theme()] }, { items: [rewrite] }, { items: [rewrite] });
  expect(again.checked?.reading.themes).toEqual([]);
  const silent = await check({ themes: [theme()] }, { items: [rewrite] }, { items: [] });
  expect(silent.checked?.notes).toEqual([
    "One sentence was left out because the language model did not check it.",
  ]);
});

test("a sentence with a quantity, number or name that nobody said is refused whatever the check says, and not repeated", async () => {
  for (const claim of [
    "All want votes to be free.",
    "90 % want free votes.",
    "They say ACME makes votes free.",
  ]) {
    const { checked } = await check({ themes: [theme({ claim })] }, { items: [borne("T1", ["s1", "s2"])] });
    expect(checked?.reading.themes).toEqual([]);
    expect(checked?.notes).toEqual([
      "One sentence was weakened or left out after a check against the quotes.",
    ]);
    expect(checked?.sentences).toEqual([]);
  }
});

test.each([[undefined], [null], ["garbage"], [{ items: "none" }], [{ items: [{ id: "T9" }] }]])(
  "where the check answers %j nothing is taken for checked",
  async (answer) => {
    expect((await check({ themes: [theme()] }, answer)).checked).toBeUndefined();
  },
);

test("a tension needs both of its sides, and an answer names people by their labels", async () => {
  const side = (text: string, statements: string[]) => ({ text, statements });
  const answer = {
    tensions: [
      {
        id: "X1",
        within: "person",
        a: side("A vote must be free.", ["s1"]),
        b: side("No vote is ever free.", ["s3"]),
      },
      {
        id: "X2",
        within: "people",
        a: side("A vote must be free.", ["s1"]),
        b: side("Money decides.", ["s99"]),
      },
    ],
    answers: [
      { question: "q1", text: "I1 and I2 want free votes, I3 doubts it.", statements: ["s1", "s2", "s3"] },
    ],
    singleVoices: [{ text: "Money decides who is heard.", statements: ["s4", "s2"] }],
  };
  const by = { X1a: ["s1"], X1b: ["s3"], Aq1: ["s1"], V1: ["s4"] };
  const items = Object.entries(by).map(([id, sids]) => borne(id, sids));
  const { made } = await check(answer, { items });
  expect(made?.brief.tensions).toHaveLength(1);
  expect(made?.brief.tensions[0]).toMatchObject({
    ...{ within: "people", a: { people: 1 }, b: { text: "No vote is ever free.", people: 1 } },
  });
  expect(made?.brief.answers).toMatchObject([
    {
      questionId: "one",
      text: "P-01 and P-02 want free votes, P-03 doubts it.",
      asked: 3,
      answered: 3,
      isThin: false,
    },
    { questionId: "two", text: null, asked: 0, answered: 0, isThin: true },
  ]);
  expect(made?.brief.unknown).toEqual([
    {
      open: "What would you change?",
      why: "Nobody has been asked this yet.",
      ask: "Ask it earlier, or of more people.",
    },
  ]);
  expect(made?.voices[0]?.finding).toMatchObject({ kind: "singleVoices", strength: { people: 1 } });
  expect(made?.brief.inShort).toEqual([
    { text: "Money decides who is heard.", findings: [made?.voices[0]?.finding.id] },
  ]);
  const halved = await check(answer, { items: items.filter(({ id }) => id !== "X1b") });
  expect(halved.made?.brief.tensions).toEqual([]);
});

test("the brief has room for twelve: themes first, then single voices, with tensions between them, and a line for each theme in short", () => {
  const labels = Array.from({ length: 14 }, (_, at) => `Word${at} is free`);
  const { ground, counting } = lay(
    [0, 1].map((person) => labels.map((label) => said(person, label, `${label} ${person}`))),
  );
  const themes = labels
    .slice(0, 8)
    .map((label, at) => ({ claim: `${label}.`, supports: [`s${2 * at + 1}`, `s${2 * at + 2}`] }));
  const singleVoices = labels.slice(8).map((label, at) => ({ text: label, statements: [`s${2 * at + 17}`] }));
  const reading = readThemesAnswer({ themes, singleVoices }, ground) ?? expect.unreachable();
  const made = makeBrief(reading, ground, counting);
  expect([made.themes.length, made.voices.length, made.brief.inShort.length]).toEqual([8, 3, 8]);
  const side = { ...(reading.voices[0] ?? expect.unreachable()), kind: "tensionSide" as const };
  const tensions = ["X1", "X2"].map((id) => ({ id, within: "people" as const, a: side, b: side }));
  const full = makeBrief({ ...reading, tensions }, ground, counting);
  expect([full.themes.length, full.brief.tensions.length, full.voices.length]).toEqual([8, 2, 3]);
  expect(made.themes.map(({ finding }) => finding.id)).toContain(made.brief.inShort[4]?.findings[0]);
});

test("codes fill the specification's lists by kind; what is mostly denied or only imagined is in none", () => {
  const of = (kind: CodeKind, more: Partial<ModelStatement> = {}) => ({ kind, ...more });
  const { ground, counting } = lay([
    [
      said(0, "Loses files", "I lose files", of("struggles")),
      said(0, "Takes notes by hand", "I take notes by hand", of("does")),
      said(0, "Would pay for it", "I would pay for it", of("does", { mode: "imagined" })),
      said(0, "Simpler screens", "make the screens simpler", of("proposes")),
      said(0, free, "a vote must be free"),
      said(0, "Others complain", "they say it is slow", of("struggles", { mode: "reported" })),
    ],
    [
      said(1, "Loses files", "files get lost", of("struggles")),
      said(1, "Simpler screens", "I'd make screens simpler", of("proposes")),
    ],
    [
      said(2, "Takes notes by hand", "I never take notes", of("does", { polarity: "denies" })),
      said(2, "Wants more", "not more", of("wishes", { polarity: "denies" })),
    ],
  ]);
  const listed = listKinds({ ground, counting }, undefined, []).map(({ finding }) => [
    finding.kind,
    finding.text,
    finding.strength.people,
  ]);
  expect(listed).toEqual([
    ["behaviors", "Takes notes by hand", 1],
    ["painPoints", "Loses files", 2],
    ["recommendations", "Simpler screens", 2],
    ["topics", free, 1],
  ]);
  expect(listFirst(ground).filter((person) => person === 0)).toHaveLength(6);
});

test("the model's findings replace the built-in coder's of the same lists, and leave what is measured", () => {
  const { ground, counting } = three();
  const finding = (kind: string, text: string) => ({
    id: `${kind} ${text}`,
    kind,
    text,
    strength: {},
    evidence: [],
  });
  const insights = {
    notes: ["Two files could not be read.", withoutModelNote],
    findings: [
      ...[
        finding("painPoints", "old"),
        finding("recommendations", "Address first: old"),
        finding("themes", "built-in"),
      ],
      ...[finding("competitorMentions", "Slack"), finding("topics", "Tools"), finding("topics", "found")],
    ],
    brief: { inShort: ["built-in"], answers: [{ questionId: "one", evidence: ["a whole answer"] }] },
  };
  const members = {
    people: [{ sourceId: "s0" }],
    reached: {},
    findings: { "themes built-in": {} },
    novelty: { interview: [{ sourceId: "s0", label: "P-01", newCodes: 9 }] },
  };
  const lists = listKinds({ ground, counting }, undefined, []);
  const join = (made?: ReturnType<typeof makeBrief>) =>
    joinReadings({ insights, members } as never, [{ kind: "interview", lists, firsts: [0, 0], made }], {
      topics: ["Tools"],
    });
  const texts = (result: ReturnType<typeof join>) => result.insights.findings.map(({ text }) => text);
  expect(texts(join())).toEqual([free, money, "built-in", "Slack", "Tools"]);
  expect(join().members).toMatchObject({
    findings: { "themes built-in": {} },
    novelty: { interview: [{ newCodes: 2 }] },
  });
  const reading = readThemesAnswer({ themes: [theme()] }, ground) ?? expect.unreachable();
  const made = makeBrief(reading, ground, counting);
  expect(texts(join(made))).toEqual(["People want votes to be free.", free, money, "Slack", "Tools"]);
  expect(join().insights.brief?.inShort).toEqual(["built-in"]);
  expect(join(made).insights.brief).toMatchObject({ ...made.brief, answers: expect.anything() });
  expect(made.brief.answers.map(({ text }) => text)).toEqual([null, null]);
  expect(join(made).insights.brief?.answers.map(({ evidence }) => evidence)).toEqual([
    ["a whole answer"],
    [],
  ]);
  expect(join(made).insights.notes).toEqual(["Two files could not be read."]);
  expect(join(made).insights.aiAnalysis.recommendations).toEqual([]);
});
