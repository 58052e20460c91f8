import { describe, expect, test } from "vitest";
import type { InterviewerTurn } from "./guide.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const seeds = ["a", "b", "c", "d"];
const guide = makeGuide({
  questions: [
    makeQuestion("q1", "How does a normal day go?", { depth: "light" }),
    makeQuestion("q2", "What would you change?"),
  ],
});

/** What we say after these answers, once for each seed. */
function replies(...answers: string[]): InterviewerTurn[] {
  return seeds.flatMap((seed) => {
    const turns = runInterview(guide, answers, "ok", { seed, maxTurns: answers.length + 1 });
    const last = listOurTurns(turns)
      .slice(0, answers.length + 1)
      .at(-1);
    return last === undefined ? [] : [last];
  });
}

describe("what was said in passing is taken up, not the noun beside it", () => {
  test.each([
    [
      "nothing that day. feet were a bit sore. there was one evening i wasn't right behind the till but it passed",
      /“there was one evening i wasn't right behind the till but it passed”/,
      /the till\?/,
    ],
  ])("%s", (said, expected, wrong) => {
    for (const { text } of replies(said)) {
      expect(text).toMatch(expected);
      expect(text).not.toMatch(wrong);
      expect(text.match(/\?/gu)?.length).toBe(1);
    }
  });
});

test("what somebody says to others is not asked about as a verdict of theirs", () => {
  for (const { text } of replies("my mother on the phone. i tell her all is good")) {
    expect(text).not.toMatch(/In what way|an example|How so/);
  }
});

test("what might be is not asked about as if it had happened", () => {
  for (const { text } of replies("It is fine. If they found out, well, then I am out of the flat.")) {
    expect(text).not.toMatch(/What happened|deal with that|How did/);
  }
});

test("a change of subject after a confession honours it first", () => {
  const said =
    "She was crying in the store room so I signed for her. I never told anyone, and I'd do it again.";
  for (const { text, move } of replies("It is ok.", said).filter(({ move: { kind } }) => kind === "ask")) {
    expect(move.kind).toBe("ask");
    expect(text).not.toMatch(/^(?:Let me ask|Now for|Right\.|On to|Moving on|What would)/);
  }
});

test.each([
  ["its ok. can i ask does my ward manager read this", /read by the team|pass anything on|Not from me/],
  ["by the way will this what i write go to my company?", /read by the team|pass anything on|Not from me/],
  ["are you going to write my name somewhere with this?", /name/],
  ["do i have to write it?", /don't have to answer|as much or as little/],
])("%j is answered", (said, expected) => {
  for (const { text } of replies(said)) expect(text).toMatch(expected);
});

test("to feel useless is met with more than a word", () => {
  for (const { text } of replies("since the stroke i feel useless in my own kitchen")) {
    expect(text).toMatch(/hard thing to feel|must hurt/);
  }
});

test("somebody who passed is mourned with them, however it is said", () => {
  for (const { text } of replies("it was his study. since he passed i keep the door shut")) {
    expect(text).toMatch(/sorry/);
  }
});

test("in a quarter of an hour every question has its follow-up", () => {
  const questions = ["a", "b", "c", "d", "e", "f"].map((id) => makeQuestion(id, `What about the ${id}?`));
  const answers = [
    "My sister stopped coming after the party.",
    "I sold the van and told nobody.",
    "We used to sing in there. Not any more.",
    "I wrote my own rules on the wall.",
    "She left it on the table and never came back.",
    "I said I was ill that day, which I wasn't.",
    "They put the desk by the door without asking me.",
    "He knows about the money and he says nothing.",
    "I cried on the bus home.",
    "The neighbour shouted at me over the ladder.",
    "I keep a second key, just in case.",
    "My hands were shaking when I opened it.",
    "I never asked them again.",
    "We stopped the Sundays.",
  ];
  const turns = runInterview(makeGuide({ questions, minutes: 15 }), answers, "Nothing more.");
  const probed = listOurTurns(turns).flatMap(({ move }) => (move.kind === "probe" ? [move.questionId] : []));
  expect(new Set(probed).size).toBeGreaterThanOrEqual(5);
});
