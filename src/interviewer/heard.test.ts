import { expect, test } from "vitest";
import type { InterviewerTurn, Turn } from "./guide.ts";
import { makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const guide = makeGuide({
  questions: [
    makeQuestion("rooms", "How is your home heated?"),
    makeQuestion("cost", "How do you follow what it costs?"),
    makeQuestion("change", "What have you thought about changing?"),
  ],
});

/** Our turns of a talk in which these answers are given. */
function talk(...answers: string[]): InterviewerTurn[] {
  const turns = runInterview(guide, answers, "It is as it is with us, all year round.", {
    maxTurns: answers.length + 1,
  });
  return turns.filter((turn): turn is Turn & { speaker: "interviewer" } => turn.speaker === "interviewer");
}

function reply(...answers: string[]): InterviewerTurn {
  const last = talk(...answers).at(-1);
  if (last === undefined) throw new Error("no reply");
  return last;
}

test("self-blame is met, and asked about before anything else", () => {
  const { move, text } = reply("Up if my son coughs. Sometimes I think I'm a bad mother for this.");
  expect(move).toMatchObject({ kind: "probe", focus: "feeling" });
  expect(text.split(/(?<=[.?]) /).length).toBeGreaterThanOrEqual(2);
});

test("what was kept from somebody is asked about at once", () => {
  const { move } = reply("Just the one room. My daughter doesn't know, and I'd rather it stayed that way.");
  expect(move).toMatchObject({ kind: "probe", focus: "reference" });
});

test.each(["Normal.", "Ah no, it's grand.", "Nobody."])("after %j comes the next question", (answer) => {
  expect(reply("We have two small heaters in the flat.", answer).move.kind).toBe("ask");
});

test("a complaint is met with another question, not with one more on the same", () => {
  const { move } = reply("We have two small heaters in the flat.", "I just told it.");
  expect(move).toMatchObject({ kind: "ask", questionId: "cost" });
});

test("what do you mean? is answered in other words, without help from the creator", () => {
  const ours = talk("Gas.", "Nothing more to say.", "sorry what do you mean, follow?");
  const clarified = ours.find(({ move }) => move.kind === "clarify");
  expect(clarified?.text).toContain("What you did this week or last would do as an example.");
  expect(clarified?.text).not.toContain("follow what it costs");
});

test("who reads it is answered where it is asked, and what was told with it is kept", () => {
  const { move, text } = reply(
    "I sit down and wait till it passes. Is this going to my doctor or who sees it?",
  );
  expect(move).toMatchObject({ kind: "probe", answering: { topic: "passed_on" } });
  expect(text).toContain("Acme Research");
  expect(text.match(/\?/g)).toHaveLength(1);
});
