import { describe, expect, test } from "vitest";
import { getPhraseBook } from "../../books.ts";
import type { Guide, MetaTopic, Move, StudyFacts, Turn } from "../../guide.ts";
import type { Tone } from "../../reading.ts";
import { makeGuide, makeQuestion } from "../../test-interview.ts";
import { countWords } from "../../words.ts";
import { wordMove } from "./voice.ts";
import { sayEnough } from "./word-answer.ts";

const guide = makeGuide({ minutes: 15 });
const book = getPhraseBook("en");

function follow(move: Move, said: string, over: Guide = guide): Turn[] {
  const text = wordMove({ guide: over, turns: [], move, seed: "s" });
  return [
    { speaker: "interviewer", text, at: 0, move },
    { speaker: "participant", text: said, at: 1 },
  ];
}

const start: Move = { kind: "introduce", questionId: "work" };

function word(move: Move, turns: Turn[] = follow(start, "What?"), over: Guide = guide, seed = "s"): string {
  return wordMove({ guide: over, turns, move, seed });
}

function answer(topic: MetaTopic, facts: Partial<StudyFacts> = {}, questionsLeft = 3): string {
  const over = { ...guide, facts: { ...guide.facts, ...facts } };
  return word({ kind: "answer_meta", questionId: "work", topic, questionsLeft }, undefined, over);
}

describe("a question back", () => {
  test("about privacy is answered with who reads it, for how long, and whom to ask", () => {
    expect(answer("privacy")).toMatch(/Acme Research.*90 days.*study@acme\.example/s);
    expect(answer("privacy")).toMatch(/run|running/);
    const bare = answer("privacy", { contact: null, retentionDays: null });
    expect(bare).toMatch(/Acme Research/);
    expect(bare).not.toMatch(/null|undefined|days/);
  });

  test("about length is answered with the true number and the minutes", () => {
    expect(answer("duration", {}, 3)).toMatch(/\b3\b.*\b15 minutes/);
    expect(answer("duration", {}, 1)).toMatch(/one more.*8 minutes/i);
    expect(answer("duration", {}, 0)).toMatch(/(?:last|nothing after).*4 minutes/);
    const untimed = word(
      { kind: "answer_meta", questionId: "work", topic: "duration", questionsLeft: 0 },
      undefined,
      { ...guide, minutes: 0 },
    );
    expect(untimed).toContain("2 minutes");
  });

  test.each([
    ["robot", /program|automated/],
    ["who", /Acme Research/],
    ["purpose", /own words|themselves|own experience/],
    ["incentive", /page/],
    ["fatigue", /short|quick/],
  ] as [MetaTopic, RegExp][])("about %s is answered", (topic, pattern) => {
    expect(answer(topic)).toMatch(pattern);
  });

  test("that we cannot answer says so, and who can", () => {
    expect(answer("other")).toMatch(/don't|can't|couldn't|beyond/);
    expect(answer("other")).toContain("study@acme.example");
    expect(answer("other", { contact: null })).toContain("Acme Research");
  });

  test("about a code that the study does not have is answered with no", () => {
    expect(answer("incentive", { incentive: false })).toMatch(/no code or payment|doesn't pay/);
  });

  test("puts what is open once more, in at most 60 words", () => {
    for (const topic of ["robot", "duration", "privacy", "who", "purpose", "incentive", "other"] as const) {
      const text = answer(topic);
      expect(text.endsWith(guide.questions[0]?.text ?? "?"), text).toBe(true);
      expect(countWords(text), text).toBeLessThanOrEqual(60);
    }
  });

  test("after the questions leads back to the last words", () => {
    for (const topic of ["privacy", "duration", "other"] as const) {
      const atTheEnd = follow({ kind: "anything_else" }, "What?");
      const text = word({ kind: "answer_meta", questionId: null, topic, questionsLeft: 0 }, atTheEnd);
      expect(
        book.backAtTheEnd.some((phrase) => text.endsWith(phrase)),
        text,
      ).toBe(true);
    }
  });
});

describe("what do you mean?", () => {
  const clarify: Move = { kind: "clarify", questionId: "work" };

  test("gets the creator's own help, then the question once more", () => {
    const questions = [
      makeQuestion("work", "How did you come to take on an allotment?", {
        helpText: "I mean how it came about, and roughly when.",
      }),
    ];
    const over = { ...guide, questions };
    const turns = follow(start, "How do you mean?", over);
    const text = word(clarify, turns, over);
    expect(text).toBe(
      "I mean how it came about, and roughly when.\n\nHow did you come to take on an allotment?",
    );
    turns.push(
      { speaker: "interviewer", text, at: 2, move: clarify },
      { speaker: "participant", text: "What do you mean?", at: 3 },
    );
    const again = word(clarify, turns, over);
    expect(again).not.toBe("");
    expect(again).not.toContain("how it came about");
    expect(again).not.toContain("How did you come to take on an allotment?");
  });

  test("gets a creator's note as a whole sentence", () => {
    const questions = [makeQuestion("work", "How is work?", { helpText: "the last week, roughly" })];
    const over = { ...guide, questions };
    expect(word(clarify, follow(start, "How do you mean?", over), over)).toBe(
      "The last week, roughly.\n\nHow is work?",
    );
  });

  test("said with a sorry, is met, and the question stands there once", () => {
    const questions = [makeQuestion("work", "How is work?", { helpText: "I mean the last week." })];
    const over = { ...guide, questions };
    const text = word(clarify, follow(start, "Sorry, I don't understand. What do you mean?", over), over);
    expect(text.split("How is work?")).toHaveLength(2);
    expect(text).toContain("I mean the last week.");
  });

  test("gets the last part of a long question, else our own words", () => {
    const text = "Tell me about the last really cold day: what did you do about the heating?";
    const over = { ...guide, questions: [makeQuestion("work", text)] };
    expect(word(clarify, undefined, over)).toBe("Put more simply: what did you do about the heating?");
    expect(word(clarify)).toBe(sayEnough(guide.questions[0]?.text ?? ""));
  });

  test("after a follow-up is about the follow-up", () => {
    const probe: Move = {
      kind: "probe",
      questionId: "work",
      about: "I added it to the notes",
      focus: "reference",
    };
    const turns = [...follow(start, "I added it to the notes."), ...follow(probe, "How do you mean?")];
    for (const move of [
      clarify,
      { kind: "answer_meta", topic: "meaning", questionId: "work", questionsLeft: 1 },
    ])
      expect(word(move as Move, turns)).toContain("“I added it to the notes”");
  });

  test("is answered at the end too", () => {
    const meaning: Move = { kind: "answer_meta", topic: "meaning", questionId: null, questionsLeft: 0 };
    expect(book.clarifyEnd).toContain(word(meaning, follow({ kind: "anything_else" }, "Like what?")));
  });

  test("asked to repeat, we repeat our follow-up without what was said before it", () => {
    const probe: Move = { kind: "probe", questionId: "work", about: null, focus: "open" };
    const text = "I'm sorry, that can't have been easy. What happened next?";
    const turns: Turn[] = [
      ...follow(start, "A patient fell."),
      { speaker: "interviewer", text, at: 2, move: probe },
      { speaker: "participant", text: "Can you repeat that?", at: 3 },
    ];
    expect(word({ kind: "repeat", questionId: "work" }, turns)).toBe(
      "Here it is again:\n\nWhat happened next?",
    );
  });
});

describe("the end", () => {
  const heard = (tone: Tone): Turn => ({
    speaker: "interviewer",
    text: "And then?",
    at: 2,
    move: {
      kind: "probe",
      questionId: "work",
      about: null,
      reading: { threads: [], settled: [], done: [], want: "nothing", tone, by: "built-in" },
    },
  });
  const close = (endReason: "finished" | "stopped" | "limit" | "distress", turns?: Turn[], over?: Guide) =>
    word({ kind: "close", endReason }, turns, over);

  test("thanks once, says what happens next, and ends with the fixed words", () => {
    for (const endReason of ["finished", "stopped", "limit"] as const) {
      const text = close(endReason);
      expect(text.endsWith(`\n\n${book.closing}`)).toBe(true);
      expect(text.match(/thank/gi)?.length, text).toBe(1);
      expect(text).toContain("Acme Research");
    }
  });

  test("fits a talk that held harm", () => {
    const text = close("finished", [...follow(start, "A patient fell."), heard("harm")]);
    expect(book.farewells.heavy.some((phrase) => text.startsWith(phrase))).toBe(true);
    expect(close("finished")).not.toMatch(/easy|hard/);
  });

  test("after distress is warm, names the support, and has no fixed line", () => {
    const text = close("distress");
    expect(text).not.toContain("feedback is valuable");
    expect(text).toMatch(/look after yourself.*Lifeline 116 123/s);
    const none = close("distress", undefined, { ...guide, facts: { ...guide.facts, supportLine: null } });
    expect(none).not.toMatch(/null|\{support\}/);
  });

  test("after a withdrawal does not speak of anybody reading it", () => {
    const withdraw: Move = { kind: "offer_stop", questionId: "work", withdraw: true };
    const text = close("stopped", follow(withdraw, "yes"));
    expect(text).toContain("delete");
    expect(text).not.toMatch(/will read|read what/);
  });

  test("a check-in is warm and names the support; a crisis comes before everything", () => {
    const distress = word({ kind: "check_in", questionId: "work", crisis: false });
    expect(distress).toMatch(/sorry.*Lifeline 116 123.*“stop”/s);
    const crisis = word({ kind: "check_in", questionId: "work", crisis: true });
    expect(crisis).toMatch(/emergency number.*Lifeline 116 123.*“go on”/s);
    expect(countWords(crisis)).toBeLessThanOrEqual(60);
  });
});
