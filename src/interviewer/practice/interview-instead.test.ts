import { describe, expect, test } from "vitest";
import { someOf } from "#server/testing/some-cases.ts";
import { makeGuide } from "../test-interview.ts";
import { interviewInstead } from "./interview-instead.ts";
import { cases, getCase } from "./practice-session-for-tests.ts";

const hold = (person: string, guide: ReturnType<typeof makeGuide> | null = null) =>
  interviewInstead({
    interviewee: { practiceCase: getCase(person), difficulty: "medium" },
    ...{ guide, startAt: 0, seed: `seed-${person}` },
  });

describe.each(cases.map(({ id }) => id))("our interviewer with %s", (person) => {
  const held = hold(person);
  const answers = held.turns.flatMap((turn) => (turn.speaker === "participant" ? [turn.text] : []));

  test("comes to its end", () => {
    expect(held.endReason).toBe("finished");
    expect(held.notes).toHaveLength(answers.length);
  });

  test("what is said to be told stands in an answer, character for character", () => {
    const told = getCase(person).insights.filter(({ id }) => held.told.includes(id));
    expect(told).toHaveLength(new Set(held.told).size);
    for (const { said } of told) expect(answers.some((answer) => answer.includes(said))).toBe(true);
  });
});

test.each(someOf(cases, 4, 0))("our interviewer with $id says the same each time", ({ id }) => {
  expect(hold(id)).toEqual(hold(id));
});

test("a practised script is asked as it is", () => {
  const guide = makeGuide();
  const asked = hold("team-tool", guide).turns.filter((turn) => turn.speaker === "interviewer");
  for (const { text } of guide.questions) expect(asked.some((turn) => turn.text.includes(text))).toBe(true);
});
