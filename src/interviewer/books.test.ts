import { describe, expect, test } from "vitest";
import { builtInLanguages, getPhraseBook } from "./books.ts";
import { checkWording, containsCompletionPhrase } from "./guard.ts";
import type { Move, Turn } from "./guide.ts";
import { readIntent } from "./intents.ts";
import { makeGuide } from "./test-interview.ts";
import { countWords, listSentences, listWords, measureSimilarity, normaliseSentence } from "./words.ts";

/** Every text of a book with the path to it. */
function listPhrases(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return /^(?:language|quoteMarks)/.test(path) ? [] : [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listPhrases(inner, path === "" ? key : `${path}.${key}`),
  );
}

const said = "the paper on the wall";
const turns: Turn[] = [{ speaker: "participant", text: said, at: 0 }];

const facts: Record<string, string> = {
  x: said,
  y: "another sentence of theirs",
  organization: "Acme Research",
  contact: "study@acme.example",
  support: "Lifeline 116 123",
  days: "90",
  noun: "rule",
  left: "3",
  minutes: "8",
};

/** Foreign letters in a short Arabic sentence would read as another language. */
const arabicFacts = {
  ...facts,
  x: "ورقة على الحائط",
  y: "كلام آخر قاله",
  contact: "116 123",
  support: "116 123",
};

function fillAll(text: string): string {
  const known: Record<string, string> = /\p{Script=Arabic}/u.test(text) ? arabicFacts : facts;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
}

const beforeQuestion = /^(?:skip|dontKnow|noAnswer)/;

/** The move that a phrase belongs to. */
function getMove(path: string): Move {
  if (beforeQuestion.test(path)) {
    return {
      kind: "respect_skip",
      questionId: "work",
      because: "skip",
      otherAngle: false,
      thenAsk: "tools",
    };
  }
  if (/^probes\./.test(path)) return { kind: "probe", questionId: "work", about: said };
  if (/^(?:clarify|otherAngle)/.test(path)) return { kind: "clarify", questionId: "work" };
  if (/^(?:checkIn|crisis|goOn|support)/.test(path))
    return { kind: "check_in", questionId: null, crisis: true };
  if (/^(?:offerStop|withdraw)/.test(path)) return { kind: "offer_stop", questionId: null, withdraw: true };
  if (path.startsWith("anythingElse")) return { kind: "anything_else" };
  if (/^(?:farewells|whatNext|laterContact|distress)/.test(path))
    return { kind: "close", endReason: "distress" };
  const topic = path.startsWith("left") ? "duration" : "other";
  return { kind: "answer_meta", questionId: null, topic, questionsLeft: 3 };
}

describe.each([...builtInLanguages])("the phrase book of %s", (language) => {
  const book = getPhraseBook(language);
  const phrases = listPhrases(book);

  test("passes the guard phrase by phrase", () => {
    const guide = makeGuide({ language });
    const faults = phrases.flatMap(([path, text]) => {
      if (path.startsWith("probes.leads")) return [];
      if (path === "closing" || path.startsWith("acknowledgements.complaint")) return [];
      const after = beforeQuestion.test(path) ? ` ${guide.questions[1]?.text}` : "";
      const whole = `${fillAll(text)}${after}`;
      const verdict = checkWording({ guide, turns, move: getMove(path), text: whole });
      return verdict.ok ? [] : [`${path}: ${text} (${verdict.failures.join(", ")})`];
    });
    expect(faults).toEqual([]);
  });

  test("holds no sentence twice, acknowledgements excepted", () => {
    const sentences = phrases
      .map(([, text]) => text)
      .filter((text) => text !== book.closing)
      .flatMap(listSentences)
      .filter((sentence) => countWords(sentence) > 4 || /[?؟]/u.test(sentence))
      .map(normaliseSentence);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test("has questions that point at a sentence of theirs and questions that do not, each one question", () => {
    const { quoted, happened, either, open, more, heavyNow, heavyThen } = book.probes;
    const pointing = [
      ...quoted,
      ...happened,
      ...either,
      ...(book.probes.leads ?? []).map((lead) => `${lead} what was it?`),
    ];
    const plain = [...open, ...more, ...heavyNow, ...heavyThen, ...(book.probes.bereaved ?? [])];
    expect(quoted.length).toBeGreaterThanOrEqual(4);
    expect(more.length).toBeGreaterThanOrEqual(5);
    for (const text of pointing) expect(text).toContain("{x}");
    for (const text of either) expect(text).toContain("{y}");
    for (const question of [...pointing, ...plain]) {
      expect(question.match(/[?؟]/gu)?.length, question).toBe(1);
      expect(countWords(question), question).toBeLessThanOrEqual(25);
    }
  });

  test("asks no two questions that are nearly the same", () => {
    const { open, more, heavyNow, heavyThen } = book.probes;
    const questions = [...open, ...more, ...heavyNow, ...heavyThen];
    for (const [index, question] of questions.entries()) {
      const near = questions.slice(index + 1).filter((other) => measureSimilarity(question, other) > 0.85);
      expect(near, question).toEqual([]);
    }
  });

  test("has enough wordings for what the conductor allows in one interview", () => {
    expect(book.otherAngle.length).toBeGreaterThanOrEqual(4);
    for (const because of ["instructions", "unreadable", "empty", "off_topic"] as const) {
      expect(book.redirect[because].length).toBeGreaterThanOrEqual(5);
    }
    for (const tone of ["harm", "feeling", "complaint"] as const) {
      expect(book.acknowledgements[tone].length).toBeGreaterThanOrEqual(5);
    }
    for (const phrase of [...book.acknowledgements.plain, ...book.heavyAgain]) {
      expect(listWords(phrase).length, phrase).toBeLessThanOrEqual(4);
    }
  });

  test("meets harm with a whole clause", () => {
    for (const phrase of [...book.acknowledgements.harm, ...book.acknowledgements.feeling]) {
      expect(countWords(phrase), phrase).toBeGreaterThanOrEqual(3);
    }
    for (const phrase of book.acknowledgements.harm) expect(phrase.length, phrase).toBeGreaterThanOrEqual(20);
  });

  test("quotes and names what it was given, and nothing else", () => {
    const places: [RegExp, string][] = [
      [/^probes\.(?:quoted|happened|leads|either)|^clarifyProbe\.quote/, "{x}"],
      [/^(?:opening|whatNext|noContact)/, "{organization}"],
      [/^(?:contact|laterContact)/, "{contact}"],
      [/^(?:support|distressSupport)/, "{support}"],
      [/^retention/, "{days}"],
      [/^left\.(?:none|one|many)/, "{minutes}"],
    ];
    for (const [path, text] of phrases) {
      for (const [pattern, name] of places) {
        if (pattern.test(path)) expect(text, path).toContain(name);
        else if (name === "{x}") expect(text, path).not.toContain(name);
      }
      expect(fillAll(text), path).not.toMatch(/[{}]/);
    }
  });

  test("gives the ways to stop and to go on in words that are understood", () => {
    for (const phrase of [...book.goOnOrStop, ...book.crisisGoOn, ...book.withdraw]) {
      const words = Array.from(phrase.matchAll(/[“„«]([^”“»]+)[”“»]/gu), (match) => match[1]?.trim() ?? "");
      const intents = words.map(readIntent);
      expect(intents, phrase).toContain("go_on");
      expect(intents.filter((intent) => intent !== "go_on" && intent !== "stop")).toEqual([]);
    }
  });

  test("reads as the end in its closing alone", () => {
    for (const [path, text] of phrases) {
      if (path !== "closing") expect(containsCompletionPhrase(fillAll(text)), path).toBe(false);
    }
  });
});

test("the English closing is the specification's", () => {
  expect(getPhraseBook("en").closing).toBe(
    "Thank you for participating, your feedback is valuable. This concludes our interview. Have a great day!",
  );
});

test("a language without phrases gets English, a region its language", () => {
  expect(getPhraseBook("xx").language).toBe("en");
  expect(getPhraseBook("pt-BR").language).toBe("pt");
});
