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
  ["Since Margaret went into the home, a year last October.", "harm"],
  ["I went down the last four stairs, no light on.", "harm"],
  ["She said it's full and put the phone down.", "harm"],
  ["my daughter doesn't know, and I'd rather it stayed that way", "rule"],
])("%j is a hint that weighs: %s", (message, kind) => {
  expect(hear(message).threads[0]).toMatchObject({ kind, weight: 3 });
});

test.each([
  ["wouldnt go telling the doctor everything", /doctor/],
  ["My daughter thinks the radiators are on all through.", /thinks/],
  ["I said to management that the team does it.", /management/],
  ["one or two did not like it at all", /did not like/],
  ["Only people don't like to get these messages in the evening.", /don't like/],
  ["they have account but they manage in other way", /other way/],
  ["simple and nobody comes with papers", /nobody/],
  ["He stood in my hall and called it a hopeless case", /hopeless/],
  ["it was not my best day", /best day/],
  ["Got the brochures. It came to nothing.", /nothing/],
  ["The hall I leave alone after dark now.", /leave alone/],
])("%j is a hint", (message, words) => {
  expect(hear(message).threads[0]?.quote).toMatch(words);
});

test.each([
  "I'm tired after work so I cook something quick.",
  "I told my manager about the problem and she fixed it.",
  "I leave the heating at 19 all day.",
  "It's all in the app, I just look there.",
  "People like the new screen, they use it every day.",
  "like i said, its my own list, nothing else",
])("nothing that weighs is hinted at in %j", (message) => {
  expect(hear(message).threads.filter(({ weight }) => weight > 1)).toEqual([]);
});

test.each(["We went down the stairs and out to the car.", "I put the phone down and went to bed."])(
  "nobody was hurt in %j",
  (message) => {
    const { tone, threads } = hear(message);
    expect(tone).toBe("plain");
    expect(threads.map(({ kind }) => kind)).not.toContain("harm");
  },
);

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
