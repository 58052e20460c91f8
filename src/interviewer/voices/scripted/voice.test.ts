import { describe, expect, test } from "vitest";
import { usesPerKind } from "../../choose-probe.ts";
import { checkWording, containsCompletionPhrase } from "../../guard.ts";
import type { Move, Turn } from "../../guide.ts";
import { probeKinds } from "../../guide.ts";
import { makeGuide } from "../../test-interview.ts";
import { listSentences, listWords, normaliseSentence } from "../../words.ts";
import { getPhraseBook, scriptedLanguages } from "./books.ts";
import { wordMove } from "./voice.ts";

/** Every text of a book with the path to it. */
function listPhrases(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return path === "language" ? [] : [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listPhrases(inner, path === "" ? key : `${path}.${key}`),
  );
}

const turns: Turn[] = [{ speaker: "participant", text: "{x}", at: 0 }];

function moveFor(path: string): Move {
  if (path.startsWith("probes"))
    return { kind: "probe", questionId: "work", probeKind: "expand", about: "{x}" };
  if (path === "closing") return { kind: "close", endReason: "finished" };
  if (path.startsWith("recap")) return { kind: "recap", passages: [] };
  if (path === "anythingElse") return { kind: "anything_else" };
  if (/^(?:checkIn|crisis|goOn|support)/.test(path))
    return { kind: "check_in", questionId: null, crisis: false };
  if (/^(?:offerStop|withdraw)/.test(path)) return { kind: "offer_stop", questionId: null, withdraw: false };
  return { kind: "answer_meta", questionId: null, topic: "other", questionsLeft: 0 };
}

describe.each([...scriptedLanguages])("the phrase book of %s", (language) => {
  const book = getPhraseBook(language);
  const phrases = listPhrases(book);

  test("passes the guard phrase by phrase", () => {
    for (const [path, text] of phrases) {
      const verdict = checkWording({ guide: makeGuide({ language }), turns, move: moveFor(path), text });
      expect(verdict.failures, `${path}: ${text}`).toEqual([]);
    }
  });

  test("holds no sentence twice, acknowledgements excepted", () => {
    const sentences = phrases
      .flatMap(([, text]) => listSentences(text))
      .filter((sentence) => listWords(sentence).length > 4)
      .map(normaliseSentence);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test("has enough wordings for what the conductor allows in one interview", () => {
    for (const kind of probeKinds) expect(book.probes[kind].plain.length).toBeGreaterThanOrEqual(usesPerKind);
    expect(book.otherAngle.length).toBeGreaterThanOrEqual(4);
    for (const because of ["instructions", "unreadable", "empty"] as const) {
      expect(book.redirect[because].length).toBeGreaterThanOrEqual(5);
    }
    for (const phrase of book.acknowledgements) expect(listWords(phrase).length).toBeLessThanOrEqual(4);
  });
});

describe("wording a move", () => {
  const guide = makeGuide();
  const word = (move: Move, seed = "seed", over = guide) => wordMove({ guide: over, turns, move, seed });

  test("is the same for the same input and varies between sessions", () => {
    const move: Move = { kind: "probe", questionId: "work", probeKind: "example", about: null };
    expect(word(move)).toBe(word(move));
    expect(new Set(["a", "b", "c", "d", "e", "f"].map((seed) => word(move, seed))).size).toBeGreaterThan(1);
  });

  test("says that it is automated, for whom, and how long answers are kept", () => {
    const meta = (topic: "robot" | "privacy" | "who") =>
      word({ kind: "answer_meta", questionId: "work", topic, questionsLeft: 2 });
    expect(meta("robot")).toMatch(/automated|computer program|software/);
    expect(meta("privacy")).toMatch(/Acme Research.*90 days.*study@acme\.example/s);
    expect(meta("who")).toContain("Acme Research");
  });

  test("says so when a study has no code", () => {
    const facts = { ...guide.facts, incentive: false };
    const text = word(
      { kind: "answer_meta", questionId: "work", topic: "incentive", questionsLeft: 2 },
      "s",
      { ...guide, facts },
    );
    expect(text).toContain("no code or payment");
  });

  test("quotes the participant's words", () => {
    const text = word({ kind: "probe", questionId: "work", probeKind: "clarify", about: "wild stuff" });
    expect(text).toContain("“wild stuff”");
  });

  test("never reads as the end before the closing, whatever an organisation is called", () => {
    const facts = {
      ...guide.facts,
      organization: "Have a Great Day Ltd",
      supportLine: "This interview is complete",
    };
    const odd = { ...guide, facts };
    expect(
      containsCompletionPhrase(
        word({ kind: "answer_meta", questionId: "work", topic: "who", questionsLeft: 1 }, "s", odd),
      ),
    ).toBe(false);
    expect(
      containsCompletionPhrase(word({ kind: "check_in", questionId: "work", crisis: true }, "s", odd)),
    ).toBe(false);
  });

  test("a language without phrases gets English, a region its language", () => {
    expect(getPhraseBook("xx").language).toBe("en");
    expect(getPhraseBook("pt-BR").language).toBe("pt");
  });
});
