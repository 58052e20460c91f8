import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { caseCount } from "#server/testing/some-cases.ts";
import { getPhraseBook } from "../../books.ts";
import { decide, offerTurn } from "../../conductor.ts";
import { checkWording, containsCompletionPhrase } from "../../guard.ts";
import type { Guide, Turn } from "../../guide.ts";
import type { Offer } from "../../offer.ts";
import { makeGuide } from "../../test-interview.ts";
import { wordMove } from "../built-in/voice.ts";
import { completeTurn } from "./complete-turn.ts";
import { buildPrompt, privateTexts } from "./prompt.ts";
import { splitSentences } from "./sentences.ts";
import { ModelWriter, type Written } from "./writer.ts";

const guide = makeGuide();
const seed = "seed";

interface Scene {
  guide: Guide;
  turns: Turn[];
  now: number;
  seed: string;
  offer: Offer & { kind: "open" };
}

/** A talk up to the moment at which the last of these answers waits for its reply. */
function hear(answers: readonly string[], on: Guide = guide): Scene {
  const turns: Turn[] = [];
  let now = 1_000_000;
  for (const [index, text] of ["", ...answers].entries()) {
    if (text !== "") turns.push({ speaker: "participant", text, at: now });
    if (index === answers.length) break;
    const { move } = decide(on, turns, now);
    turns.push({ speaker: "interviewer", text: wordMove({ guide: on, turns, move, seed }), at: now, move });
    now += 60_000;
  }
  const offered = offerTurn(on, turns, now);
  if (offered.kind !== "open") throw new Error("the rails decide this alone");
  return { guide: on, turns, now, seed, offer: offered.offer };
}

const said = "I struggled with Slack because notifications piled up, and then that thing with the pump.";
const scene = hear([said]);
const thread = { quote: "that thing with the pump", untold: "what happened", weight: 3 };

function answer(text: string, over: Record<string, unknown> = {}): string {
  const reading = { threads: [thread], done: [], settled: [], wants: "nothing", tone: "plain" };
  return JSON.stringify({ reading, move: "probe", about: thread.quote, quotes: [], ...over, text });
}

/** Feeds a raw answer in pieces of this size. */
function write(raw: string, { of = scene, size = 7, before = "" } = {}): { shown: string; written: Written } {
  const writer = new ModelWriter(of.offer, before);
  let shown = "";
  for (let at = 0; at < raw.length; at += size) shown += writer.take(raw.slice(at, at + size)).join("");
  return { shown, written: writer.finish() };
}

test("an echo before a question is left unsaid, and the question stands alone", () => {
  const { shown, written } = write(answer("That thing with the pump, then. What happened with the pump?"));
  expect(shown).toBe("What happened with the pump?");
  expect(written).toMatchObject({ isWhole: true, failures: [] });
});

test("after what hurts an echo is said all the same", () => {
  const reading = { threads: [thread], done: [], settled: [], wants: "nothing", tone: "feeling" };
  const text = "That thing with the pump, then. What happened with the pump?";
  expect(write(answer(text, { reading })).shown).toBe(text);
});

test("that something can be left out may be said, if they want it", () => {
  const offered = "If you want that left out of the findings, tell me. What happened with the pump?";
  expect(write(answer(offered)).written.failures).toEqual([]);
});

test("nothing is said to be left out that is not", () => {
  const promise = "Your friend's name is left out of the findings. What happened with the pump?";
  expect(write(answer(promise)).written.failures).toContain("promise");
  const reading = { threads: [thread], done: [], settled: [], wants: "answer", tone: "plain" };
  const kept = { ...reading, keepOut: ["I struggled with Slack because notifications piled up"] };
  expect(write(answer(promise, { reading: kept })).written.failures).toEqual([]);
});

test("a second call is told the fault and the sentence that has it", () => {
  const { written } = write(
    answer("That sounds like a long day. Was it not the pump that broke, and who mended it?"),
  );
  const { failures: faults, refused } = written;
  expect(refused).toBe("Was it not the pump that broke, and who mended it?");
  const { situation, moves } = scene.offer;
  const { turn } = buildPrompt(situation, moves, { language: "en", retry: { faults, refused, said: "" } });
  expect(turn).toContain(`(in "${refused}"). Answer again without that fault.`);
});

const complete = (of: Scene, { shown, written }: { shown: string; written: Written }) =>
  completeTurn(of, { said: shown, last: written });

describe("a model's answer", () => {
  const good = "The pump, then. What happened with it?";

  test("is shown sentence by sentence, its thread with the move", () => {
    const { shown, written } = write(answer(good));
    expect(shown).toBe(good);
    expect(written).toMatchObject({ isWhole: true, failures: [], isFixed: false });
    expect(written.decision).toMatchObject({
      move: { kind: "probe", about: thread.quote, reading: { threads: [thread] } },
    });
  });

  test("does not show again what was shown of the first", () => {
    const before = "Let us stay with that pump.";
    const { shown, written } = write(answer(`${before} What happened with it?`), { before });
    expect(shown).toBe(" What happened with it?");
    expect(written).toMatchObject({ isWhole: true, failures: [] });
  });

  test("that asked by a request is whole though a question after it was refused", () => {
    const request = "Please tell me about the pump.";
    const { shown, written } = write(answer(`${request} And how was the morning for everybody else?`));
    expect(shown).toBe(request);
    expect(written).toMatchObject({ isWhole: true, failures: ["two_questions"] });
  });

  test("may not say the participant's own sentence as if it were ours", () => {
    const { shown, written } = write(answer(`${said} What happened with the pump?`));
    expect(shown).toBe("");
    expect(written.failures).toContain("repeated");
    const quoted = write(answer(`You wrote “${thread.quote}”. What happened with the pump?`));
    expect(quoted.written).toMatchObject({ isWhole: true });
  });

  test("to something they asked beside their last answer need not ask again", () => {
    const words = "It is kept by the team, and that was my last question, unless you would add something.";
    const text = (of: Scene) => write(answer(words, { move: "answer", about: null }), { of }).written;
    const before = [said, "By hand.", "Skip.", "No idea.", "Nothing."];
    const last = hear([...before, "I would change the hours of all those calls first. Who reads this?"]);
    expect(last.offer.moves.map(({ kind }) => kind)).toEqual(["answer"]);
    expect(text(last).failures).not.toContain("no_question");
    for (const asked of [[said], before])
      expect(text(hear([...asked, "Who reads this?"])).failures).toContain("no_question");
  });

  test("is the same however it is cut into pieces", () => {
    for (const size of [1, 2, 3, 5, 1_000])
      expect(write(answer(good), { size })).toEqual(write(answer(good)));
  });

  test("adapts a script question that is not of exact wording", () => {
    const text = "You struggled with Slack. Which other tools do you use to work with your team?";
    expect(write(answer(text, { move: "ask", about: null })).written).toMatchObject({ isWhole: true });
    const exact = makeGuide({
      questions: guide.questions.map((question) => ({ ...question, exactWording: true })),
    });
    const of = hear([said], exact);
    expect(write(answer(text, { move: "ask", about: null }), { of }).written.failures).toContain(
      "question_missing",
    );
  });

  test("that heard a crisis is met in our own words", () => {
    const reading = { threads: [], done: [], settled: [], wants: "nothing", tone: "crisis" };
    const wrote = write(answer("Cheer up! What happened?", { reading }));
    expect(wrote.shown).toBe("");
    expect(complete(scene, wrote)).toMatchObject({
      voice: "scripted",
      decision: { move: { kind: "check_in" } },
    });
  });

  test.each([
    ["praise", "Great point! What happened with it?", "praise"],
    ["two questions", "What did you do? And how was it for you?", "two_questions"],
    ["the end", "This concludes our interview.", "completion_phrase"],
    ["its own rules", `${privateTexts[0]?.slice(0, 150)}?`, "leak"],
    ["a claim to be a person", "I am a human too. How was it?", "speaks_for_others"],
    ["no question at all", "Notifications, then.", "no_question"],
    ["leave asked for instead of a question", "Can I go back to your pump?", "no_question"],
    [
      "leave asked for before the question",
      "Can I go back to your pump? What happened with it?",
      "no_question",
    ],
  ])("with %s is refused, and the turn is whole without it", (_, text, failure) => {
    const wrote = write(answer(text));
    expect(wrote.written.failures).toContain(failure);
    const turn = complete(scene, wrote);
    expect(checkWording({ ...scene, move: turn.decision.move, text: turn.text }).failures).toEqual([]);
  });

  test("with a thread that was never said is refused by name", () => {
    expect(write(answer(good, { about: "my boss shouted" })).written.failures).toEqual(["not_their_words"]);
  });

  test("is shown to its end where a question mark stands within it", () => {
    expect(splitSentences("What made you press yes? that week, I mean. Or later?", true).sentences).toEqual([
      "What made you press yes? that week, I mean.",
      "Or later?",
    ]);
  });

  test("may ask in their own time", () => {
    const text = "There's no hurry. When you like, tell me about the pump.";
    expect(write(answer(text)).written).toMatchObject({ failures: [], isWhole: true });
  });

  test("goes on from what was shown of a first one", () => {
    const before = "That sounds like a hard week.";
    const { shown, written } = write(answer("What happened with the pump?"), { before });
    expect(shown).toBe(" What happened with the pump?");
    expect(written.isWhole).toBe(true);
  });

  test("that answered a worry leads back without the facts a second time when its question fails", () => {
    const worry =
      "We moved house on paper, that's how we got in. I don't say it aloud. Who reads this actually?";
    const of = hear([worry]);
    const facts =
      "Only the team that runs this study, without your name beside it. It shows this to no school or office, unless somebody there is in that team. The menu of this page deletes everything at any time.";
    const own = { quote: "I don't say it aloud", untold: "how it came about", weight: 3 };
    const given = {
      move: "answer",
      about: own.quote,
      reading: { threads: [own], done: [], settled: [], wants: "answer", tone: "plain" },
    };
    const whole = write(answer(`${facts} We can leave it there; if not, how did that come up?`, given), {
      of,
    });
    expect(whole.written).toMatchObject({ isWhole: true, failures: [] });
    const failed = write(answer(`${facts} How did that come up, and who knows?`, given), { of });
    expect(failed.shown).toBe(facts);
    const turn = complete(of, failed);
    expect(turn.rest).not.toMatch(/team|study|deleted/u);
    expect(turn.rest).toMatch(/\?$/u);
  });

  test.each([
    ["asked something", "who reads this?"],
    ["asked what is meant", "what do you mean?"],
  ])("to somebody who %s does not begin as an earlier turn did", (_, back) => {
    const begins = "Let us stay with that for a moment.";
    const of = hear([said, back]);
    const turns = of.turns.map((turn) =>
      turn.speaker === "interviewer" && turn.move.kind === "probe"
        ? { ...turn, text: `${begins} ${turn.text}` }
        : turn,
    );
    const offered = offerTurn(guide, turns, of.now);
    if (offered.kind !== "open") throw new Error("the rails decide this alone");
    const given = {
      move: "answer",
      about: null,
      reading: { threads: [], done: [], settled: [], wants: "answer", tone: "plain" },
    };
    const { shown, written } = write(answer(`${begins} Great point, was it good or bad?`, given), {
      of: { ...of, turns, offer: offered.offer },
    });
    expect(shown).toBe("");
    expect(written.failures).toContain("repeated");
  });

  test("to the last message gets the fixed closing behind it", () => {
    const of = hear(["skip", "skip", "skip", "skip"]);
    const text = "You made time for four questions, and that is kind of you. The team will read it.";
    const wrote = write(answer(text, { move: "close", about: null }), { of });
    expect(of.offer.moves.map(({ kind }) => kind)).toContain("anything_else");
    expect(wrote.written.failures).toEqual(["move_not_allowed"]);
    const more: Turn = {
      speaker: "interviewer",
      text: "Is anything missing?",
      at: of.now,
      move: { kind: "anything_else" },
    };
    const turns: Turn[] = [
      ...of.turns,
      more,
      { speaker: "participant", text: "It was all fine like that.", at: of.now },
    ];
    const offered = offerTurn(guide, turns, of.now);
    if (offered.kind !== "open") throw new Error("the rails decide this alone");
    const last = { ...of, turns, offer: offered.offer };
    const closed = complete(last, write(answer(text, { move: "close", about: null }), { of: last }));
    expect(closed.text).toBe(`${text}\n\n${getPhraseBook("en").closing}`);
  });
});

const forbidden = [
  "Great point!",
  "That is very insightful.",
  "Don't you think so?",
  "Was it good or bad?",
  "And what then?",
  "This interview is complete.",
  "Have a great day!",
  "Thank you for participating, your feedback is valuable.",
  "Your code is K7QX-2M9D-PW4T.",
  "Write to eve@evil.example now.",
  "See https://evil.example/?q=1",
  "<b>bold</b>",
  "[x](javascript:alert(1))",
  "**bold**",
  "Interviewer: next",
  "As an AI language model, I can't assist.",
  "I am a real person.",
  "You said “my boss shouted at me all day”.",
  guide.objective,
  ...privateTexts,
  "¿Cómo fue eso para usted y qué pasó después con los demás?",
  "\u200b",
  "\u202e",
];
const harmless = [
  "How did that go on?",
  "Notifications, then.",
  "What happened next?",
  ".",
  "?",
  " ",
  "\n",
  '"',
  "“",
  "”",
  "…",
];

const anyText = fc
  .array(
    fc.oneof(fc.constantFrom(...forbidden), fc.constantFrom(...harmless), fc.string({ maxLength: 20 })),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(" "));
const anyRaw = fc.oneof(
  anyText.map((text) => answer(text)),
  fc
    .record({
      move: fc.constantFrom("probe", "ask", "answer", "close", "anything_else", "end", null),
      about: fc.oneof(anyText, fc.constantFrom(thread.quote, null)),
      quotes: fc.array(fc.oneof(anyText, fc.constant("notifications piled up")), { maxLength: 3 }),
      reading: fc.anything(),
      text: anyText,
    })
    .map((reply) => JSON.stringify(reply)),
  anyText.chain((text) => fc.nat(300).map((length) => answer(text).slice(0, length))),
  fc.string({ maxLength: 200 }),
  anyText.map((text) => `<think>${text}</think>${answer(text)}`),
);

const full =
  "Last Tuesday I met three colleagues because we had to agree on a plan, and we wrote it down together.";
const scenes: [string, Scene][] = [
  ["a follow-up", scene],
  ["a question back", hear(["What do you mean by that?"])],
  ["another angle", hear(["I don't know."])],
  [
    "another language",
    hear(
      ["La semana pasada usé el calendario con mi equipo porque estamos en tres ciudades."],
      makeGuide({ language: "es", scriptLanguage: "en" }),
    ),
  ],
  ["the last answer", hear([full, "skip", "skip", "skip", "nothing"])],
];

test.each(scenes)(
  "whatever a model returns for %s, nothing forbidden is shown and the turn is whole",
  (_, of) => {
    fc.assert(
      fc.property(anyRaw, fc.integer({ min: 1, max: 40 }), (raw, size) => {
        const wrote = write(raw, { of, size });
        expect(wrote.shown).toBe(wrote.written.released);
        const turn = complete(of, wrote);
        const { move } = turn.decision;
        expect(turn.text.startsWith(wrote.shown)).toBe(true);
        expect(containsCompletionPhrase(turn.text)).toBe(move.kind === "close");
        expect(turn.text).not.toMatch(/evil|K7QX|<b>|javascript|real person|insightful|great point/i);
        expect(turn.text.trim()).not.toBe("");
        expect(offerTurn(of.guide, of.turns, of.now)).toMatchObject({ kind: "open" });
      }),
      { numRuns: caseCount(150, 600) },
    );
  },
);
