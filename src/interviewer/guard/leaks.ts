import { findMoveQuestionId } from "../guide.ts";
import { listWords, normaliseSentence } from "../words.ts";
import type { Draft } from "./draft.ts";
import { stripQuotes } from "./quotations.ts";

const address =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.\w|https?:|www\.|(?<![\w-])[\w-]{1,64}\.(?:com|org|net|io|co|de|fr|es|pt|br|example)\b/iu;
const phone = /(?<![\p{L}\p{N}])\+?\d[\d ()/-]{6,}\d(?![\p{L}\p{N}])/u;
const codeLike = /\b(?=[A-Z0-9-]{0,40}\d)(?=[A-Z0-9-]{0,40}[A-Z])[A-Z0-9-]{6,}\b/;

/** Some words in a row of a private text, or a shorter one as a whole. */
function quotesPrivately(plain: string, secret: string): boolean {
  const words = listWords(secret.toLowerCase());
  if (words.length < 5) return false;
  const span = Math.min(8, words.length);
  for (let start = 0; start + span <= words.length; start += 1) {
    if (plain.includes(` ${words.slice(start, start + span).join(" ")} `)) return true;
  }
  return false;
}

/** What only the creator knows, and the questions that are still to come. */
function listSecrets({ guide, turns, move, forbidden = [] }: Draft): string[] {
  const asked = new Set<string | undefined>([findMoveQuestionId(move), move.thenAsk]);
  for (const turn of turns) {
    if (turn.speaker === "interviewer") asked.add(findMoveQuestionId(turn.move)).add(turn.move.thenAsk);
  }
  const aims = guide.questions.map(({ aim = "" }) => aim);
  const ahead = guide.questions.filter(({ id }) => !asked.has(id)).map(({ text }) => text);
  return [guide.objective, ...aims, ...ahead, ...forbidden];
}

/** Codes, addresses, private texts, our instructions, other people's words. */
export function leaks(draft: Draft): boolean {
  const { own, sentences, patterns, forbidden = [] } = draft;
  if (address.test(own) || phone.test(own) || codeLike.test(stripQuotes(own))) return true;
  const lower = own.toLowerCase();
  if (forbidden.some((secret) => secret.length >= 4 && lower.includes(secret.toLowerCase()))) return true;
  const plain = ` ${normaliseSentence(own)} `;
  if (listSecrets(draft).some((secret) => quotesPrivately(plain, secret))) return true;
  return sentences.some((sentence) =>
    patterns.some(({ instructions, otherPeople }) =>
      [...instructions, ...otherPeople].some((pattern) => pattern.test(sentence)),
    ),
  );
}
