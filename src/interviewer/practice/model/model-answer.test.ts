import { expect, test } from "vitest";
import type { Interviewee, Manner } from "../interviewee.ts";
import type { PracticeLine } from "../interviewee-reply.ts";
import { getCase } from "../practice-session-for-tests.ts";
import type { AnswerTask } from "./answer-task.ts";
import { askForAnswer, type ModelAnswer, readAnswer } from "./ask-answer.ts";
import { checkAnswer, noteAnswer } from "./check-answer.ts";
import { listKnownLines } from "./known-lines.ts";

/** What a model may answer in place of what was planned, and what is remembered of it. */

const interviewee: Interviewee = { practiceCase: getCase("shift-swaps"), difficulty: "medium" };
const { insights } = interviewee.practiceCase;
const residents = "They like a face they know. When it's all swapped about they ask me who's coming tonight";
const beside = "It started when my mum was poorly and I asked for three in a row. I felt every one of them.";
const secondChat = insights.find(({ hint }) => hint.words.includes("another little chat"));
if (secondChat === undefined) throw new Error("the case has no second chat");

const hinted: PracticeLine[] = [
  { speaker: "interviewer", text: "What goes on in the chat?" },
  {
    speaker: "participant",
    text: `Nobody answered her. ${secondChat.hint.words}, for that.`,
    notes: { manner: "open", area: "group-chat", told: [], cues: [secondChat.id], lines: [] },
  },
];

function makeTask(message: string, of: Partial<AnswerTask> = {}, manner: Manner = "open"): AnswerTask {
  const notes = { manner, area: null, told: [], cues: [], lines: ["planned"] };
  return { interviewee, history: [], message, plan: { text: beside, notes }, ...of };
}

function read(task: AnswerTask, json: Record<string, unknown>): ModelAnswer {
  const answer = readAnswer(task, json);
  if (answer === undefined) throw new Error("no answer");
  return answer;
}

const numberOf = (task: AnswerTask, start: string): number =>
  listKnownLines(task).open.find(({ node }) => node.text.startsWith(start))?.number ?? 0;

test.each([false, true])(
  "a plan beside the question gives way to a line that answers it (fits: %s)",
  (fits) => {
    const task = makeTask("How is all this for the people who live there?");
    const used = [numberOf(task, "They like a face")];
    const answer = read(task, { fits, text: `${residents}.`, used });
    expect(checkAnswer(task, answer)).toEqual([]);
    const { area, lines } = noteAnswer(task, answer);
    expect(area).toBe(interviewee.practiceCase.areas.find(({ name }) => name.includes("residents"))?.id);
    expect(lines).toHaveLength(1);
    expect(lines).not.toContain("planned");
  },
);

test("a line of which only a word came out can still be told", () => {
  const task = makeTask("How do they take it?");
  const answer = read(task, {
    fits: false,
    text: "They like a face.",
    used: [numberOf(task, "They like a face")],
  });
  expect(checkAnswer(task, answer)).toEqual([]);
  expect(noteAnswer(task, answer).lines).toEqual([]);
});

test("what the person doesn't know is refused, however well it answers", () => {
  const task = makeTask("How is all this for the people who live there?");
  const text =
    "The gardener plants tulips beside the fountain, and visitors photograph statues every weekend.";
  expect(checkAnswer(task, read(task, { fits: false, text, used: [] }))).toContain("says_something_else");
});

test("an insight hinted at comes out word for word when the question takes up the hint", () => {
  const task = makeTask("Another chat? Tell me about that one.", { history: hinted });
  expect(askForAnswer(task).prompt).toContain(JSON.stringify(secondChat.said));
  const answer = read(task, { fits: true, text: `Well. ${secondChat.said}`, used: [] });
  expect(answer.fits).toBe(false);
  expect(checkAnswer(task, answer)).toEqual([]);
  expect(noteAnswer(task, answer)).toMatchObject({
    told: [secondChat.id],
    area: secondChat.area,
    lines: [secondChat.id],
  });
  const own = secondChat.said.replace("There's one called", "We have one that we call");
  expect(checkAnswer(task, read(task, { fits: false, text: own, used: [] }))).toContain("leaks_insight");
});

test.each(["closed", "leading", "double"] as const)(
  "a %s question is not offered it, and can't bring it",
  (manner) => {
    const task = makeTask("Isn't there another chat?", { history: hinted }, manner);
    expect(askForAnswer(task).prompt).not.toContain(secondChat.said);
    const answer = read(task, { fits: false, text: secondChat.said, used: [] });
    expect(checkAnswer(task, answer)).not.toEqual([]);
  },
);

test("nothing that was not hinted at is sent to the model", () => {
  const { instructions, prompt } = askForAnswer(makeTask("How is it?", { history: hinted }));
  const sent = instructions + prompt;
  for (const { id, said, finding } of insights) {
    expect(sent).not.toContain(finding);
    if (id !== secondChat.id) expect(sent).not.toContain(JSON.stringify(said).slice(1, -1));
  }
});

test("what follows on an insight is known once it was told, beneath what brings it", () => {
  const told = {
    ...hinted[1],
    notes: { manner: "open", area: secondChat.area, told: [secondChat.id], cues: [], lines: [] },
  };
  const before = askForAnswer(makeTask("How is it?")).prompt;
  const { prompt } = askForAnswer(makeTask("Why is that?", { history: [...hinted, told as PracticeLine] }));
  expect(before).not.toContain("Knows too:");
  expect(prompt).toMatch(/Knows too:\n# .+\n {2}\d+ \(\w+\): /);
});
