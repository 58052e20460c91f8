import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide } from "../../conductor.ts";
import { checkWording, containsCompletionPhrase } from "../../guard.ts";
import type { Guide, Move, Turn } from "../../guide.ts";
import { makeGuide } from "../../test-interview.ts";
import { wordMove } from "../scripted/voice.ts";
import { privateTexts, rules } from "./prompt.ts";
import { findWordingTask, type WordingTask } from "./task.ts";
import { completeTurn, ModelWriter, type Written } from "./writer.ts";

const guide = makeGuide();
const seed = "seed";

/** An interview up to the moment at which the last of these answers waits for its reply. */
function hearAnswers(answers: readonly string[], on: Guide = guide): { turns: Turn[]; move: Move } {
  const turns: Turn[] = [];
  let now = 1_000_000;
  for (const text of ["", ...answers]) {
    if (text !== "") turns.push({ speaker: "participant", text, at: now });
    const { move } = decide(on, turns, now);
    if (turns.filter(({ speaker }) => speaker === "participant").length === answers.length)
      return { turns, move };
    turns.push({ speaker: "interviewer", text: wordMove({ guide: on, turns, move, seed }), at: now, move });
    now += 60_000;
  }
  throw new Error("no answer is waiting");
}

function getTask(on: Guide, turns: readonly Turn[], move: Move): WordingTask {
  const task = findWordingTask(on, turns, move);
  if (task === undefined) throw new Error(`nothing to word in a ${move.kind}`);
  return task;
}

const { turns, move } = hearAnswers(["I struggled with Slack because notifications piled up."]);
const task = getTask(guide, turns, move);
const input = { guide, turns, move };

/** Feeds a raw answer in pieces of this size. */
function write(raw: string, size = 7, heard = input, asked = task): { shown: string; written: Written } {
  const writer = new ModelWriter(heard, asked);
  let shown = "";
  for (let at = 0; at < raw.length; at += size) shown += writer.take(raw.slice(at, at + size)).join("");
  return { shown, written: writer.finish() };
}

const say = (text: string, more: { kind?: string | null; about?: string | null } = {}) =>
  JSON.stringify({ kind: null, about: null, ...more, text });

describe("a model's answer", () => {
  test("is shown sentence by sentence, with the follow-up that it chose", () => {
    const kind = task.probeKinds[1] ?? "";
    const { shown, written } = write(
      say("Notifications, then. What happened when “notifications piled up”?", {
        kind,
        about: "notifications piled up",
      }),
    );
    expect(shown).toBe("Notifications, then. What happened when “notifications piled up”?");
    expect(written).toMatchObject({ isWhole: true, failures: [] });
    expect(written.move).toMatchObject({ kind: "probe", probeKind: kind, about: "notifications piled up" });
  });

  test("is the same however it is cut into pieces", () => {
    const raw = say("Notifications, then. How did that go on?");
    for (const size of [1, 2, 3, 5, 1_000]) expect(write(raw, size)).toEqual(write(raw, 7));
  });

  test("may not choose a follow-up that the conductor's rules do not allow", () => {
    expect(write(say("How did that go on?", { kind: "end_interview" }))).toMatchObject({
      shown: "",
      written: { failures: ["unreadable"] },
    });
  });

  test("quotes in its record only what the participant said", () => {
    const { written } = write(say("How did that go on?", { about: "my boss shouted" }));
    expect(written.move).toMatchObject({ about: null });
  });

  test.each([
    ["praise", "Great point! How did that go on?", ["praise"]],
    ["two questions", "What did you do? And how was it for you?", ["two_questions"]],
    ["a closed question", "Did you like it?", ["closed_question"]],
    ["the end", "This concludes our interview.", ["completion_phrase"]],
    ["its own rules", `${rules.slice(0, 150)}?`, ["leak"]],
    ["a claim to be a person", "I am a human too, how was it?", ["speaks_for_others"]],
    ["no question at all", "Notifications, then.", ["no_question"]],
  ])("with %s does not stand", (_, text, failures) => {
    const { written } = write(say(text));
    expect(written.failures).toEqual(expect.arrayContaining(failures));
    const turn = completeTurn({ ...input, seed }, task, written);
    expect(checkWording({ guide, turns, move: turn.move, text: turn.text })).toEqual({
      ok: true,
      failures: [],
    });
  });

  test("loses the sentence that fails and keeps the question before it", () => {
    const { written } = write(say("How did that go on? That was very insightful."));
    expect(written).toMatchObject({ released: "How did that go on?", isWhole: true, failures: ["praise"] });
  });

  test("of which only a lead was shown is finished by the scripted voice", () => {
    const { written } = write(say("Let us stay there for a moment. Great, was it good or bad?"));
    const turn = completeTurn({ ...input, seed }, task, written);
    expect(turn.text.startsWith("Let us stay there for a moment. ")).toBe(true);
    expect(turn.text).toBe(`${written.released}${turn.rest}`);
    expect(checkWording({ guide, turns, move: turn.move, text: turn.text }).ok).toBe(true);
  });
});

describe("what a model is asked to word", () => {
  const kindOf = (on: Guide, answers: readonly string[]) => {
    const heard = hearAnswers(answers, on);
    return [heard.move.kind, findWordingTask(on, heard.turns, heard.move)?.kind];
  };
  const long =
    "Last Tuesday I used the calendar with my team because we are in three places, and it went as planned for everyone.";

  test("is follow-ups, explanations and other angles", () => {
    expect(kindOf(guide, ["It depends."])).toEqual(["probe", "probe"]);
    expect(kindOf(guide, ["What do you mean by that?"])).toEqual(["clarify", "clarify"]);
    expect(kindOf(guide, ["I don't know."])).toEqual(["respect_skip", "other_angle"]);
  });

  test("is not the creator's questions, facts about the study, care or an offer to stop", () => {
    expect(kindOf(guide, [long])).toEqual(["ask", undefined]);
    expect(kindOf(guide, ["Are you a robot?"])).toEqual(["answer_meta", undefined]);
    expect(kindOf(guide, ["I want to stop now."])).toEqual(["offer_stop", undefined]);
    expect(kindOf(guide, ["I feel like crying, this is too painful."])).toEqual(["check_in", undefined]);
  });

  test("is the questions of a script in another language, but those with exact wording", () => {
    const spanish = makeGuide({ language: "es", scriptLanguage: "en" });
    expect(kindOf(spanish, [long])).toEqual(["ask", "translate"]);
    const exact = spanish.questions.map((question) => ({ ...question, exactWording: true }));
    expect(kindOf({ ...spanish, questions: exact }, [long])).toEqual(["ask", undefined]);
  });
});

test("a translated question may be asked again in the same words when it is asked for", () => {
  const spanish = makeGuide({ language: "es", scriptLanguage: "en" });
  const text = "¿Qué herramientas usa usted para trabajar con su equipo?";
  const asked: Turn[] = [
    { speaker: "interviewer", text, at: 1, move: { kind: "ask", questionId: "tools" } },
    { speaker: "participant", text: "¿Puede repetir?", at: 2 },
  ];
  for (const [again, isWhole] of [
    [{ kind: "repeat", questionId: "tools" } as const, true],
    [{ kind: "ask", questionId: "tools" } as const, false],
  ] as const) {
    const request = { guide: spanish, turns: asked, move: again };
    const writer = new ModelWriter(request, getTask(spanish, asked, again));
    writer.take(say(text));
    expect(writer.finish().isWhole).toBe(isWhole);
  }
});

const forbidden = [
  "Great point!",
  "That is very insightful.",
  "Don't you think so?",
  "Would you agree?",
  "Did you like it?",
  "Was it good or bad?",
  "And what then?",
  "This interview is complete.",
  "this concludes our interview",
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
  ...guide.questions.map((question) => question.text),
  "¿Cómo fue eso para usted y qué pasó después con los demás?",
  "\u200b",
  "\u202e",
];
const harmless = [
  "How did that go on?",
  "Notifications, then.",
  "What happened next?",
  "“notifications piled up”",
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
  anyText.map((text) => say(text)),
  fc
    .record({
      kind: fc.constantFrom(...task.probeKinds, "close", null),
      about: fc.oneof(anyText, fc.constant(null)),
      text: anyText,
    })
    .map((reply) => JSON.stringify(reply)),
  anyText.chain((text) => fc.nat(200).map((length) => say(text).slice(0, length))),
  fc.string({ maxLength: 200 }),
  anyText.map((text) => `<think>${text}</think>${say(text)}`),
);

const spanish = makeGuide({ language: "es", scriptLanguage: "en" });
const scenes = (
  [
    ["a follow-up", guide, ["I struggled with Slack because notifications piled up."]],
    ["an explanation", guide, ["What do you mean by that?"]],
    ["another angle", guide, ["I don't know."]],
    [
      "a translation",
      spanish,
      ["La semana pasada usé el calendario con mi equipo porque estamos en tres ciudades distintas."],
    ],
  ] as const
).map(([name, on, answers]) => ({ name, on, ...hearAnswers(answers, on) }));

test.each(scenes)(
  "whatever a model returns for $name, nothing forbidden is shown and the turn is whole",
  (scene) => {
    const heard = { guide: scene.on, turns: scene.turns, move: scene.move };
    const asked = getTask(scene.on, scene.turns, scene.move);
    fc.assert(
      fc.property(anyRaw, fc.integer({ min: 1, max: 40 }), (raw, size) => {
        const { shown, written } = write(raw, size, heard, asked);
        expect(shown).toBe(written.released);
        const turn = completeTurn({ ...heard, seed }, asked, written);
        expect(turn.text.startsWith(shown)).toBe(true);
        expect(containsCompletionPhrase(turn.text)).toBe(false);
        expect(turn.text).not.toMatch(/evil|K7QX|<b>|javascript|real person|insightful|great/i);
        expect(turn.text.trim()).not.toBe("");
        const judged = {
          ...heard,
          guide: { ...scene.on, language: "en" },
          language: scene.on.language,
          move: turn.move,
          text: turn.text,
          forbidden: privateTexts,
        };
        expect(checkWording(judged).failures).toEqual([]);
        if (turn.move.kind === "probe") expect(asked.probeKinds).toContain(turn.move.probeKind);
      }),
      { numRuns: 1_500 },
    );
  },
);
