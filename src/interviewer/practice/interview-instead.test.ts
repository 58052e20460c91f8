import { expect, test } from "vitest";
import { makeGuide } from "../test-interview.ts";
import { interviewInstead } from "./interview-instead.ts";
import { makeInterviewee } from "./make-interviewee.ts";

const traits = {
  verbosity: 1,
  knowledge: 1,
  memory: 1,
  reflexivity: 1,
  disclosure: 1,
  understanding: 1,
} as const;

const hold = (seed: number, topic = "meal planning", guide = null as ReturnType<typeof makeGuide> | null) =>
  interviewInstead({
    interviewee: makeInterviewee({ seed, topic, language: "en", traits }),
    guide,
    startAt: 0,
    seed: `seed-${seed}`,
  });

test("our interviewer comes to its end and is the same each time", () => {
  const held = hold(5);
  expect(held.endReason).toBe("finished");
  expect(held).toEqual(hold(5));
});

test("our interviewer finds four of six insights on average, on a topic alone", () => {
  const found = Array.from({ length: 50 }, (_, index) => hold(index + 1).told.length);
  expect(found.reduce((sum, count) => sum + count, 0) / found.length).toBeGreaterThanOrEqual(4);
});

test("what is said to be told stands in an answer, character for character", () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const interviewee = makeInterviewee({ seed, topic: "sleep", language: "en" });
    const held = interviewInstead({ interviewee, guide: null, startAt: 0, seed: "s" });
    const answers = held.turns.filter((turn) => turn.speaker === "participant").map(({ text }) => text);
    const said = interviewee.insights.filter(({ text }) => answers.some((answer) => answer.includes(text)));
    expect(new Set(held.told)).toEqual(new Set(said.map(({ id }) => id)));
    expect(held.notes).toHaveLength(answers.length);
  }
});

test("a practised script is asked as it is", () => {
  const guide = makeGuide();
  const asked = hold(3, "remote work", guide).turns.filter((turn) => turn.speaker === "interviewer");
  for (const { text } of guide.questions) expect(asked.some((turn) => turn.text.includes(text))).toBe(true);
});
