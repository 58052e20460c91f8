import { expect, test } from "vitest";
import { countWords } from "../words.ts";
import { makeAreaQuestion } from "./debrief-moments.ts";
import { replyAsInterviewee } from "./interviewee-reply.ts";
import { cases } from "./practice-session-for-tests.ts";
import type { TalkLine } from "./recall-talk.ts";

type Case = (typeof cases)[number];

/** Insights told and mean words of an answer; `takesUp` asks about every hint. */
function hold(practiceCase: Case, questions: readonly string[], takesUp: boolean) {
  const lines: TalkLine[] = [];
  const told = new Set<string>();
  let words = 0;
  const ask = (text: string) => {
    const answer = replyAsInterviewee({ practiceCase, difficulty: "medium" }, lines, text);
    for (const id of answer.notes.told) told.add(id);
    words += countWords(answer.text);
    lines.push({ speaker: "interviewer", text }, { speaker: "participant", ...answer });
    return answer.notes.cues;
  };
  for (const question of questions) {
    const cues = ask(question);
    if (!takesUp) continue;
    for (const { id, question: about } of practiceCase.insights)
      if (cues.includes(id) && !told.has(id)) ask(about);
  }
  return { told: told.size, words: words / (lines.length / 2) };
}

const openly = ({ areas }: Case) =>
  areas.flatMap(({ name }) => [
    makeAreaQuestion(name),
    "Could you walk me through the last time?",
    "Why is that?",
    "How do you feel about it?",
  ]);

const closedly = ({ areas }: Case) =>
  areas.flatMap(({ name }) => [
    `Is there anything about ${name.toLowerCase()}?`,
    "Is it expensive?",
    "Do you like it?",
    "So that was hard, wasn't it?",
  ]);

test.each(cases)(
  "$id tells who asks openly at least 2.5 times the words and four insights",
  (practiceCase) => {
    const open = hold(practiceCase, openly(practiceCase), true);
    const closed = hold(practiceCase, closedly(practiceCase), false);
    expect(open.words).toBeGreaterThanOrEqual(2.5 * closed.words);
    expect(open.told).toBeGreaterThanOrEqual(4);
    expect(closed.told).toBeLessThanOrEqual(1);
  },
);

test.each(cases)('$id opens up to "Tell me more about that" right after a hint', (practiceCase) => {
  const failed = practiceCase.insights.filter(({ id, area, hint }) => {
    const node = practiceCase.areas
      .find((one) => one.id === area)
      ?.nodes.find(({ say }) => say.includes(hint.words));
    const line = { text: node?.say ?? hint.unasked, key: node?.id ?? `${id}.unasked` };
    const notes = { manner: "open" as const, area, told: [], cues: [id], lines: [line.key] };
    const history: TalkLine[] = [
      { speaker: "interviewer", text: "How was it?" },
      { speaker: "participant", text: line.text, notes },
    ];
    const answer = replyAsInterviewee(
      { practiceCase, difficulty: "medium" },
      history,
      "Tell me more about that.",
    );
    return !answer.notes.told.includes(id);
  });
  expect(failed.map(({ id }) => id)).toEqual([]);
});
