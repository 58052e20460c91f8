import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { languages } from "#contract/choices.ts";
import type { Turn } from "../guide.ts";
import type { Reading } from "../reading.ts";
import { makeGuide, makeQuestion } from "../test-interview.ts";
import { listen } from "./listen.ts";

function hear(message: string, turns: readonly Turn[] = [], language = "en"): Reading {
  return listen({ guide: makeGuide(), turns, message, questionId: null, language });
}

function say(message: string): string[] {
  return hear(message).threads.map(({ kind, weight, quote }) => `${kind} ${weight}: ${quote}`);
}

describe("threads in English", () => {
  test.each([
    ["Mostly fine. Not like last Tuesday with that pump.", /last Tuesday with that pump/],
    ["There's a sort of test I do in my head, a question I ask myself.", /a sort of test I do in my head/],
    ["I just use my own rule for that", /my own rule/],
    ["In theory the boss never reads it", /never reads it/],
    ["I just mark it done and go home", /mark it done/],
    ["So it works. Some of us have two of them", /Some of us/],
  ])("%j", (message, quote) => {
    expect(hear(message).threads[0]?.quote).toMatch(quote);
  });

  test.each([
    [
      "i was told off in front of the whole team for it",
      "harm 3: i was told off in front of the whole team for it",
    ],
    ["we dont tell my mother about it", "rule 3: we dont tell my mother about it"],
    ["its fine. nobody knows about the second list", "rule 3: nobody knows about the second list"],
    ["Three months of tickets vanished", "loss 3: Three months of tickets vanished"],
    ["I'm not allowed to say", "rule 3: I'm not allowed to say"],
    ["my father died in March so i moved back", "harm 3: my father died in March"],
  ])("what weighs is heard for what it is: %j", (message, expected) => {
    expect(say(message)).toContain(expected);
  });

  test("strong feelings are heard one by one, without what only fills", () => {
    expect(say("I felt sick to be honest. I still think about it driving home.").sort()).toEqual([
      "feeling 3: I felt sick",
      "feeling 3: I still think about it driving home",
    ]);
  });

  test.each([
    "Hello, thanks for having me!",
    "It is quick and easy, I do it every Monday with my coffee.",
    "We go bed by bed and it takes about twenty minutes.",
    "No, that is all.",
    "ok",
    "Gas boiler, radiators in every room.",
    "I think that everyone should vote because otherwise others decide for you.",
    "The green one, mostly, because it was on offer.",
  ])("nothing in %j weighs", (message) => {
    expect(hear(message).threads.filter(({ weight }) => weight > 1)).toEqual([]);
  });

  test("what was a thread before is not listed again", () => {
    const first = hear("I felt sick to be honest.");
    const turns: Turn[] = [
      { speaker: "participant", text: "I felt sick to be honest.", at: 0 },
      {
        speaker: "interviewer",
        text: "What led to it?",
        at: 0,
        move: { kind: "ask", questionId: "q1", reading: first },
      },
    ];
    expect(hear("As I said, I felt sick.", turns).threads).toEqual([]);
  });

  test("at most three threads, the heaviest first, each word for word in the message", () => {
    const message =
      "Officially it works. I was shouted at in June and I felt ashamed. Between us, nobody knows about the list. " +
      "We lost two good people. There was a bit of a story with the keys, and since then I just change it by hand.";
    const { threads } = hear(message);
    expect(threads.length).toBe(3);
    expect(threads[0]?.weight).toBe(3);
    for (const { quote } of threads) {
      expect(message).toContain(quote);
      expect(quote.split(" ").length).toBeLessThanOrEqual(12);
    }
  });
});

test.each([
  ["es", "Bien. Todavía pienso en aquel día.", "feeling", "Todavía pienso en aquel día"],
  ["es", "Mi marido no lo sabe, es mejor así", "rule", "Mi marido no lo sabe"],
  [
    "fr",
    "Oui. On m'a engueulée devant tout le monde, voilà",
    "harm",
    "On m'a engueulée devant tout le monde",
  ],
  ["fr", "en theorie le chef relit tout", "hedge", "en theorie le chef relit tout"],
  ["de", "Ich habe es niemandem gesagt, ehrlich", "rule", "Ich habe es niemandem gesagt"],
  ["de", "Die Sache mit der Pumpe war anders", "reference", "Die Sache mit der Pumpe war anders"],
  ["pt", "Tive muita vergonha nesse dia", "feeling", "Tive muita vergonha nesse dia"],
  ["pt", "a gente dá um jeito na sexta", "workaround", "a gente dá um jeito na sexta"],
  ["it", "Mi sono sentita in colpa, quella sera", "feeling", "Mi sono sentita in colpa"],
  ["it", "Sulla carta decide il capo reparto", "hedge", "Sulla carta decide il capo reparto"],
  ["ar", "لا أحد يعرف الحقيقة هنا", "rule", "لا أحد يعرف الحقيقة هنا"],
  ["ar", "صرخوا في وجهي أمام الفريق", "harm", "صرخوا في وجهي أمام الفريق"],
])("threads in %s: %j", (language, message, kind, quote) => {
  const { threads } = hear(message, [], language);
  expect(threads[0]).toMatchObject({ quote, kind, untold: "" });
  expect(threads[0]).not.toHaveProperty("anchor");
});

describe("tone and want", () => {
  test.each([
    ["I felt so ashamed that day", "feeling"],
    ["My sister died in March and i do it alone", "harm"],
    ["I'm crying, sorry", "distress"],
    ["Every Monday, with the app", "plain"],
    ["It's a waste of time, honestly", "plain"],
    ["two heaters and a coat lol", "plain"],
  ])("%j sounds %s", (message, tone) => {
    expect(hear(message).tone).toBe(tone);
  });

  test.each([
    ["How do you mean, added?", "explain"],
    ["I am not sure what you are asking", "explain"],
    ["can you repeat the question?", "explain"],
    ["Is this anonymous?", "answer"],
    ["you already asked me that", "complaint"],
    ["You didn't answer my question.", "complaint"],
    ["I'd rather not say", "skip"],
    ["I want to stop", "stop"],
    ["please delete my data", "delete"],
    ["The drivers already asked me that at the gate and I said yes, so we changed the plan", "nothing"],
  ])("%j wants %s", (message, want) => {
    const reading = hear(message);
    expect(reading.want).toBe(want);
    if (want !== "nothing") expect(reading.threads).toEqual([]);
  });
});

describe("what a message closes", () => {
  const turns: Turn[] = [
    {
      speaker: "interviewer",
      text: "You mentioned that pump. What happened there?",
      at: 0,
      move: { kind: "probe", questionId: "q1", focus: "reference", about: "last Tuesday with that pump" },
    },
  ];
  test.each([
    ["It stopped in the night and nobody heard it", "told"],
    ["I'd rather not say", "refused"],
  ])("%j: %s", (message, why) => {
    expect(hear(message, turns).done).toEqual([{ quote: "last Tuesday with that pump", why }]);
  });
  test.each(["ok", "What do you mean?", "I don't remember"])("%j closes nothing", (message) => {
    expect(hear(message, turns).done).toEqual([]);
  });

  const guide = makeGuide({
    questions: [
      makeQuestion("q1", "How is your home heated?"),
      makeQuestion("q2", "What would make you stop using the tool?"),
      makeQuestion("q3", "Who used the tool in your team?"),
    ],
  });
  const settle = (message: string, questionId = "q1") =>
    listen({ guide, turns: [], message, questionId, language: "en" }).settled;
  test("a question to come is settled only by a sentence in its own words that says more", () => {
    const sentence = "I would stop using the tool the day it started counting our minutes.";
    expect(settle(`It is fine. ${sentence}`)).toEqual([{ questionId: "q2", quote: sentence }]);
    expect(settle("The tool is fine, I use it a lot, every day at work.")).toEqual([]);
    expect(settle("I don't know what would make me stop using the tool, maybe the price of it.")).toEqual([]);
    expect(settle(sentence, "q2")).toEqual([]);
  });
});

test("no text keeps the listener busy", () => {
  const units = [
    "my own rule ",
    "i was ",
    "that that ",
    "a",
    ", ",
    "not so very really ",
    "since then i ",
    "🙃",
    "I’m ",
    "the thing with ",
    "lost my ",
    "but they ",
    "ich habe es das ",
    "no me ",
    "لا أحد ",
  ];
  for (const language of languages) {
    for (const unit of units) {
      const message = unit.repeat(10_000 / unit.length);
      const read = () => hear(message, [], language);
      expect(
        () => runInNewContext("read()", { read }, { timeout: 1_000 }),
        `${language} ${unit}`,
      ).not.toThrow();
    }
  }
});
