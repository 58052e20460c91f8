import { expect, test } from "vitest";
import type { Rehearsal, ScriptChange } from "#contract/rehearsals.ts";
import { describeChange, describeTrial } from "./verdict-words.ts";

const q3 = { questionId: "c", number: 3 };
const read = (change: ScriptChange) =>
  describeChange(change)
    .map((piece) => (typeof piece === "string" ? piece : `Q${piece.number}`))
    .join("");

test.each<[ScriptChange, string]>([
  [
    { kind: "unclear", ...q3, people: 1, of: 6, hasHelp: false },
    "Q3 confused 1 of 6 people: they asked what it means. Add a sentence to “If they ask what you mean”.",
  ],
  [
    { kind: "unclear", ...q3, people: 1, of: 1, hasHelp: true },
    "Q3 confused 1 of 1 person: they asked what it means. Say it in simpler words.",
  ],
  [
    { kind: "short_answers", ...q3, people: 4, of: 6, words: 8 },
    "Q3 drew fewer than 8 words from 4 of 6 people. Ask for an example or the last time it happened.",
  ],
  [{ kind: "never_reached", ...q3, of: 6 }, "Nobody reached Q3. Move it up or plan more minutes."],
  [
    { kind: "seldom_reached", ...q3, people: 2, of: 6 },
    "Only 2 of 6 people reached Q3. Move it up or plan more minutes.",
  ],
  [
    { kind: "skipped", ...q3, people: 4, of: 6 },
    "Q3 was skipped by 4 of 6 people. Say why you ask, or leave it out.",
  ],
  [
    { kind: "flaw", ...q3, flag: "closed_question" },
    "Q3 can be answered with yes or no. Start it with “How”, “What” or “Tell me about”.",
  ],
])("%j is told as a change to make", (change, text) => {
  expect(read(change)).toBe(text);
});

test("an interview that takes too long names what to cut, as far as there is anything", () => {
  const long = { kind: "too_long", minutes: 22, planned: 15 } as const;
  const lessDepth = { questionId: "b", number: 2 };
  expect(read({ ...long, lowPriority: q3, lessDepth })).toBe(
    "The interview took 22 minutes; you planned 15: make Q3 low priority or lower the depth of Q2.",
  );
  expect(read({ ...long, lowPriority: null, lessDepth })).toMatch(/planned 15: lower the depth of Q2\.$/);
  expect(read({ ...long, lowPriority: q3, lessDepth: null })).toMatch(/planned 15: make Q3 low priority\.$/);
  expect(read({ ...long, lowPriority: null, lessDepth: null })).toMatch(
    /planned 15: leave out a question or plan more minutes\.$/,
  );
});

test("every question that a sentence names can be opened", () => {
  const pieces = describeChange({
    kind: "too_long",
    minutes: 22,
    planned: 15,
    lowPriority: q3,
    lessDepth: q3,
  });
  expect(pieces.filter((piece) => typeof piece !== "string")).toEqual([q3, q3]);
});

test("a verdict without changes says what was tried", () => {
  const person = (behaviours: string[]) => ({ participant: { behaviours } });
  const trial = (people: string[][]) =>
    describeTrial({
      interviews: people.map(person),
      reportCard: { totals: { asked: 6, questions: 6 } },
    } as unknown as Rehearsal);
  expect(trial([[], ["skips"], ["asks_back"]])).toBe(
    "We tried it on 3 people, among them one who skips a question and one who asks what something means. The interviewer asked 6 of 6 questions, nobody was confused, and it fitted the time you planned.",
  );
  expect(trial([[]])).toMatch(/^We tried it on 1 person\. The interviewer/);
});
