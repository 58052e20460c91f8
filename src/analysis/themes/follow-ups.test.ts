import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { layOnScript } from "../script-alignment/lay-on-script.ts";
import { makeStudy, makeTranscript } from "./people-for-tests.ts";

const use = "Do you use everything in the box?";
const cancel = "What would make you cancel your subscription?";
const study = makeStudy(use, cancel);
type Turns = [asked: string, answered: string][];

function readBrief(...people: Turns[]) {
  const sources = people.map((turns, at) =>
    layOnScript(makeTranscript(`P-${at + 1}`, turns), study.questions),
  );
  return analyze(sources, study).brief;
}

const listAnswers = (brief: ReturnType<typeof readBrief>) =>
  brief?.answers.map(({ evidence }) => evidence.map(({ quote, followUp }) => [quote, followUp]));

test("an answer to a follow-up is shown after the main answer, marked, and never instead of it", () => {
  const cabbage =
    "The cabbage goes to my mother, I think she makes soup of it, and the rest always goes on the compost.";
  const brief = readBrief([
    ["Do you use everything in the box?", "No, never."],
    ["I see. What do you do with the things you don't use?", cabbage],
    [cancel, "The price."],
    ["Why the price?", "It went up twice."],
  ]);
  expect(listAnswers(brief)).toEqual([
    [
      ["No, never.", undefined],
      [cabbage, "What do you do with the things you don't use?"],
    ],
    [
      ["The price.", undefined],
      ["It went up twice.", "Why the price?"],
    ],
  ]);
});

test("a follow-up that is like a later question stays under the one it follows", () => {
  const brief = readBrief([
    ["Do you use everything in the box?", "No, half of it goes off."],
    ["Would that make you cancel your subscription?", "I did think of it in January."],
    [cancel, "If I went into hospital."],
  ]);
  expect(listAnswers(brief)).toEqual([
    [
      ["No, half of it goes off.", undefined],
      ["I did think of it in January.", "Would that make you cancel your subscription?"],
    ],
    [["If I went into hospital.", undefined]],
  ]);
});

test("whoever asks back answers the question itself once it is explained", () => {
  const brief = readBrief([
    [use, "What do you mean by everything?"],
    ["Well, do you ever throw any of it away?", "Half of the chard, every week."],
    [cancel, "The price."],
  ]);
  expect(listAnswers(brief)?.[0]).toEqual([["Half of the chard, every week.", undefined]]);
});

test("the main answer is counted; a follow-up only where that was left open, and the sentence says so", () => {
  const rest: Turns = [[cancel, "The price."]];
  const brief = readBrief(
    [
      [use, "Yes, all of it."],
      ["Did you use everything in the box last week?", "No, not last week."],
      ...rest,
    ],
    [
      [use, "Well, it depends on the week."],
      ["And last week, did you use everything in the box?", "No."],
      ...rest,
    ],
    [[use, "No."], ["What is left?", "Yes, cabbage mostly."], ...rest],
    [[use, "Yes."], ...rest],
  );
  const [counted] = brief?.counted ?? [];
  expect(counted?.text).toBe(
    "2 of 4 people use everything in the box; 2 do not; 1 gave a clear answer only to a follow-up",
  );
  expect(counted?.sides.map(({ evidence }) => evidence.map(({ followUp }) => followUp))).toEqual([
    [undefined, "Did you use everything in the box last week?", undefined],
    [undefined, "And last week, did you use everything in the box?", undefined, "What is left?"],
  ]);
});

test("only a question that somebody wrote into a script is one that people never came to", () => {
  const people = Array.from({ length: 6 }, (_, at) =>
    makeTranscript(`P-${at}`, [[use, "No."], ...(at < 3 ? ([[cancel, "The price."]] as Turns) : [])]),
  );
  const sources = people.map((source) => layOnScript(source, study.questions));
  const listWhy = (isGuideRead: boolean, kind: "interview" | "transcript") =>
    analyze(
      sources.map((source) => ({ ...source, kind })),
      { ...study, isGuideRead },
    ).brief?.unknown.map(({ why }) => why);
  expect(listWhy(false, "interview")).toEqual(["3 of 6 people never came to it."]);
  expect(listWhy(false, "transcript")).toEqual(["Not found in 3 transcripts."]);
  expect(listWhy(true, "transcript")).toEqual([]);
});

test("whose language is not read is in no count of answers, and their answer is still shown", () => {
  const english = ["Yes, all of it.", "Yes.", "No, never.", "No.", "Yes, always."];
  const sources = [...english, "Nein, die Hälfte wird schlecht."].map((answer, at) => {
    const source = layOnScript(makeTranscript(`P-${at + 1}`, [[use, answer]]), study.questions);
    return at < english.length ? source : { ...source, language: "de" };
  });
  const { brief } = analyze(sources, study);
  expect(brief?.counted?.[0]).toMatchObject({ asked: 5, answered: 5, open: { people: 0, evidence: [] } });
  expect(listAnswers(brief)?.[0]).toHaveLength(6);
});
