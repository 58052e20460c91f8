import { expect, test } from "vitest";
import { decide } from "./conductor.ts";
import { refusesMore } from "./refusals.ts";
import { listOurTurns, makeGuide, runInterview } from "./test-interview.ts";

const secret = "I felt sick about it to be honest, I never told my boss.";

test.each([
  "I'd rather leave it at that, I did tell you.",
  "I said I'd rather leave that, please.",
  "In practice it means please stop asking about the boy.",
  "Could we leave the doctor now, it was only the once.",
])("%j is respected: the next question, and nothing of it comes back", (refusal) => {
  expect(refusesMore(refusal)).toBe(true);
  const turns = runInterview(
    makeGuide({ minutes: 25 }),
    [secret, refusal],
    "It goes on like that every week.",
  );
  const ours = listOurTurns(turns);
  expect(ours[2]?.move).toMatchObject({ kind: "respect_skip", thenAsk: "tools" });
  const later = ours.slice(2).flatMap(({ move }) => (move.kind === "probe" ? [move.about] : []));
  for (const about of later) expect(about ?? "").not.toMatch(/sick|boss|leave|asking|doctor/);
});

test.each([
  "I would rather leave early than late.",
  "We left it there and went home.",
  "I'd rather have one nurse.",
])("%j refuses nothing", (message) => expect(refusesMore(message)).toBe(false));

test.each(["Please don't let anyone here read it with my name.", "And can you take out the names then?"])(
  "%j is answered",
  (message) => {
    const turns = runInterview(makeGuide(), [message], "No.", { maxTurns: 1 });
    const { move } = decide(makeGuide(), turns, (turns.at(-1)?.at ?? 0) + 1);
    const topic = move.kind === "answer_meta" ? move.topic : move.answering?.topic;
    expect(topic).toBe("privacy");
  },
);
