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
    const turns = runInterview(guide, answers, "ok", { seed, mostTurns: answers.length + 1 });
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

describe("what people said in trials is met as they would have it", () => {
  test("a promise that was kept is no hint, and what takes it back is", () => {
    const said =
      "It was meant to be seven days, and it was seven days, fair play. The direct debits all came over. Nearly all.";
    each("How did the switch go?", said, (text) => expect(text).toMatch(/What about the (?:rest|others)\?/));
  });

  test.each([
    [
      "How is your home heated?",
      "Oil boiler, put in 2009. Radiators in the rooms, though they're not all on these days.",
      /Which ones aren't\?/,
    ],
    [
      "Which part of your day do your medicines belong to?",
      "morning mostly, before the shift. earlies are different though",
      /How are (?:the )?earlies different\?/,
    ],
    [
      "Tell me about the first day you used it.",
      "chaotic but fun? there was a bit of an accident too but ok",
      /What happened/,
    ],
    [
      "What made your team start?",
      "its our fourth tool in three years haha. everyone here loves tools",
      /the ones before/,
    ],
    [
      "What got in the way?",
      "mostly the help pages, i never found anything in there so i learned it elsewhere",
      /How did you learn it\?/,
    ],
    [
      "How was the form?",
      "not good. you sit there with the form. i didnt do it alone",
      /How did you (?:manage|do) it\?/,
    ],
    [
      "How do you follow what it costs?",
      "i look every evening. if its bad at the end of the month then i do some things lol",
      /What do you do/,
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
