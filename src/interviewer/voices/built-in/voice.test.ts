import { describe, expect, test } from "vitest";
import { getPhraseBook } from "../../books.ts";
import { checkWording, containsCompletionPhrase } from "../../guard.ts";
import type { Guide, Move, ProbeMove, Turn } from "../../guide.ts";
import type { Reading, Tone } from "../../reading.ts";
import { makeGuide, makeQuestion } from "../../test-interview.ts";
import { countWords } from "../../words.ts";
import { wordMove } from "./voice.ts";

const guide = makeGuide();
const book = getPhraseBook("en");
const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

function hear(tone: Tone, over: Partial<Reading> = {}): Reading {
  return { threads: [], settled: [], done: [], want: "nothing", tone, by: "built-in", ...over };
}

/** Turns in which the first question was answered with this. */
function answered(text: string, over: Guide = guide): Turn[] {
  const move: Move = { kind: "introduce", questionId: "work" };
  return [
    { speaker: "interviewer", text: wordMove({ guide: over, turns: [], move, seed: "s" }), at: 0, move },
    { speaker: "participant", text, at: 1 },
  ];
}

const long = "I lead the night shift on a ward and most of what I do is pass things on to whoever comes next";

function word(move: Move, { said = long, seed = "s", over = guide } = {}): string {
  return wordMove({ guide: over, turns: answered(said, over), move, seed });
}

function probe(over: Partial<ProbeMove> = {}): ProbeMove {
  return { kind: "probe", questionId: "work", about: null, reading: hear("plain"), ...over };
}

const pump = probe({ focus: "reference", about: "the pump stopped last Tuesday" });

describe("a follow-up", () => {
  test("is the same for the same input", () => {
    expect(word(pump)).toBe(word(pump));
  });

  test("quotes a sentence of theirs as it is, and asks one question", () => {
    for (const seed of seeds) {
      const text = word(pump, { seed });
      expect(text).toContain("“the pump stopped last Tuesday”");
      expect(text.match(/\?/g)?.length, text).toBe(1);
    }
  });

  test("of two that may hide more asks into either", () => {
    const text = word({ ...pump, also: "I never said so" });
    expect(text).toContain("“the pump stopped last Tuesday”");
    expect(text).toContain("“I never said so”");
    expect(text.match(/\?/g)?.length, text).toBe(1);
  });

  test("does not begin as the turn before did", () => {
    const turns = answered(long);
    for (const about of [
      "that was in June",
      "it was never mended",
      "I kept it quiet",
      "she knew",
      "so I left",
    ]) {
      const move = { ...pump, about };
      const text = wordMove({ guide, turns, move, seed: "s" });
      expect(text.slice(0, 9)).not.toBe(turns.at(-2)?.text.slice(0, 9));
      turns.push(
        { speaker: "interviewer", text, at: 2, move },
        { speaker: "participant", text: "ok", at: 3 },
      );
    }
  });

  test('does not ask for more of "that" where it asked for more of something already', () => {
    const asked = "Could you tell me a bit more about that outage?";
    const turns: Turn[] = [
      ...answered(long),
      { speaker: "interviewer", text: asked, at: 2, move: probe() },
      { speaker: "participant", text: long, at: 3 },
      { speaker: "interviewer", text: "What was that like for you?", at: 4, move: probe() },
      { speaker: "participant", text: "I only use it with the two colleagues I trust.", at: 5 },
    ];
    for (const seed of seeds) {
      const text = wordMove({ guide, turns, move: probe({ focus: "open" }), seed });
      expect(text).not.toContain("Could you tell me a bit more about that?");
    }
  });

  test("into something that hurts quotes nothing", () => {
    for (const said of ["I felt sick", "my father died", "it was my fault"]) {
      for (const seed of seeds) {
        const text = word(probe({ focus: "feeling", about: said }), { said, seed });
        expect(text).not.toContain(said);
        expect(text).not.toMatch(/[“”]/);
      }
    }
  });

  test("stays within 45 words whatever has to be said", () => {
    const about = "the third long list of things nobody had told me about before that long week in May";
    for (const seed of seeds) {
      for (const tone of ["plain", "effort", "feeling", "harm", "complaint", "joke"] as const) {
        const move = { ...pump, about, reading: hear(tone) };
        expect(countWords(word(move, { seed }))).toBeLessThanOrEqual(45);
      }
    }
  });
});

describe("the tone of an answer", () => {
  const openings = (tone: Tone, move: Move) =>
    seeds.map((seed) => {
      const over: Partial<Reading> = tone === "complaint" ? { want: "complaint" } : {};
      return word({ ...move, reading: hear(tone, over) }, { seed });
    });
  const startsWithOne = (text: string, phrases: readonly string[]) =>
    phrases.some((phrase) => text.startsWith(phrase));

  test.each(["harm", "feeling", "complaint"] as const)("%s is met before we go on", (tone) => {
    for (const move of [probe({ focus: "open" }), { kind: "ask", questionId: "tools" }] as Move[]) {
      for (const text of openings(tone, move)) {
        expect(startsWithOne(text, book.acknowledgements[tone]), text).toBe(true);
      }
    }
  });

  test("harm is met before a question that is asked word for word, and before the end", () => {
    const exact = makeGuide({
      questions: [makeQuestion("work", "Tell me."), makeQuestion("b", "How many?", { exactWording: true })],
    });
    const asked = word({ kind: "ask", questionId: "b", reading: hear("harm") }, { over: exact });
    expect(startsWithOne(asked, book.acknowledgements.harm)).toBe(true);
    expect(asked).toMatch(/\n\nHow many\?$/);
    expect(word({ kind: "ask", questionId: "b", reading: hear("effort") }, { over: exact })).toBe(
      "How many?",
    );
    for (const text of openings("harm", { kind: "anything_else" })) {
      expect(startsWithOne(text, book.acknowledgements.harm)).toBe(true);
    }
  });

  test("somebody who told of harm may leave it, once", () => {
    const move = probe({ focus: "harm", reading: hear("harm") });
    const turns = answered("A patient fell because of me.");
    const first = wordMove({ guide, turns, move, seed: "s" });
    const hasOffer = (text: string) => book.leaveIt.some((offer) => text.includes(offer));
    expect(hasOffer(first)).toBe(true);
    turns.push(
      { speaker: "interviewer", text: first, at: 2, move },
      { speaker: "participant", text: "Her hip broke.", at: 3 },
    );
    expect(hasOffer(wordMove({ guide, turns, move, seed: "s" }))).toBe(false);
  });

  test("a confession is not read back, and no feeling is named", () => {
    for (const text of openings("harm", probe({ focus: "harm", about: "I forgot to pass on a drip rate" }))) {
      expect(text).not.toMatch(/drip|guilt|sad|angry|ashamed|afraid|upset|\bOkay\b/);
    }
  });

  test("nobody is hurried on from something heavy with “I see.”", () => {
    const move = probe({ focus: "feeling", reading: hear("feeling") });
    const turns = answered("I felt sick.");
    turns.push(
      { speaker: "interviewer", text: "What was that like for you?", at: 2, move },
      { speaker: "participant", text: "It was the night. I should have looked.", at: 3 },
    );
    for (const seed of seeds) {
      const next: Move = { kind: "ask", questionId: "tools", reading: hear("plain") };
      const text = wordMove({ guide, turns, move: next, seed });
      expect(startsWithOne(text, [...book.told, ...book.kept]), text).toBe(true);
    }
  });

  test("a plain answer to the script gets the next question alone", () => {
    for (const text of openings("plain", { kind: "ask", questionId: "tools" }))
      expect(text).toBe("Which tools do you use to work with your team?");
  });
});

describe("an opening", () => {
  test("says what is kept, who reads it and that it may be quoted, between the introduction and the first question", () => {
    const text = word({ kind: "introduce", questionId: "work" });
    const [introduction, notice, question] = text.split("\n\n");
    expect(introduction).toBe(guide.introduction);
    expect(notice).toMatch(/^You're talking with an automated interviewer, not a person\. What you write/);
    expect(notice).toMatch(/kept, read by the team at Acme Research .* may be quoted without your name/);
    expect(question).toBe("Please tell me about your work.");
  });

  test("never reads as the end, whatever an organisation is called", () => {
    const facts = {
      ...guide.facts,
      organization: "Have a Great Day Ltd",
      supportLine: "This interview is complete",
    };
    const over = { ...guide, facts };
    const moves: Move[] = [
      { kind: "introduce", questionId: "work" },
      { kind: "answer_meta", questionId: "work", topic: "who", questionsLeft: 1 },
      { kind: "check_in", questionId: "work", crisis: true },
    ];
    for (const move of moves) expect(containsCompletionPhrase(word(move, { over }))).toBe(false);
  });
});

test("every move of a session passes the guard", () => {
  const turns = answered("I run handovers on a ward. Then the pump stopped last Tuesday.");
  const moves: Move[] = [
    pump,
    probe({ focus: "open" }),
    { kind: "ask", questionId: "tools", reading: hear("feeling") },
    { kind: "respect_skip", questionId: "tools", because: "skip", otherAngle: false, thenAsk: "meetings" },
    { kind: "redirect", questionId: "meetings", because: "off_topic" },
    { kind: "offer_stop", questionId: "meetings", withdraw: false },
    { kind: "check_in", questionId: "meetings", crisis: true },
    { kind: "anything_else", reading: hear("plain") },
    { kind: "close", endReason: "finished", reading: hear("plain") },
  ];
  for (const move of moves) {
    const text = wordMove({ guide, turns, move, seed: "s" });
    expect(checkWording({ guide, turns, move, text }).failures, text).toEqual([]);
    turns.push({ speaker: "interviewer", text, at: 2, move }, { speaker: "participant", text: long, at: 3 });
  }
});

test.each(["en", "pt", "ar"])("follow-ups that would fit anything do not repeat: %s", (language) => {
  const over = makeGuide({ language });
  const turns = answered(long, over);
  for (let step = 0; step < 6; step += 1) {
    const move = probe({ focus: "open" });
    const text = wordMove({ guide: over, turns, move, seed: "s" });
    expect(text).toMatch(/[?؟]/u);
    expect(turns.some((turn) => turn.text === text)).toBe(false);
    turns.push({ speaker: "interviewer", text, at: 2, move }, { speaker: "participant", text: long, at: 3 });
  }
});
