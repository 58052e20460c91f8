import { expect, test } from "vitest";
import { makeGuide } from "../test-interview.ts";
import { listen } from "./listen.ts";

function hear(message: string): ReturnType<typeof listen> {
  return listen({ guide: makeGuide(), turns: [], message, questionId: null, language: "en" });
}

test.each([
  "up if my son coughs. sometimes i think im a bad mother for this, to be honest",
  "Honestly I'm tired of this tool some days.",
  "I should've called her back, I know.",
  "I was ashamed a bit, to be honest.",
  "If they take it away that's me finished, at 58.",
  "I'd lose the licence",
  "I'm scared they find out at work.",
  "I got an awful fright, I did.",
])("a feeling is heard in %j", (message) => {
  const { tone, threads } = hear(message);
  expect(tone).toBe("feeling");
  expect(threads[0]).toMatchObject({ kind: "feeling", weight: 3 });
});

test.each([
  ["Since Margaret went into the home, a year last October.", "harm", 3],
  ["I went down the last four stairs, no light on.", "harm", 3],
  ["She said it's full and put the phone down.", "harm", 3],
  ["wouldnt go telling the doctor everything", "rule", 3],
  ["my daughter doesn't know, and I'd rather it stayed that way", "rule", 3],
  ["My daughter thinks the radiators are on all through.", "rule", 3],
  ["I said to management that the team does it.", "rule", 3],
  ["there's a drawer at home too for when the chemist is shut", "workaround", 2],
  ["I avoid the hall, it's a death trap", "workaround", 2],
  ["The hall I leave alone after dark now.", "workaround", 2],
  ["First month was a lot of work, mostly for one person.", "reference", 2],
  ["one or two did not like it at all", "reference", 2],
  ["Only people don't like to get these messages in the evening.", "reference", 2],
  ["they have account but they manage in other way", "reference", 2],
  ["simple and nobody comes with papers", "reference", 2],
  ["He stood in my hall and called it a hopeless case", "event", 3],
  ["the window doesnt really close, long story", "event", 3],
  ["it was not my best day", "event", 2],
  ["Got the brochures. It came to nothing.", "event", 2],
])("%j is a hint: %s %i", (message, kind, weight) => {
  expect(hear(message).threads[0]).toMatchObject({ kind, weight });
});

test.each([
  "I'm tired after work so I cook something quick.",
  "We went down the stairs and out to the car.",
  "I told my manager about the problem and she fixed it.",
  "I leave the heating at 19 all day.",
  "It's all in the app, I just look there.",
  "I put the phone down and went to bed.",
  "People like the new screen, they use it every day.",
  "like i said, its my own list, nothing else",
])("nothing is hinted at in %j", (message) => {
  expect(hear(message).threads).toEqual([]);
});

test("what only says that there is more is said back by the words before it", () => {
  expect(hear("no heating in it. and the window doesnt really close, long story").threads[0]?.anchor).toEqual(
    {
      words: "the window doesn't really close",
      form: "clause",
    },
  );
});

test.each([
  ["How did what end? The shift? I'm not following you now.", "explain"],
  ["What you mean, leave out?", "explain"],
  ["The lorry. I just told it.", "complaint"],
  ["didnt we do this one already? its a list lol", "complaint"],
  ["I'd sit down and see does it pass. Is this going to my doctor now or who sees it?", "answer"],
  ["The passengers. The rest I'd rather not say till I know who reads it.", "answer"],
])("%j wants %s", (message, want) => {
  expect(hear(message).want).toBe(want);
});

test("what is told beside a question back is heard all the same", () => {
  const { threads } = hear("The doctor doesn't know that now. And does this go to my doctor?");
  expect(threads[0]).toMatchObject({ kind: "rule", weight: 3 });
});
