import { describe, expect, test } from "vitest";
import type { InterviewerTurn, Turn } from "./guide.ts";
import { makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const seeds = ["a", "b", "c", "d", "e", "f"];

function listReplies(questions: readonly string[], answers: readonly string[], seed: string): string[] {
  const guide = makeGuide({
    questions: [...questions, "What does the weather do to your plans?"].map((text, index) =>
      makeQuestion(`q${index}`, text),
    ),
  });
  const turns = runInterview(guide, answers, "ok", { seed, maxTurns: answers.length + 1 });
  return turns
    .filter((turn): turn is Turn & InterviewerTurn => turn.speaker === "interviewer")
    .map(({ text }) => text)
    .slice(1);
}

/** What we say after one answer, once for each seed. */
function replies(question: string, answer: string): string[] {
  return seeds.map((seed) => listReplies([question], [answer], seed)[0] ?? "");
}

describe("what says nothing is not taken up", () => {
  test.each([
    [
      "Which part of your day do your medicines belong to?",
      "mornings mostly, with the tea. two for the pressure and one for the sugar. i manage grand, thanks",
      /manage grand/,
    ],
    [
      "What made your team start using the tool?",
      "he showed us on a big screen and said I will introduce it. nobody was asked. ok I like new things so no problem",
      /new things|no problem/,
    ],
    ["How did it go?", "I ordered one and got eleven. I kept quiet, I'm not gonna lie", /going to lie/],
  ])("%s %s", (question, answer, wrong) => {
    for (const text of replies(question, answer)) expect(text).not.toMatch(wrong);
  });

  test("and hides nothing that was said before it", () => {
    const answer = "he showed us on a big screen. nobody was asked. ok I like new things so no problem";
    for (const text of replies("How did you begin?", answer)) expect(text).toMatch(/nobody was asked/i);
  });
});

describe("a follow-up fits what was said", () => {
  test.each([
    [
      "How do you study?",
      "In my breaks. My husband thinks I watch films",
      /“My husband thinks I watch films”/,
    ],
    [
      "How do you take it?",
      "my coach doesnt know about the inhaler",
      /“my coach doesnt know about the inhaler”/,
    ],
    [
      "How did you find out?",
      "My ex found it. I found out from the uniform list",
      /“I found out from the uniform list”/,
    ],
    [
      "How was the first month?",
      "it was me. to management I said the team does it",
      /“to management I said the team does it”/,
    ],
    [
      "What would help?",
      "somebody to ask who doesnt be writing it all down",
      /“somebody to ask who doesnt be writing it all down”/,
    ],
  ])("%s %s", (question, answer, expected) => {
    for (const text of replies(question, answer)) expect(text).toMatch(expected);
  });

  test.each([
    ["How do you live?", "one heater is 60 a month. so we just live in the one room", /How come/],
    ["How do you study?", "I had written down four things and I got to two", /What made you do that/],
    ["How do you take it?", "I take the white one. then I don't", /You don't\.|You said you don't\./],
    ["How was it?", "If they count minutes then it's over for me.", /How would that be/],
    [
      "What happened?",
      "when one of them isnt on the list any more you dont ask",
      /skip|leave that one|pass on/,
    ],
  ])("and nothing is asked that does not: %s %s", (question, answer, wrong) => {
    for (const text of replies(question, answer)) expect(text).not.toMatch(wrong);
  });
});

test("who no longer asks somebody else has not asked us to leave it", () => {
  const answer = "i asked the landlord and then the rent went up so i dont ask any more";
  for (const text of replies("How was that?", answer))
    expect(text).not.toMatch(/skip|leave that one|pass on/);
  for (const text of replies("How was that?", "Please don't ask."))
    expect(text).toMatch(/skip|leave|pass|different|No problem/);
});

test("two statements run together are not said back as one", () => {
  const answer = "we eat there we sleep there. like camping haha";
  for (const text of replies("How is your home heated?", answer)) expect(text).not.toMatch(/there you sleep/);
});

test("a nuisance is no answer to something kept back", () => {
  const answer = "I lost a whole afternoon and didn't tell anyone";
  for (const text of replies("What happened?", answer)) expect(text).not.toMatch(/annoying|tiresome|grates/);
});

describe("a hard thing is met as what it is", () => {
  test.each([
    ["it is my own fault, I feel bad about it still", /hard to carry|weigh on a person/],
    ["my sister's. she doesnt need them any more god rest her", /sorry/],
    ["no, i think thats all, its lonely sometimes the winter", /day after day|long like that/],
    ["i was lonely a bit", /day after day|long like that/],
    ["I shouted at her once. Over a spoon.", /not an easy thing to tell|stay with a person/],
    ["no i didnt tell the doctor. they'd take the licence off me", /worry/],
    [
      "i was so tired of it, i stayed in bed, at school they would laugh at me",
      /easy|small thing|hard|a lot|matters/,
    ],
    ["ah i'd be lost. what would i do, sit at home?", /worry/],
  ])("%s", (answer, expected) => {
    for (const text of replies("How was that?", answer)) expect(text).toMatch(expected);
  });
});

describe("a script question that was touched on before says so", () => {
  test("what they use is not asked as if they had said nothing", () => {
    for (const seed of seeds) {
      const all = listReplies(
        ["What is your morning like?", "What do you use to keep track?"],
        ["the alarms in the phone wake me", "that's all there is to it"],
        seed,
      );
      const asked = all.find((text) => text.includes("keep track")) ?? "";
      expect(asked).toMatch(/told me about the alarms already\. What else do you use to keep track\?/);
    }
  });
});
