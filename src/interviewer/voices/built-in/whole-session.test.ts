import { describe, expect, test } from "vitest";
import { builtInLanguages, getPhraseBook } from "../../books.ts";
import type { Guide, Move, ProbeFocus, Turn } from "../../guide.ts";
import { type Reading, type Tone, tones } from "../../reading.ts";
import { makeGuide, makeQuestion } from "../../test-interview.ts";
import { countWords, hashText, listSentences, listWords, normaliseSentence } from "../../words.ts";
import { wordMove } from "./voice.ts";

/** As the conductor chooses them: mostly quotations. */
const focuses: readonly ProbeFocus[] = ["reference", "reference", "reference", "feeling", "harm", "open"];
const answers = [
  "We had that meeting last week and nobody had the right list with them. It took ages.",
  "Apenas dormimos esa noche los tres juntos en una habitación. Fue lo más fácil.",
  "Ich habe das einfach selbst gemacht und niemandem davon erzählt. So war das.",
  "fine I guess",
];
/** The same number for the same place, to vary a session without chance. */
function pick<Item>(items: readonly Item[], key: string): Item {
  return items[hashText(key) % items.length] as Item;
}

function makeMove(seed: string, step: number, guide: Guide): Move {
  const key = `${seed} ${step}`;
  const tone: Tone = pick(tones, `tone ${key}`);
  const reading: Reading = { threads: [], settled: [], done: [], want: "nothing", tone, by: "built-in" };
  const question = guide.questions[Math.floor(step / 4)];
  if (question === undefined) return { kind: "anything_else", reading };
  if (step % 4 === 0 && step > 0) return { kind: "ask", questionId: question.id, reading };
  const isQuestionBack = hashText(`back ${key}`) % 7 === 0;
  if (isQuestionBack) {
    const topic = pick(["privacy", "duration", "other"] as const, key);
    return { kind: "answer_meta", questionId: question.id, topic, questionsLeft: 2, reading };
  }
  const focus = pick(focuses, `focus ${key}`);
  // A sentence of theirs is quoted once.
  const about = `${pick(answers, key).slice(0, 30)} ${step}`;
  return { kind: "probe", questionId: question.id, focus, about, reading };
}

interface Said {
  text: string;
  move: Move;
}

/** Six questions, three follow-ups or questions back each, in any tone: more than a session ever has. */
function runSession(language: string, seed: string): { guide: Guide; said: Said[] } {
  const questions = ["a", "b", "c", "d", "e", "f"].map((id) =>
    makeQuestion(id, `Creator's own question ${id}?`),
  );
  const guide = makeGuide({ language, questions });
  const turns: Turn[] = [];
  const said: Said[] = [];
  for (let step = 0; step <= 24; step += 1) {
    const move: Move = step === 0 ? { kind: "introduce", questionId: "a" } : makeMove(seed, step, guide);
    const text = wordMove({ guide, turns, move, seed });
    said.push({ text, move });
    turns.push(
      { speaker: "interviewer", text, at: step, move },
      { speaker: "participant", text: pick(answers, `answer ${seed} ${step}`), at: step },
    );
  }
  return { guide, said };
}

describe.each([...builtInLanguages])("whole sessions in %s", (language) => {
  const book = getPhraseBook(language);
  const sessions = Array.from({ length: 25 }, (_, index) => runSession(language, `seed ${index}`).said);

  test("say no sentence twice, acknowledgements of up to four words excepted", () => {
    for (const said of sessions) {
      const sentences = said
        // The open question is put once more after a question back was answered.
        .map(({ text, move }) => (move.kind === "answer_meta" ? (text.split("\n\n")[0] ?? "") : text))
        .flatMap(listSentences)
        .filter((sentence) => countWords(sentence) > 4 || /[?؟]/u.test(sentence))
        .map(normaliseSentence);
      expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
    }
  });

  test("never begin two turns in a row alike", () => {
    const open = (text: string) => listWords(text.toLowerCase()).slice(0, 2).join(" ");
    for (const said of sessions) {
      for (const [index, { text, move }] of said.entries()) {
        if (move.kind !== "probe" && move.kind !== "ask") continue;
        expect(open(text), text).not.toBe(open(said[index - 1]?.text ?? ""));
      }
    }
  });

  test("ask one thing in each follow-up, in 45 words at most", () => {
    for (const { text, move } of sessions.flat()) {
      if (move.kind !== "probe") continue;
      expect(text.match(/[?؟]/gu)?.length, text).toBe(1);
      expect(countWords(text), text).toBeLessThanOrEqual(45);
    }
  });

  test("meet harm with a clause each time", () => {
    const met = book.sympathies?.flatMap(({ phrases: own }) => own) ?? [];
    const phrases = [...book.acknowledgements.harm, ...book.heavyAgain, ...met];
    for (const { text, move } of sessions.flat()) {
      if (move.reading?.tone !== "harm" || move.kind !== "probe") continue;
      expect(
        phrases.some((phrase) => text.startsWith(phrase)),
        text,
      ).toBe(true);
    }
  });
});
