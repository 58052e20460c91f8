import { describe, expect, test } from "vitest";
import { acceptChoice, type ModelChoice } from "./accept.ts";
import { isLeaving, readClosing } from "./closed-matters.ts";
import { offerTurn } from "./conductor.ts";
import type { Move } from "./guide.ts";
import { asksHowMuchIsLeft } from "./how-much-is-left.ts";
import type { Thread } from "./reading.ts";
import { foldTurns } from "./session-state.ts";
import { answer, choose, guide, hear, heavy, ids, listKinds, offer, probe, talk } from "./test-talk.ts";
import { buildPrompt } from "./voices/model/prompt.ts";

/** An answer that asks how much is left, and what it got. */
const askedHowMany: (string | Move)[] = [
  answer,
  { kind: "ask", questionId: "b" },
  `${answer} How many questions are left?`,
  {
    kind: "answer_meta",
    questionId: "b",
    topic: "duration",
    questionsLeft: 4,
    took: "answer",
    thenAsk: "c",
  },
];

describe("a talk has a purse of probes", () => {
  /** As many probes as are allowed on each question, one after another. */
  function countProbes(weight: 1 | 3): number[] {
    const counts: number[] = [];
    const said: (string | Move)[] = [answer];
    for (const id of ids) {
      let count = 0;
      const may = () =>
        offer(talk(...said)).moves.some((move) => move.kind === "probe" && move.minWeight <= weight);
      while (count < 9 && may()) {
        said.push(probe(id), answer);
        count += 1;
      }
      counts.push(count);
      const next = ids[ids.indexOf(id) + 1];
      if (next !== undefined) said.push({ kind: "ask", questionId: next }, answer);
    }
    return counts;
  }

  test("three on each question, until about three for each two questions are spent", () => {
    expect(countProbes(1)).toEqual([3, 3, 3, 2, 1, 2]);
  });

  test("that grave things overdraw by three, and by one more where they were just begun", () => {
    expect(countProbes(3).reduce((sum, count) => sum + count, 0)).toBe(18);
  });
});

describe("a matter that somebody closes", () => {
  test.each([
    "Then it was not a mistake. Kindly let us proceed.",
    "To give it to him one day. One found no wording. Shall we proceed.",
    "You'd have the headlights on and the road to yourself. That'll do now.",
    "He did nothing wrong. Next point please.",
    "I got off 2 stops early. idk can we talk about smth else haha",
    "He was right, that's how. Would you not go on to something cheerier?",
  ])("is refused: %s", (message) => {
    expect(readClosing(message, undefined)).toBe("refused");
  });

  test("is told where a reply brings nothing new, and open where it weighs or goes on", () => {
    expect(readClosing("Not much to say really.", hear())).toBe("told");
    expect(readClosing("Walking. Then library.", hear())).toBe("told");
    expect(readClosing("He died.", hear([], "harm"))).toBeUndefined();
    expect(
      readClosing("Cheapest. One belt.", hear([{ quote: "One belt", untold: "", weight: 1 }])),
    ).toBeUndefined();
    expect(readClosing(answer, hear())).toBeUndefined();
  });

  const threads: Thread[] = [{ quote: "the green one", untold: "why", weight: 3 }];
  const refused = [
    answer,
    probe("a", {
      about: heavy.quote,
      reading: hear([
        heavy,
        { quote: "the one code", untold: "", weight: 3 },
        { quote: "at the door", untold: "", weight: 2 },
      ]),
    }),
    "I chose the green one for her myself, and it came back without one word.",
    probe("a", { about: "it came back", reading: hear(threads) }),
    "It was not a mistake. Kindly let us proceed.",
  ];

  test("goes on to the script at once, and the model is told not to come back to it", () => {
    const turns = talk(...refused);
    expect(listKinds(turns)).toEqual(["ask", "answer"]);
    const after = talk(
      ...refused,
      { kind: "ask", questionId: "b", reading: hear() },
      "By the window, mostly.",
    );
    expect(foldTurns(after).ledger.map(({ quote, state }) => [quote, state])).toEqual([
      ["once lost his bonus", "taken_up"],
      ["the one code", "open"],
      ["at the door", "open"],
      ["the green one", "refused"],
    ]);
    const { situation, moves } = offer(after);
    const { turn } = buildPrompt(situation, moves, { language: "en" });
    expect(turn).toContain('not to be asked about again: "the green one"');
    expect(turn).toContain('nothing since has told it): "the one code"');
    expect(turn).not.toContain('"at the door"');
    expect(choose(after, { move: "probe", about: "the green one" })).toEqual({ fault: "matter_closed" });
    expect(choose(after, { move: "probe", about: "the one code" })).not.toHaveProperty("fault");
  });
});

describe("what weighs most", () => {
  const quotes = [
    "the one code",
    "the man at the door",
    "once lost his bonus",
    "his bonus",
    "over it",
  ].flatMap((quote) => [quote, quote]);
  const probed = (count: number) =>
    talk(
      answer,
      { kind: "ask", questionId: "b" },
      ...quotes.slice(0, count).flatMap((about) => [answer, probe("b", { about })]),
      answer,
    );

  test("is stayed with a little beyond the depth of its question, and not for ever", () => {
    const kinds = (count: number) => offer(probed(count)).moves.filter(({ kind }) => kind === "probe");
    expect(kinds(4)).toEqual([{ kind: "probe", questionId: "b", minWeight: 3 }]);
    expect(kinds(5)).toEqual([{ kind: "probe", questionId: "b", minWeight: 3, isStay: true }]);
    expect(kinds(6)).toEqual([]);
  });
});

describe("a question back with an answer in the same message", () => {
  const asked = (message: string) =>
    offer(talk(answer, { kind: "ask", questionId: "b" }, message)).moves.map(({ kind, ...move }) => [
      kind,
      "thenAsk" in move ? move.thenAsk : undefined,
    ]);

  test("is answered on the way to the next question", () => {
    const message =
      "What do you mean? If it ever came to it I did not make the rule up, the man at the door did.";
    expect(asked(message)).toEqual([["answer", "c"]]);
  });

  test("leaves the question open where little else was said", () => {
    expect(asked("What do you mean? The code I suppose.")).toEqual([["answer", undefined]]);
  });
});

describe("whoever asks how much is left", () => {
  test.each([
    "Half the parish, I was in and out of every kitchen. Have you much more?",
    "I was good at it. And the last question please?",
    "I just explained that. How many questions are left?",
    "As a customer I would now like to finish the two questions.",
    "Abeg how long still? I'm inside queue for generator fuel",
    "Combien de questions reste-t-il ?",
    "Wie viele Fragen noch?",
  ])("is understood: %s", (message) => {
    expect(asksHowMuchIsLeft(message)).toBe(true);
  });

  test.each([
    "How much is left to pay, I asked the clerk.",
    "How long it took me I forget.",
    "How many questions are there in total?",
  ])("is not heard in: %s", (message) => {
    expect(asksHowMuchIsLeft(message)).toBe(false);
  });

  const hurried = talk(answer, { kind: "ask", questionId: "b" }, `${answer} How many questions are left?`);
  const advance = (...more: (string | Move)[]) => talk(...askedHowMany, ...more);

  test("hears the number and the next question of the script in one turn", () => {
    expect(offer(hurried).moves).toEqual([
      { kind: "answer", questionId: "b", topic: "duration", thenAsk: "c" },
    ]);
    const { situation, moves } = offer(hurried);
    const { turn } = buildPrompt(situation, moves, { language: "en" });
    expect(turn).toContain(
      "answer (say that about 7 questions are left and ask question 3, or about something of weight 3 in this message",
    );
    expect(choose(hurried, { move: "answer" })).toMatchObject({
      chosen: { move: { kind: "answer_meta", thenAsk: "c", questionsLeft: 4, took: "answer" } },
    });
  });

  test("is asked first about what weighs most in that very message", () => {
    const reading = hear([{ quote: "once lost his bonus", untold: "how", weight: 3 }]);
    const accepted = choose(hurried, { move: "answer", reading, about: heavy.quote });
    if ("fault" in accepted) throw new Error(accepted.fault);
    expect(accepted.chosen.move).toMatchObject({ kind: "answer_meta", about: heavy.quote });
    expect(accepted.chosen.move.thenAsk).toBeUndefined();
    const light = hear([{ quote: "once lost his bonus", untold: "how", weight: 2 }]);
    expect(choose(hurried, { move: "answer", reading: light, about: heavy.quote })).toMatchObject({
      chosen: { move: { thenAsk: "c" } },
    });
  });

  test("is asked about two things of weight more, and then about what hurts", () => {
    const probing = { move: "probe", about: heavy.quote } as const;
    const light = { ...heavy, weight: 1 as const };
    const once = advance(answer);
    expect(choose(once, { ...probing, reading: hear([light]) })).toEqual({ fault: "thread_too_light" });
    expect(choose(once, { ...probing, reading: hear([heavy]) })).not.toHaveProperty("fault");
    const thrice = advance(answer, probe("c"), answer, probe("c"), answer);
    expect(choose(thrice, { ...probing, reading: hear([heavy]) })).toEqual({ fault: "thread_too_light" });
    expect(choose(thrice, { ...probing, reading: hear([heavy], "harm") })).not.toHaveProperty("fault");
  });

  const rest = ["d", "e", "f"].flatMap((id): (string | Move)[] => [{ kind: "ask", questionId: id }, answer]);
  const hint: Thread = { quote: "always pick the one code", untold: "why", weight: 3 };

  test("is asked about the heaviest hint before the close, once", () => {
    const [first, ...others] = rest;
    const heard: Move = { ...(first as Move), reading: hear([hint]) };
    const told = others.map((one) =>
      typeof one === "string" ? "By the window, mostly, since it is warm." : one,
    );
    const end = advance(answer, heard, ...told);
    expect(listKinds(end)).toEqual(["probe", "answer"]);
    const asked = [...end.slice(1).map((turn) => (turn.speaker === "participant" ? turn.text : turn.move))];
    expect(
      listKinds(talk(...asked, probe("f", { about: hint.quote }), "It was easier so, for everybody there.")),
    ).toEqual(["probe", "close", "answer"]);
  });

  test("is told at the last question that it is the last, and gets it once more", () => {
    const turns = advance(answer, ...rest.slice(0, -1), "Is this anonymous, by the way?");
    const { situation, moves } = offer(turns);
    const { turn } = buildPrompt(situation, moves, { language: "en" });
    expect(turn).toContain("answer (put question 6 again unless they have answered it)");
    const asks = advance(answer, ...rest.slice(0, -1), "How many more is it, love?");
    const again = offer(asks);
    expect(buildPrompt(again.situation, again.moves, { language: "en" }).turn).toContain(
      "say that this is the last one",
    );
  });

  test("is asked once more where the last answer itself asks whether it is over, and hides something", () => {
    const used = [answer, probe("c"), answer, probe("c"), answer];
    const last = "He just paid it. That wasn't the idea. Are we nearly there, how many more is it?";
    const turns = advance(...used, ...rest.slice(0, -1), last);
    expect(listKinds(turns)).toEqual(["probe", "close"]);
    const { situation, moves } = offer(turns);
    expect(buildPrompt(situation, moves, { language: "en" }).turn).toContain(
      "probe (only what weighs 2 or 3 in this message; they are told that it is the last question), close",
    );
    const idea: Thread = { quote: "That wasn't the idea", untold: "what the idea was", weight: 2 };
    const probing = { move: "probe", about: idea.quote } as const;
    expect(choose(turns, { ...probing, reading: hear([idea]) })).not.toHaveProperty("fault");
    expect(choose(turns, { ...probing, reading: hear([{ ...idea, weight: 1 }]) })).toEqual({
      fault: "thread_too_light",
    });
    expect(listKinds(advance(...used, ...rest.slice(0, -1), last, probe("f"), last))).toEqual(["close"]);
  });

  test("is asked nothing at all once the script is done", () => {
    const asks = ["d", "e", "f"].flatMap((id): (string | Move)[] => [
      { kind: "ask", questionId: id },
      answer,
    ]);
    const turns = talk(...askedHowMany, answer, ...asks);
    expect(listKinds(turns)).toContain("close");
    expect(listKinds(turns)).not.toContain("recap");
  });

  test("asks about the study when it is the first question", () => {
    const turns = talk(`${answer} How many more questions are there?`);
    expect(foldTurns(turns).isHurried).toBe(false);
  });
});

test.each([
  "Three things. That would be all from my side I think.",
  "and I'd keep both lol. gtg almost my stop",
  "The last day would have been theirs. Now permit me, it is time for lunch.",
])("a goodbye in an answer is heard: %s", (message) => {
  expect(isLeaving(message)).toBe(true);
});

describe("a question to us beside an answer", () => {
  const beside = `${answer} May I ask whether the council will see this?`;

  test("is answered, and the script goes on in the same message", () => {
    expect(offer(talk(beside)).moves).toEqual([
      { kind: "answer", questionId: "a", topic: "passed_on", thenAsk: "b" },
    ]);
  });

  test("is answered alone where the open question has no answer yet", () => {
    expect(offer(talk("Will the council see this?")).moves).toEqual([
      { kind: "answer", questionId: "a", topic: "passed_on" },
    ]);
  });

  test("leaves room for what weighs in the same message", () => {
    const choice: ModelChoice = {
      ...{ reading: hear([heavy]), move: "answer", about: heavy.quote },
    };
    expect(acceptChoice(offer(talk(beside)), choice)).not.toHaveProperty("chosen.move.thenAsk");
  });
});

test("the way to the end stays open where the time pays for nothing but what is gravest", () => {
  const turns = talk(answer, probe("a", { reading: hear([heavy]) }), "I look at the label and then I go on.");
  const spent = offerTurn({ ...guide, questions: guide.questions.slice(0, 1), minutes: 1 }, turns, 61_000);
  if (spent.kind !== "open") throw new Error("decided alone");
  expect(spent.offer.moves).toContainEqual({ kind: "probe", questionId: "a", minWeight: 3 });
  expect(spent.offer.moves).toContainEqual({ kind: "anything_else" });
});

test("why they ask how much is left is no answer to the open question", () => {
  const ask: Move = { kind: "ask", questionId: "b", took: "answer" };
  const moves = (said: string) => offer(talk(answer, ask, said)).moves;
  expect(moves("Abeg how long still? I'm inside queue for generator fuel")).toEqual([
    expect.objectContaining({ kind: "answer", questionId: "b" }),
  ]);
  expect(moves("Abeg how long still? I'm inside queue for generator fuel")[0]).not.toHaveProperty("thenAsk");
  expect(moves("How long still? Mostly by hand at the pump, twice a week.")[0]).toHaveProperty(
    "thenAsk",
    "c",
  );
});

test("a thin first answer gets a second try, though the rest is kept for later", () => {
  const asked = ids
    .slice(0, 3)
    .flatMap((id): (string | Move)[] => [
      ...(id === "a" ? [] : [{ kind: "ask" as const, questionId: id, took: "answer" as const }]),
      answer,
      ...Array.from({ length: 3 }, () => [probe(id), answer]).flat(),
    ]);
  asked.push(probe("c"), answer, probe("c"), answer, probe("c"), answer);
  const next: Move = { kind: "ask", questionId: "d", took: "answer" };
  const allows = (...said: (string | Move)[]) =>
    offer(talk(...asked, next, ...said)).moves.find(({ kind }) => kind === "probe");
  expect(allows("hang it then fold it")).toMatchObject({ minWeight: 1 });
  expect(allows("hang it then fold it", probe("d"), "nothing else to it")).toMatchObject({ minWeight: 3 });
});

test("what they tell last is asked about, however much was asked before", () => {
  const asked = ids.flatMap((id): (string | Move)[] => [
    ...(id === "a" ? [] : [{ kind: "ask" as const, questionId: id, took: "answer" as const }]),
    answer,
    ...Array.from({ length: id === "f" ? 0 : 3 }, () => [probe(id), answer]).flat(),
  ]);
  const find = (...said: (string | Move)[]) =>
    offer(talk(...asked, ...said)).moves.find(({ kind }) => kind === "probe");
  expect(find()).toMatchObject({ questionId: "f" });
  expect(find(probe("f"), answer)).toMatchObject({ questionId: "f", minWeight: 3 });
  const after = [probe("f"), answer, probe("f"), answer];
  expect(find(...after)).toMatchObject({ questionId: "f", minWeight: 3, isStay: true });
  expect(find(...after, probe("f"), answer)).toBeUndefined();
});
