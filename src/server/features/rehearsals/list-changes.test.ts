import { describe, expect, test } from "vitest";
import type { SimulatedBehaviour } from "#contract/rehearsals.ts";
import type { SessionQuestion } from "#contract/report-cards.ts";
import { makeGuide, makeQuestion } from "#interviewer/test-interview.ts";
import { listChanges } from "./list-changes.ts";

const guide = makeGuide({
  minutes: 15,
  questions: [
    makeQuestion("a", "How do you work?"),
    makeQuestion("b", "What went wrong?", { helpText: "Anything at all." }),
    makeQuestion("c", "What would you change?", { depth: "light" }),
  ],
});

interface Person {
  minutes?: number;
  behaviours?: SimulatedBehaviour[];
  /** Question ids that they asked the meaning of. */
  unclear?: string[];
  questions?: Partial<Record<string, Partial<SessionQuestion>>>;
}

type Tried = Parameters<typeof listChanges>[1][number];

function makePerson({ minutes = 14, behaviours = [], unclear = [], questions = {} }: Person): Tried {
  return {
    minutes,
    participant: {
      label: "S-01",
      pseudonym: "Ada",
      userInfo: { ageRange: "", occupation: "", location: "", townCity: "" },
      traits: { verbosity: 1, knowledge: 1, memory: 1, reflexivity: 1, disclosure: 1, understanding: 1 },
      behaviours,
    },
    reportCard: {
      ...{ asked: 3, answered: 3, probed: 0, settled: 0, notReached: 0, talkShare: 0.6, flags: [] },
      ...{ interviewerTurns: 6, wordsPerAnswer: [], meanWordsPerAnswer: null, wordsSlope: null },
      ...{ latency: null, endReason: "finished", threads: [] },
      questions: guide.questions.map(({ id, text }) => ({
        ...{ questionId: id, text, asked: true, answered: true, skipped: false, probes: 1, words: 40 },
        ...{ settledBy: null, notReached: false },
        ...questions[id],
      })),
      questionsBack: unclear.map((questionId) => ({
        asked: { messageId: "m", text: "What do you mean?" },
        questionId,
        about: "question",
        reply: null,
        isAnswered: true,
      })),
    },
  };
}

const six = (change: (index: number) => Person) =>
  Array.from({ length: 6 }, (_, index) => makePerson(change(index)));
const changes = (change: (index: number) => Person) => listChanges(guide, six(change), []);
const none = { asked: false, answered: false, notReached: true, words: 0, probes: 0 };

describe("a rehearsal's verdict", () => {
  test("has nothing to change where everybody understood, answered and finished in time", () => {
    expect(changes(() => ({}))).toEqual([]);
    expect(listChanges(guide, [], [])).toEqual([]);
  });

  test("names a question that confused one person, and whether it has an explanation already", () => {
    expect(changes((index) => ({ unclear: index === 4 ? ["a", "a"] : [] }))).toEqual([
      { kind: "unclear", questionId: "a", number: 1, people: 1, of: 6, hasHelp: false },
    ]);
    expect(changes((index) => ({ unclear: index < 2 ? ["b"] : [] }))).toEqual([
      { kind: "unclear", questionId: "b", number: 2, people: 2, of: 6, hasHelp: true },
    ]);
  });

  test("leaves aside people who ask what is meant whatever they are asked", () => {
    const planted = (index: number): Person =>
      index === 0 ? { behaviours: ["asks_back"], unclear: ["a"] } : { unclear: index === 1 ? ["a"] : [] };
    expect(changes(planted)).toEqual([
      { kind: "unclear", questionId: "a", number: 1, people: 1, of: 5, hasHelp: false },
    ]);
  });

  test("counts a question as reached when an earlier answer settled it", () => {
    const settledBy = { messageId: "m", quote: "we meet less", start: 0, end: 12 };
    expect(changes(() => ({ questions: { c: none } }))).toEqual([
      { kind: "never_reached", questionId: "c", number: 3, of: 6 },
    ]);
    expect(changes((index) => ({ questions: { c: index < 2 ? {} : none } }))).toEqual([
      { kind: "seldom_reached", questionId: "c", number: 3, people: 2, of: 6 },
    ]);
    expect(changes(() => ({ questions: { c: { ...none, notReached: false, settledBy } } }))).toEqual([]);
  });

  test("says which questions make it too long: the last normal one, and the one that is followed up most", () => {
    const long = (index: number): Person => ({ minutes: 20 + index, questions: { b: { probes: 4 } } });
    expect(changes(long)).toEqual([
      {
        kind: "too_long",
        minutes: 22,
        planned: 15,
        lowPriority: { questionId: "c", number: 3 },
        lessDepth: { questionId: "b", number: 2 },
      },
    ]);
    expect(changes(() => ({ minutes: 16 }))).toEqual([]);
    expect(listChanges({ ...guide, minutes: 0 }, six(long), [])).toEqual([]);
  });

  test("names what most people skipped or hardly answered, never what one person did", () => {
    const short = (people: number) =>
      changes((index) => ({ questions: { b: { words: index < people ? 7 : 8 } } }));
    expect(short(2)).toEqual([]);
    expect(short(3)).toEqual([
      { kind: "short_answers", questionId: "b", number: 2, people: 3, of: 6, words: 8 },
    ]);
    const skip = { answered: false, skipped: true, words: 0 };
    expect(changes((index) => ({ questions: { a: index < 4 ? skip : {} } }))).toEqual([
      { kind: "skipped", questionId: "a", number: 1, people: 4, of: 6 },
    ]);
    expect(listChanges(guide, [makePerson({ questions: { a: { words: 1 } } })], [])).toEqual([]);
  });

  test("puts first what costs most", () => {
    const all = six((index) => ({
      minutes: 30,
      unclear: index === 0 ? ["a"] : ["b"],
      questions: { a: { words: 2 }, c: none },
    }));
    const flags = [{ kind: "closed_question" as const, questionId: "a" }];
    expect(
      listChanges(guide, all, flags).map(
        (change) => `${change.kind} ${"number" in change ? change.number : ""}`,
      ),
    ).toEqual(["never_reached 3", "too_long ", "unclear 2", "unclear 1", "flaw 1", "short_answers 1"]);
  });
});
