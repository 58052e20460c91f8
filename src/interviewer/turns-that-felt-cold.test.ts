import { describe, expect, test } from "vitest";
import { readIntent } from "./intents.ts";
import { listOurTurns, makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const seeds = ["a", "b", "c", "d"];

/** What we say after the last of these answers, once for each seed. */
function replies(question: string, ...answers: string[]): string[] {
  const guide = makeGuide({
    questions: [makeQuestion("q1", question), makeQuestion("q2", "Who else is involved?")],
  });
  return seeds.flatMap((seed) => {
    const turns = runInterview(guide, answers, "ok", { seed, maxTurns: answers.length + 1 });
    return listOurTurns(turns)[answers.length]?.text ?? [];
  });
}

describe("turns that strangers called cold, robotic or puzzling", () => {
  test.each([
    [
      "a figure of speech is no harm",
      "He put silly songs on them. First time it went off in the canteen I nearly died. But I never miss it since",
      /sorry|hard thing|rather leave it/i,
    ],
    [
      "a thing is not asked what it was like for them",
      "Every delivery goes in the ledger, date, litres, price. It was my wife's ledger, and I keep it going.",
      /like for you/,
    ],
    [
      "an answer is not told that it told us something",
      "There was just the once it came on me at the wheel. I cut the blood pressure one in half myself. Never said it to the doctor",
      /tells me something|What's behind that/,
    ],
    [
      "no noun is picked out of an imagined scene",
      "If somebody I trust had the same sort of house and let me sit at his table and see the bills, I'd sign the next morning.",
      /about his table|the table/,
    ],
    [
      "a day on which nothing happened is no story",
      "Much as before. The brochure went in the drawer and the oil man came on the Thursday as usual.",
      /What happened that Thursday/,
    ],
    [
      "nobody is condoled with for a rude lad",
      "Much as before. It was a rude lad, not a bereavement.",
      /sorry for your loss|so sorry/,
    ],
    [
      "one of several is no name for a thing",
      "There's one of them you'd be mad to take going out on that route",
      /the of them/,
    ],
    [
      "a day that never came is no story",
      "I move them myself for that month. My father never missed one day of it, so.",
      /What happened that day/,
    ],
    [
      "what keeps the boss awake does not keep them awake",
      "my boss can't sleep, so he reads the tool at night and writes to people",
      /lie awake with|through your mind|Nights like that/,
    ],
    [
      "a story is not met with a riddle",
      "She sat in her car and she cried over one boy, and I saw it from the gate. That was it, decision made.",
      /^(?:\w+[.,] )*How do you mean\?$/,
    ],
  ])("%s", (_, answer, wrong) => {
    for (const text of replies("How does it go?", answer)) expect(text).not.toMatch(wrong);
  });

  test.each([
    "It frightened the life out of me. So I halved the blood pressure one after that, off my own bat.",
    "I just cut the tablet with a knife. The doctor hasn't a notion.",
    "There's things you wouldn't want going into a file.",
  ])("what is kept or frightens is met: %s", (said) => {
    for (const text of replies("What do you do when something feels wrong?", said)) {
      expect(text).not.toMatch(/^(?:How|What) [^?]*\?$/);
    }
  });

  test("a death told in passing is met, and so is what hurts", () => {
    const sister = "But there's always the drawer. My sister used to be on the same ones before she died";
    for (const text of replies("Who helps you?", sister)) expect(text).toMatch(/sorry/);
    const call =
      "the secretary hears how I speak and puts the phone down. that hurts, I speak dutch 14 years";
    for (const text of replies("How was the call?", call))
      expect(text).toMatch(/easy|matters|small|hard|a lot/i);
  });
});

test.each([
  ["No you're grand. Well, don't be putting my name on any of it", "ask_privacy"],
  ["I only asked you to leave my name out of it", "ask_privacy"],
  ["Nothing hard about it, it was a song about a goat. Are you a machine or what", "ask_robot"],
  ["only one thing, my company will not see this, yes? some people write at night", "ask_passed_on"],
  ["This isn't going to my doctor now or the bus company, is it?", "ask_passed_on"],
  ["I have to open the doors in ten minutes", "fatigue"],
  ["Ha, what would you want to know? City out and back, and you learn to plan around that", "answer"],
])("%j is read as %s", (message, intent) => {
  expect(readIntent(message)).toBe(intent);
});

test.each([
  "If I order a smaller size then its real I spose. Havent said that out loud before. Feels a bit rough actually.",
  "The driver asked me about it aloud in the court lobby. I was standing there like a thief.",
  "The whole line bust out laughing. It's still bothering me if I'm honest.",
])("%s is met with more than the next question", (said) => {
  const turns = runInterview(makeGuide(), [said], "ok", { maxTurns: 2 });
  expect(listOurTurns(turns)[1]?.text).toMatch(/^(?!“)[A-Z][^?“]{8,}\./);
});
