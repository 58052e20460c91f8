import { cues } from "./cues/en.ts";
import { containsCompletionPhrase } from "./guard.ts";
import { readIntent } from "./intents.ts";
import { listSentences, listWords, readableSlice } from "./words.ts";

const mostPassages = 3;
const mostWords = 16;
const fewestWords = 4;

interface Passage {
  text: string;
  score: number;
  order: number;
}

function isPlain(text: string): boolean {
  return (
    !/[<>{}[\]\\|@?؟"“”]|https?:|www\./iu.test(text) &&
    !/\d{5}|\S{30}/.test(text) &&
    !containsCompletionPhrase(text)
  );
}

const clauseWords =
  /^(?:because|since|so|which|who|where|when|while|as|but|and|although|though|before|after|if|until)$/i;

/** The beginning of a long sentence, up to the end of a clause: still the participant's own words in a row. */
function cutSentence(sentence: string): string {
  const words = sentence.split(/\s+/).slice(0, mostWords);
  const cut = words.findLastIndex(
    (word, index) =>
      index >= fewestWords && (clauseWords.test(word) || /[,;:]$/.test(words[index - 1] ?? "")),
  );
  const match = new RegExp(`^(?:\\S+\\s+){${Math.max(cut - 1, 0)}}\\S+`, "u").exec(sentence);
  return cut < 0 ? "" : trimDanglers(match?.[0] ?? "");
}

/** Without small words and commas at its end. One by one: a pattern for all of them reads blanks in every order. */
function trimDanglers(text: string): string {
  const shorter = text
    .replace(/(?<![,;:\s-])[,;:\s-]+$/u, "")
    .replace(/(?<=\s)(?:in|of|to|for|with|on|at|by|from|that|the|a|an|and|or)$/iu, "");
  return shorter === text ? text : trimDanglers(shorter);
}

function scorePassage(text: string): number {
  const lower = text.toLowerCase();
  const named = Object.values(cues.leads).filter((pattern) => pattern.test(lower)).length;
  return named + Math.min(listWords(text).length, 12) / 12;
}

function findBestPassage(answers: readonly string[], order: number): Passage | undefined {
  let best: Passage | undefined;
  for (const sentence of answers.flatMap((answer) => listSentences(readableSlice(answer)))) {
    const text = listWords(sentence).length > mostWords ? cutSentence(sentence) : sentence;
    if (listWords(text).length < fewestWords || text.length > 200 || !isPlain(text)) continue;
    if (readIntent(sentence) !== "answer") continue;
    const score = scorePassage(text);
    if (best === undefined || score > best.score) best = { text, score, order };
  }
  return best;
}

/** At most three passages of the participant's own words, from different questions, in the order they were said. */
export function choosePassages(answersByQuestion: ReadonlyMap<string, readonly string[]>): string[] {
  const passages = [...answersByQuestion.values()].flatMap(
    (answers, order) => findBestPassage(answers, order) ?? [],
  );
  const best = passages
    .sort((left, right) => right.score - left.score || left.order - right.order)
    .slice(0, mostPassages);
  const texts = best.sort((left, right) => left.order - right.order).map((passage) => passage.text);
  return [...new Set(texts)];
}
