import { expect, test } from "vitest";
import { codeKinds } from "#contract/insights.ts";
import type { Source, StudyContext } from "../../sources.ts";
import { Codebook } from "./codebook.ts";
import { labelByQuote, readCodingAnswer } from "./coding-answer.ts";
import { applyFixes, makeFixRequest } from "./coding-fixes.ts";
import { listCodingParts, makeCodingRequest } from "./coding-prompt.ts";
import { makeCoding } from "./make-coding.ts";
import { kinds } from "./model-coding.ts";

const study: StudyContext = {
  questions: [{ id: "question-1", text: "What should a majority be allowed to do?" }],
  objective: "Understand what people think of majorities.",
  topics: [],
  competitors: [],
  ownProduct: null,
};

const turn = (id: string, speaker: "participant" | "interviewer", text: string) => ({
  ...{ id, speaker, text, questionId: speaker === "interviewer" ? "question-1" : null },
  move: speaker === "interviewer" ? "ask" : null,
});

const source: Source = {
  ...{ id: "session", kind: "interview", label: "P-01", ageRange: null, location: null, language: "en" },
  segments: [
    turn("a", "interviewer", "What should a majority be allowed to do?"),
    turn(
      "b",
      "participant",
      "I cannot, disregard the rights of three people. A vote must be  free, because fear changes it.",
    ),
    turn("c", "interviewer", "Why?"),
    turn("d", "participant", "Um, money decides who is heard 🙂 in the end. Money decides who is heard."),
  ],
};

const statement = (more: Record<string, unknown>) => ({
  ...{ code: "n1", segment: 2, quote: "A vote must be free", kind: "values" },
  ...{ polarity: "affirms", mode: "plain", because: null, leadsTo: null, ...more },
});
const newCodes = [{ id: "n1", label: "Votes must be free", kind: "values" }];

function read(answer: unknown, codebook = new Codebook(), segments = source.segments) {
  const [part = []] = listCodingParts({ ...source, segments });
  const request = makeCodingRequest(part, { study, codes: codebook.list(), isEnglish: true });
  const reading = readCodingAnswer(answer, request, codebook);
  return { request, reading, codebook };
}

function code(answer: unknown, fixes?: unknown, segments = source.segments) {
  const { request, reading, codebook } = read(answer, new Codebook(), segments);
  if (!reading) return undefined;
  const fix = makeFixRequest(reading);
  const mended = fix && fixes ? applyFixes(reading, fixes, { request, fix, codebook }) : reading;
  return { fix, coding: makeCoding({ ...source, segments }, study, [{ request, reading: mended }]) };
}

test("a model may use every kind of statement that the contract has", () => {
  expect(kinds).toEqual(codeKinds);
});

test("the prompt numbers segments and questions, and holds the codebook and no id of ours", () => {
  const codebook = new Codebook();
  codebook.add({ label: "Votes must be free", kind: "values", sentence: "They must be free." });
  const { request } = read({ statements: [] }, codebook);
  expect(request.prompt).toContain("c1 | values | Votes must be free | They must be free.");
  expect(request.prompt).toContain(
    "[1] I (q1): What should a majority be allowed to do?\n[2] P: I cannot, disregard",
  );
  expect(request.prompt + request.instructions).not.toContain("session");
  expect([...request.shown.keys()]).toEqual([2, 4]);
});

test("of a long turn the question is kept, not the greeting before it", () => {
  const greeting = "Thank you for taking part. We read what you write, and nobody else does. ".repeat(4);
  const asked = "What should a majority be allowed to do?";
  const ask = (text: string) => {
    const segments = [turn("a", "interviewer", text), ...source.segments.slice(1)];
    return code({ newCodes, statements: [statement({})] }, undefined, segments)?.coding.statements[0]?.asked;
  };
  expect(ask(`${greeting}${asked}`)).toBe(asked);
  const told = "Please tell us what a majority should be allowed to do.";
  expect(ask(`${greeting}${told}`)).toMatch(
    /nobody else does\. Please tell us what a majority should be allowed to do\.$/,
  );
  expect(ask("Good. And why?")).toBe("Good. And why?");
});

test("a quote is placed in code points, widened to its sentence, with its reason", () => {
  const answer = {
    newCodes,
    statements: [statement({ because: { segment: 2, quote: "because fear changes it" } })],
  };
  const [said] = code(answer)?.coding.statements ?? [];
  expect(said).toMatchObject({
    ...{
      label: "Votes must be free",
      questionId: "question-1",
      person: 0,
      ...{ before: "", after: "" },
    },
    ...{
      evidence: {
        quote: "A vote must be  free, because fear changes it.",
        messageId: "b",
        sourceLabel: "P-01",
      },
    },
    because: { quote: "because fear changes it." },
  });
});

test("an invented quote, one of another segment and one of the interviewer are asked for again, and then dropped", () => {
  const statements = [
    statement({ quote: "my boss shouted at me every day" }),
    statement({ quote: "money decides who is heard" }),
    statement({ segment: 1, quote: "What should a majority be allowed to do?" }),
    statement({ segment: 99 }),
    statement({ quote: "A vote" }),
    statement({}),
  ];
  const result = code(
    { newCodes, statements },
    { fixes: [{ no: 1, quote: "still invented words here", polarity: "affirms", label: "" }] },
  );
  expect([...(result?.fix?.asked.keys() ?? [])]).toEqual([1, 2]);
  // Two words are widened to the sentence that is quoted already.
  expect(result?.coding).toMatchObject({ checked: 6, dropped: 4 });
  expect(result?.coding.statements.map(({ evidence }) => evidence.quote)).toEqual([
    "A vote must be  free, because fear changes it.",
  ]);
});

test("a quote cut before its negation is dropped, unless it comes again with it", () => {
  const cut = statement({ quote: "disregard the rights of three people" });
  expect(code({ newCodes, statements: [cut] })?.coding).toMatchObject({ statements: [], dropped: 1 });
  const whole = {
    no: 1,
    quote: "I cannot, disregard the rights of three people",
    polarity: "denies",
    label: "",
  };
  const result = code({ newCodes, statements: [cut] }, { fixes: [whole] });
  expect(result?.fix?.prompt).toContain('reads otherwise with "I cannot,"');
  expect(result?.coding.statements[0]).toMatchObject({
    polarity: "denies",
    evidence: { quote: `${whole.quote}.` },
  });
});

test.each([
  ["", "no label"],
  ["Everyone loves ACME 100 %", "a number and a name nobody said"],
  ["A vote must be free ".repeat(4), "more than 60 characters"],
])("the label “%s” (%s) is asked for again, and else the person's own words stand in its place", (label) => {
  const answer = { newCodes: [{ id: "n1", label, kind: "values" }], statements: [statement({})] };
  const left = code(answer);
  expect(left?.fix?.prompt).toContain("label without ground");
  expect(left?.coding.statements[0]?.label).toBe("A vote must be free");
  const mended = code(answer, {
    fixes: [{ no: 1, quote: "", polarity: "affirms", label: "ACME's 3 votes" }],
  });
  expect(mended?.coding.statements[0]?.label).toBe("A vote must be free");
  const good = code(answer, {
    fixes: [{ no: 1, quote: "", polarity: "affirms", label: "Free votes matter" }],
  });
  expect(good?.coding.statements[0]?.label).toBe("Free votes matter");
});

test("a label may say it in other words than theirs, so that others can share it", () => {
  const answer = {
    newCodes: [{ id: "n1", label: "Coercion invalidates elections", kind: "values" }],
    statements: [statement({})],
  };
  expect(code(answer)?.fix).toBeUndefined();
  expect(code(answer)?.coding.statements[0]?.label).toBe("Coercion invalidates elections");
});

test("the participant's words in place of a label are cut between words, at most 60 characters", () => {
  expect(labelByQuote("short words")).toBe("short words");
  expect(labelByQuote("one two three four five six seven eight nine ten eleven twelve")).toBe(
    "one two three four five six seven eight nine ten eleven …",
  );
  expect(Array.from(labelByQuote("x".repeat(300))).length).toBeLessThanOrEqual(60);
});

test.each([[null], [7], ["text"], [[]], [{}], [{ statements: [7, "x"] }], [{ statements: [{ quote: 1 }] }]])(
  "the answer %j is none",
  (answer) => {
    expect(read(answer).reading).toBeUndefined();
  },
);

test("a polite yes to a leading question is no statement", () => {
  const segments = [
    turn("a", "interviewer", "So you like the new stop, don't you?"),
    turn("b", "participant", "Yeah, sure, I like it."),
    turn("c", "interviewer", "What else?"),
    turn("d", "participant", "I like the roof it has got."),
  ];
  const labels = [{ id: "n1", label: "Likes the new stop", kind: "values" }];
  const polite = statement({ segment: 2, quote: "Yeah, sure, I like it" });
  const own = statement({ segment: 4, quote: "I like the roof it has got" });
  const { coding } = code({ newCodes: labels, statements: [polite, own] }, undefined, segments) ?? {};
  expect(coding?.statements.map(({ evidence }) => evidence.quote)).toEqual(["I like the roof it has got."]);
  expect(coding).toMatchObject({ checked: 1, dropped: 0 });
});

test("half an answer is read as far as it goes", () => {
  const half = [statement({}), { code: "n1", segment: 2 }, statement({ kind: "end_interview" })];
  expect(code({ newCodes, statements: half })?.coding.statements).toHaveLength(1);
  expect(code({ statements: [] })?.coding).toMatchObject({ statements: [], checked: 0 });
});

test("a long interview is coded in parts that begin where the interviewer speaks", () => {
  const long = Array.from({ length: 40 }, (_, at) =>
    turn(`t${at}`, at % 2 === 0 ? "interviewer" : "participant", "many words ".repeat(300)),
  );
  const parts = listCodingParts({ ...source, segments: long });
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every(([first]) => first?.speaker === "interviewer")).toBe(true);
  expect(parts.flat()).toEqual(long);
});

test("who somebody is stands in their own words, once, or nowhere", () => {
  const who = [
    { segment: 2, quote: "the boss of everything" },
    { segment: 1, quote: "a majority" },
    { segment: 2, quote: "three  people" },
    { segment: 4, quote: "money decides" },
  ];
  expect(code({ who, newCodes, statements: [statement({})] })?.coding.who).toEqual([
    { person: 0, words: "three people" },
  ]);
  expect(code({ who: "me", newCodes, statements: [statement({})] })?.coding.who).toEqual([]);
});

test("what the codebook shows of a code begins with the words that were coded, not with what leads to them", () => {
  const answer = { newCodes, statements: [statement({ segment: 4, quote: "It must be free." })] };
  const turns = [
    ...source.segments.slice(0, 3),
    turn("d", "participant", "We vote in May. It must be free."),
  ];
  const [said] = code(answer, undefined, turns)?.coding.statements ?? [];
  expect(said?.evidence.quote).toBe("We vote in May. It must be free.");
  expect(said?.coded).toBe("It must be free.");
});

test("what tells of the lives of others is kept as such, and what the model leaves open as the speaker's own", () => {
  const statements = [
    statement({ whose: "others" }),
    statement({ segment: 4, quote: "Money decides who is heard." }),
  ];
  const said = code({ newCodes, statements })?.coding.statements ?? [];
  expect(said.map(({ whose }) => whose)).toEqual(["others", undefined]);
});

test("a long talk has room for an answer that codes all of it", () => {
  const room = (words: number) => {
    const segments = [turn("a", "participant", "word ".repeat(words))];
    return read({ statements: [] }, new Codebook(), segments).request.maxTokens;
  };
  expect(room(20)).toBe(6_000);
  expect(room(1_200)).toBe(10_000);
  expect(room(4_900)).toBe(16_000);
});

test("the model is told which turns were left out, and what it finds missing there goes no further", () => {
  const [ask, said, why, money] = source.segments;
  if (!ask || !said || !why || !money) expect.unreachable();
  const segments = [ask, said, why, { ...money, text: "\n".repeat(money.text.length) }];
  const { request, reading } = read(
    { statements: [], unclear: [{ segment: 4, why: "It is missing." }] },
    undefined,
    segments,
  );
  expect(request.prompt).toContain("WHAT WENT WRONG IN THIS INTERVIEW: [4] were left out;");
  expect(reading?.unclear).toEqual([]);
  expect(read({ statements: [] }).request.prompt).toContain("INTERVIEW: nothing noted");
});

test("what is unclear in the interviewer's words is noted of whoever answers them", () => {
  const unclear = [
    { segment: 3, why: "Asks two things at once." },
    { segment: 9, why: "Stands nowhere." },
  ];
  const noted = read({ statements: [], unclear }).reading?.unclear;
  expect(noted?.map(({ segment, why }) => [segment.id, why])).toEqual([["d", "Asks two things at once."]]);
});
