import { expect, test } from "vitest";
import { Reach } from "../report/voices.ts";
import type { Segment, Source } from "../sources.ts";
import { productStudy } from "../testing/code-said.ts";
import { createEvidenceMaker, describeSource, listMessages, listQuestionsTaken } from "./messages.ts";

const said = (id: string, text: string, rest: Partial<Segment> = {}): Segment => ({
  ...{ id, speaker: "participant", text, questionId: "q1", move: null },
  ...rest,
});
const asked = (id: string, text: string, move: string, questionId: string | null = "q1"): Segment => ({
  ...{ id, speaker: "interviewer", text, questionId, move },
});
const talk = (...segments: Segment[]): Source => ({
  ...{ id: "s", kind: "interview", label: "P-1", segments, ageRange: null, location: null, language: "en" },
});

test("who skips the last question has not answered it, whatever they say at the end", () => {
  const source = talk(
    asked("1", "What would have to change?", "ask"),
    said("2", "skip", { isNoAnswer: true }),
    asked("3", "No problem. Is there anything else?", "anything_else", null),
    said("4", "No, that is all.", { questionId: null }),
  );
  expect(listQuestionsTaken(source).answered).toEqual([]);
  expect(
    listMessages(source, productStudy).map(({ segment, questionId }) => [segment.id, questionId]),
  ).toEqual([["4", null]]);
});

test("who skips a question in the middle and is asked the next one has not answered it", () => {
  const source = talk(
    asked("1", "What happened?", "ask"),
    said("2", "skip, told you", { isNoAnswer: true }),
    asked("3", "No problem at all. What do you do now?", "ask", "q2"),
    said("4", "I went back to the book.", { questionId: "q2" }),
  );
  expect(listQuestionsTaken(source).answered).toEqual(["q2"]);
});

test("an answer after a complaint still opens its question", () => {
  const source = talk(
    asked("1", "What happened?", "ask"),
    said("2", "Why do you ask me that?", { isNoAnswer: true }),
    asked("3", "To hear it in your words.", "answer_meta"),
    said("4", "The feed broke."),
  );
  expect(listMessages(source, productStudy)).toMatchObject([{ segment: { id: "4" }, opening: true }]);
});

test("what was laid on a question behind an answer that is left out answers something else", () => {
  const source: Source = {
    ...talk(
      asked("1", "How do you plan?", "ask"),
      said("2", "With a list."),
      asked("3", "What went wrong?", "ask", "q2"),
      said("4", "\n\n\n\n", { questionId: "q2" }),
      asked("5", "What is it like in their homes?", "ask", "q2"),
      said("6", "You see more than you want to.", { questionId: "q2" }),
      asked("7", "What would help?", "ask", "q3"),
      said("8", "A second key to the house.", { questionId: "q3" }),
    ),
    kind: "transcript",
  };
  expect(listQuestionsTaken(source).answered).toEqual(["q1", "q3"]);
  expect(
    listMessages(source, productStudy).map(({ segment, questionId }) => [segment.id, questionId]),
  ).toEqual([
    ["2", "q1"],
    ["6", null],
    ["8", "q3"],
  ]);
});

const blank = (id: string, rest: Partial<Segment> = {}) => said(id, "\n\n\n", rest);
const measure = (...segments: Segment[]) => {
  const reach = new Reach();
  for (const kind of ["interview", "transcript"] as const) {
    const source = { ...talk(...segments), kind };
    const { people, questionsReached } = describeSource(source, listMessages(source, productStudy));
    reach.add({ people, questionsReached, messages: [{}] }, kind === "interview" ? 0 : 1);
  }
  const { asked, answered, notReached } = reach.measure(0, 0, "q1");
  return { asked, answered, notReached, skipped: reach.listSkipped("q1"), out: reach.countAskedOut("q1") };
};

test("whose answer was left out counts as neither asked nor without an answer", () => {
  const nobody = { asked: 0, answered: 0, notReached: 0, skipped: [] };
  const question = asked("1", "What happened?", "ask");
  expect(measure(question, blank("2", { isAskedOut: true }))).toEqual({ ...nobody, out: 2 });
  expect(measure(question, blank("2"))).toEqual({ ...nobody, out: 0 });
  expect(measure(question, said("2", "skip", { isNoAnswer: true }))).toMatchObject({
    ...{ asked: 2, answered: 0, skipped: ["P-1", "P-1"], out: 0 },
  });
});

test("who answered a question beside what was left out has answered it", () => {
  const turns = [
    asked("1", "What happened?", "ask"),
    said("2", "The feed broke on the Sunday."),
    asked("3", "Whose was it?", "probe"),
    blank("4", { isAskedOut: true }),
  ];
  expect(measure(...turns)).toMatchObject({ asked: 2, answered: 2, skipped: [], out: 0 });
});

test("evidence never reaches over words that were left out: the longer side is quoted", () => {
  const text = `It opens late.${"\n".repeat(20)}We wait outside in the rain until it does.`;
  const segment = said("1", text);
  const maker = createEvidenceMaker(talk(segment));
  const whole = maker.make(segment, 0, text.length);
  expect(whole).toMatchObject({ quote: "We wait outside in the rain until it does.", start: 34, end: 76 });
  expect(maker.make(segment, 0, 14)?.quote).toBe("It opens late.");
  expect(maker.make(segment, 0, 40)?.quote).toBe("It opens late.");
  expect(maker.verification.dropped).toBe(0);
});
