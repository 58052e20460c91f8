import { expect, test } from "vitest";
import type { Move } from "#interviewer/guide.ts";
import { listQuestionIds } from "./question-thread.ts";

const said = { speaker: "participant", move: null } as const;
const moved = (move: Move) => ({ speaker: "interviewer", move }) as const;

test("an answer belongs to the question that was open when it was given", () => {
  const turns = [
    moved({ kind: "introduce", questionId: "q1" }),
    said,
    moved({ kind: "probe", questionId: "q1", about: null }),
    said,
    moved({ kind: "respect_skip", questionId: "q1", because: "skip", otherAngle: false, thenAsk: "q2" }),
    said,
  ];
  expect(listQuestionIds(turns)).toEqual(["q1", "q1", "q1", "q1", "q2", "q2"]);
});

test("an aside leaves the question open, and moves about the whole interview leave none open", () => {
  const turns = [
    moved({ kind: "ask", questionId: "q3" }),
    moved({ kind: "answer_meta", questionId: null, topic: "robot", questionsLeft: 1 }),
    said,
    moved({ kind: "anything_else" }),
    said,
  ];
  expect(listQuestionIds(turns)).toEqual(["q3", "q3", "q3", null, null]);
});
