import { expect, test } from "vitest";
import { describeBehaviours, describeHeldBack, describeTraits } from "./participant-words.ts";

const middling = {
  verbosity: 1,
  knowledge: 1,
  memory: 1,
  reflexivity: 1,
  disclosure: 1,
  understanding: 1,
} as const;

test("a participant is told by what stands out, three things at most", () => {
  expect(describeTraits({ ...middling, verbosity: 2, disclosure: 0 })).toBe("talkative, reserved");
  expect(describeTraits({ ...middling, verbosity: 0, memory: 0, knowledge: 2, understanding: 0 })).toBe(
    "says little, forgetful, knows the subject",
  );
  expect(describeTraits(middling)).toBe("average in every way");
});

test("odd behaviour is told in words, ordinary participants have none", () => {
  expect(describeBehaviours(["one_word", "skips"])).toBe("answers in one word, skips a question");
  expect(describeBehaviours([])).toBe("");
});

test("what was drawn out is told against what there was", () => {
  expect(describeHeldBack({ held: 12, said: 7 })).toBe("7 of 12 hidden details");
  expect(describeHeldBack({ held: 0, said: 0 })).toBe("They held nothing back");
});
