import { expect, test } from "vitest";
import { describeFollowUps, describeMeter, describeOpenToClosed, describeWatched } from "./meter-words.ts";

const none = { open: 0, closed: 0, leading: 0, double: 0, hypothetical: 0, fact: 0 };
const before = { talkShare: null, labels: none, questions: 0, followUps: 0 };
const meter = {
  talkShare: 0.342,
  labels: { ...none, open: 3, closed: 1, leading: 2 },
  questions: 6,
  followUps: 1,
};

test("the meter is told in plain words", () => {
  expect(describeOpenToClosed(meter)).toBe("3 open to 1 closed");
  expect(describeFollowUps(meter)).toBe("1 of 6 questions builds on the previous answer");
  expect(describeFollowUps({ ...meter, followUps: 0, questions: 1 })).toBe(
    "0 of 1 question builds on the previous answer",
  );
  expect(describeWatched(meter)).toBe("2 leading");
  expect(describeMeter(meter)).toBe("You speak 34% · 3 open to 1 closed · 1 follow-up");
});

test("before the first message there is nothing to tell", () => {
  expect(describeMeter(before)).toBe("Live meter");
  expect(describeFollowUps(before)).toBe("No question yet");
  expect(describeWatched(before)).toBe("");
});
