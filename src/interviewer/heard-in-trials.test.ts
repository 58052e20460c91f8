import { describe, expect, test } from "vitest";
import type { InterviewerTurn, Turn } from "./guide.ts";
import { makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const seeds = ["a", "b", "c", "d", "e", "f"];

/** What we say after these answers to a question, once for each seed. */
function texts(question: string, ...answers: string[]): string[] {
  const guide = makeGuide({
    questions: [makeQuestion("q1", question), makeQuestion("q2", "What does the weather do to your plans?")],
  });
  return seeds.map((seed) => {
    const turns = runInterview(guide, answers, "ok", { seed, maxTurns: answers.length + 1 });
    const last = turns.findLast(
      (turn): turn is Turn & InterviewerTurn =>
        turn.speaker === "interviewer" && turns.indexOf(turn) <= answers.length * 2,
    );
    return last?.text ?? "";
  });
}

function each(question: string, answer: string, check: (text: string) => void): void {
  for (const text of texts(question, answer)) check(text);
}

test("being sick of something is no illness, and hanging up after a long wait is no insult", () => {
  each(
    "How did you first come across it?",
    "She showed me on her iPad how the bookings pop up. I was sick of the phone ringing in the middle of service so I said go on then.",
    (text) => expect(text).not.toMatch(/feel sick|isn't easy|live with|stays with you/),
  );
  each(
    "What did you try before you stopped?",
    "Rang the help line once about the wifi thing, sat on hold 20 mins and hung up. My nephew said buy a booster, never did",
    (text) => expect(text).not.toMatch(/stung|hard way to be treated|leave it/),
  );
});

describe("what people said in trials is met as they would have it", () => {
  test.each([
    [
      "Tell me about the first day you used it.",
      "chaotic but fun? there was a bit of an accident too but ok",
      /“there was a bit of an accident too but ok”/,
    ],
    [
      "How was the form?",
      "not good. you sit there with the form. i didnt do it alone",
      /“i didnt do it alone”/,
    ],
  ])("%s %s", (question, said, expected) => {
    each(question, said, (text) => expect(text).toMatch(expected));
  });

  test("nobody's family is asked about because it was named", () => {
    const said = "because we knew things too late. my wife talked to people only after";
    each("What makes that important to you?", said, (text) => expect(text).not.toMatch(/your wife\?/));
  });

  test("a decision over their heads is no deep feeling", () => {
    const said =
      "The company bought it in spring and I had to introduce it. Nobody asked us. It mostly works.";
    each("What made your team start using the tool?", said, (text) =>
      expect(text).not.toMatch(/isn't easy|come from/),
    );
  });

  test("somebody's death is met with sorrow, and not dug into", () => {
    const said = "They're my sister's ones, left over. She went two years ago. I miss her something awful.";
    each("Which drawer?", said, (text) => {
      expect(text).toMatch(/sorry/);
      expect(text).not.toMatch(/come from|behind that|miss her/);
    });
  });

  test("a polite don't-know is no feeling", () => {
    each("What's the clinic like?", "I wouldn't know about that, I'm afraid.", (text) =>
      expect(text).not.toMatch(/glad you told|isn't easy|behind that/),
    );
  });

  test("to avoid a hall is not to refuse the question", () => {
    const said =
      "The heat goes straight up the stairs. I'd rather not go through it after dark, not since that week.";
    each("What did you do about the cold?", said, (text) =>
      expect(text).not.toMatch(/weather|different one/),
    );
  });

  test("whoever minds a question is asked nothing more about it", () => {
    for (const said of [
      "why my wife. this is not your business i think",
      "I've told you it's adequate.",
      "I've told you how it happened. May we get on.",
    ]) {
      each("How well does that work?", said, (text) => {
        expect(text).toMatch(/[Ss]orry|clumsy/);
        expect(text).toMatch(/weather/);
      });
    }
  });

  test("a fear that somebody hears of it is answered", () => {
    for (const said of [
      "Is that all kept with my name on it?",
      "I asked you whether my daughter will hear of it.",
    ]) {
      each("How was it?", said, (text) => expect(text).toMatch(/read/));
    }
  });
});

describe("what weighs is what was said last, and in their own words", () => {
  test.each([
    [
      "Tell me about the first day.",
      "I showed it on the big screen. the worst was a Wednesday",
      /“the worst was a Wednesday”/,
    ],
    [
      "What happened that day?",
      "the last cold day I stayed home. told the school I was ill",
      /“told the school I was ill”/,
    ],
    [
      "How do you save?",
      "I look every evening. and once a month i do my thing with the fridge",
      /“once a month i do my thing with the fridge”/,
    ],
  ])("%s %s", (question, said, expected) => {
    each(question, said, (text) => expect(text).toMatch(expected));
  });

  test.each([
    ["How do you keep warm?", "i wear my own coat I mean, in the flat", /you mean\.|the flat\?/],
    ["How was it?", "well on earlies one of them stays in the box", /those stays/],
    ["How was it?", "then we all sleep there. them beds are pushed together", /those beds/],
    ["How was it?", "I dont know what to say. it just runs", /don't know what to say/],
    ["What made you choose it?", "i picked it because it was the nearest", /[Ww]hat (?:made|led)|reason/],
  ])("no question is made of what is none: %s %s", (question, said, wrong) => {
    each(question, said, (text) => expect(text).not.toMatch(wrong));
  });
});

const askedPlainly = /feel that most|that like for you|like that\?|things for you now|see it now/;

describe("feelings are met before anything else is asked", () => {
  test.each([
    ["i lie awake over it some nights", /lie awake|Nights like that/, askedPlainly],
    ["a man on my route did it for me. i was ashamed a bit", /not an easy thing|uncomfortable/, askedPlainly],
    ["i cried in the car park when I got out", /hard moment|a lot at once/, askedPlainly],
    ["I felt ungrateful, we have a flat at least", /hard to carry|weigh on a person/, askedPlainly],
    ["i saw it in the settings already. it scares me", /worr/, askedPlainly],
    ["she put the phone down when she heard how i speak", /stung|hard way/, askedPlainly],
  ])("%s", (said, met, asked) => {
    each("How was that?", said, (text) => {
      expect(text).toMatch(met);
      expect(text).toMatch(asked);
      expect(text).not.toMatch(/[Tt]hank/);
    });
  });

  test("so is a heavy hint after “anything else?”", () => {
    const guide = makeGuide({ questions: [makeQuestion("q1", "How was it?")] });
    for (const seed of seeds) {
      const turns = runInterview(guide, ["Fine.", "well i lie awake over it some nights"], "no", {
        seed,
      });
      const reply = turns.findLast(
        (turn, at): turn is Turn & InterviewerTurn =>
          turn.speaker === "interviewer" && turns[at - 1]?.text.includes("lie awake") === true,
      );
      expect(reply?.text).toMatch(/^(?:Nights like that|That's a lot to lie awake)/);
    }
  });
});

test("a question that would fit anything is asked twice in a talk at most", () => {
  const questions = ["a", "b", "c", "d", "e"].map((id) =>
    makeQuestion(id, `How do you keep your ${id} in order?`),
  );
  const bare =
    /^(?:[A-Z][a-z ,]+\. )?(?:Can you tell me a bit|Could you (?:say|go|give)|What else can you|How did that come about|What more is there)/;
  for (const seed of seeds) {
    const turns = runInterview(makeGuide({ questions }), [], "in the blue folder over there", { seed });
    const ours = turns.filter((turn) => turn.speaker === "interviewer" && bare.test(turn.text));
    expect(ours.length).toBeLessThanOrEqual(2);
  }
});
