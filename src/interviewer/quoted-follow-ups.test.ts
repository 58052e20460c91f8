import { describe, expect, test } from "vitest";
import { listHints } from "./listener/hints.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const seeds = ["a", "b", "c", "d"];
const last = "What does the weather do to your plans?";

function talk(questions: readonly string[], answers: readonly string[], seed = "s", language = "en") {
  const guide = makeGuide({
    language,
    minutes: 25,
    questions: questions.map((text, at) => makeQuestion(`q${at}`, text)),
  });
  return listOurTurns(runInterview(guide, answers, "no", { seed, maxTurns: answers.length + 1 }));
}

/** What we say after the last of these answers, once for each seed. */
function replies(questions: readonly string[], ...answers: string[]) {
  return seeds.map((seed) => talk(questions, answers, seed)[answers.length]);
}

const best = (question: string, answer: string, language = "en") =>
  listHints(language, { answer, question, before: [] })[0]?.quote;

describe("the sentence that hides more is quoted, as it was typed", () => {
  test.each([
    [
      "How did you come to put the robot in?",
      "Old parlour was done. Signed on the ninth of November, milk was 41p. Wasn't for me it was got. But it's a good machine",
      "Wasn't for me it was got",
    ],
    [
      "Tell me about a time when something went wrong.",
      "Alarm in the night last February, arm stuck. Got it sorted with the engineer. Sleep downstairs the now",
      "Sleep downstairs the now",
    ],
    [
      "How do you deal with the cost?",
      "You find it don't you. It was six hundred pound for the lump, and I'd got that put by as it happens, for something else but that can wait, and Biscuit's is twenty-odd a month.",
      "I'd got that put by as it happens, for something else but that can wait",
    ],
    [
      "Who checks what you do?",
      "there is an elected auditor, as in the rules. she signs once a year. i have my own ways of being sure",
      "i have my own ways of being sure",
    ],
  ])("%s", (question, answer, quote) => {
    expect(best(question, answer)).toBe(quote);
    for (const turn of replies([question, last], answer)) expect(turn?.text).toContain(`“${quote}”`);
  });

  test.each([
    [
      "de",
      "Der Bus fährt um acht. Aber seit dem Winter sage ich das meiner Schwester nicht mehr.",
      "seit dem Winter",
    ],
    [
      "es",
      "El autobús pasa a las ocho. Pero desde el invierno ya no se lo cuento a mi hermana.",
      "desde el invierno",
    ],
    ["fr", "Le bus passe à huit heures. Mais depuis l'hiver je ne le dis plus à ma sœur.", "depuis l'hiver"],
    ["pt", "O ônibus passa às oito. Mas desde o inverno já não digo isso à minha irmã.", "desde o inverno"],
    [
      "it",
      "L'autobus passa alle otto. Ma da quest'inverno non lo dico più a mia sorella.",
      "da quest'inverno",
    ],
    ["ar", "تمر الحافلة في الثامنة. لكن منذ الشتاء لم أعد أخبر أختي بذلك.", "منذ الشتاء"],
  ])("in %s", (language, answer, words) => {
    expect(best("", answer, language)).toContain(words);
    const [, reply] = talk(["How do you get about?", last], [answer], "s", language);
    expect(reply?.text).toContain(words);
  });

  test.each([
    "I told you this already, in the kitchen.",
    "who reads this btw",
    "That's my ramp, hang on",
    "Go on, quick, what's next",
  ])("%j is not quoted", (said) => {
    expect(listHints("en", { answer: said, question: "", before: [] })).toEqual([]);
  });
});

describe("a talk of quotations", () => {
  test("goes on from what they said to the first, and stops where that is flat", () => {
    const first = "It is grand. We'd our own arrangement about it though.";
    for (const turn of replies(
      ["What happened to the car?", last],
      first,
      "She drove me on Fridays, until she got new work and never said.",
    ))
      expect(turn?.text).toMatch(/never said”/);
    for (const turn of replies(["What happened to the car?", last], first, "just that. it's windy"))
      expect(turn?.move.kind).not.toBe("probe");
  });

  test("asks into either of two that may hide as much", () => {
    const said = "He lets me in at six since March. And I never told my sister.";
    const turns = replies(["How do you do it?", last], said);
    for (const turn of turns) {
      expect(turn?.text.match(/\?/gu)).toHaveLength(1);
      expect(turn?.text).toMatch(/“I never told my sister”/);
    }
  });

  test("what something should be like is asked about only where it has a sign", () => {
    for (const turn of replies(["What should the depot do?", last], "A shelter there and more seats in it."))
      expect(turn?.text).not.toMatch(/“/);
  });

  test("whoever tells what nobody knows is thanked for it, and a light answer gets no thanks", () => {
    for (const turn of replies(["How do you do it?", last], "I lied on the form about my heart."))
      expect(turn?.text).toMatch(/^(?:Thank|I'm glad)/);
    for (const turn of replies(["How do you do it?", last], "I use a list.", "It has ten lines."))
      expect(turn?.text).not.toMatch(/^Thank/);
  });
});
