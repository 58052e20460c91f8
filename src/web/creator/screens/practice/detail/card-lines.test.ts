import { expect, test } from "vitest";
import type { QuestionCard } from "#contract/report-cards.ts";
import { listFlagKinds, listPracticeLines } from "./card-lines.ts";

const lines = ["Questions", "Follow-ups", "Talk share", "Answers", "Reply time"].map((term) => ({
  term,
  text: "…",
}));
const question: QuestionCard = {
  questionId: "q1",
  text: "How do you shop?",
  asked: true,
  answered: true,
  skipped: false,
  probes: 0,
  notReached: false,
};

test("without a script the card tells no coverage, and never a reply time or what stands beside it", () => {
  const terms = (questions: QuestionCard[]) =>
    listPracticeLines(lines, { questions }).map(({ term }) => term);
  expect(terms([])).toEqual(["Answers"]);
  expect(terms([question])).toEqual(["Questions", "Follow-ups", "Answers"]);
});

test("flags are counted by turns, the most frequent kind first", () => {
  const flag = (messageId: string, kind: "leading" | "praise") => ({
    messageId,
    kind,
    source: "interviewer" as const,
  });
  const flags = [flag("m1", "praise"), flag("m1", "leading"), flag("m3", "leading"), flag("m3", "leading")];
  expect(listFlagKinds({ flags }).map(({ text }) => text)).toEqual([
    "Suggested an answer: 2 turns",
    "Praised, judged or agreed with an answer: 1 turn",
  ]);
});
