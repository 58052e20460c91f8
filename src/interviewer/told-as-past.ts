import { allLanguages, anyLanguage } from "#languages/languages.ts";
import { listSentences, listWords, readableSlice } from "./words.ts";

interface Tense {
  past: RegExp;
  present: RegExp;
}

/** Words of a finished occasion, and of how things are, by language. */
const tenses = new Map<string, Tense>(
  allLanguages.map(({ code, reading }) => [
    code,
    { past: new RegExp(reading.past, "iu"), present: new RegExp(reading.present, "iu") },
  ]),
);

/** "I couldn't forget if I tried", "if money gets tight", "would": no story. */
const condition = new RegExp(
  String.raw`(?<!\p{L})(?:if|unless|${anyLanguage("ifWord")})(?!\p{L})[^.,;،!?؟]{1,80}|\b(?:would|could|might|'d)(?: [\p{L}']+){1,3}`,
  "giu",
);

/** Verbs of how things were: no event by themselves. */
const states = new RegExp(
  `^(?:was|were|wasn't|weren't|had|did|didn't|felt|thought|knew|used|helped|needed|wanted|liked|loved|worked|lived|stayed|seemed|looked|called|named|supposed|based|interested|married|${anyLanguage("states")})$`,
  "iu",
);

function countTenses(answer: string, language: string): { past: number; present: number } {
  const tense = tenses.get(language);
  const words = tense === undefined ? [] : listWords(readableSlice(answer).replace(condition, ""));
  return {
    past: words.filter((word) => tense?.past.test(word)).length,
    present: words.filter((word) => tense?.present.test(word)).length,
  };
}

/** "a long padded one", "is broken": what something is like, in English. */
const describing =
  /\b(?:an?|very|so|too|quite|really|is|are|was|were|be|been|'s|'re|'m|am)(?: [a-z]{1,8})? [a-z]+ed\b(?! (?:me|us|it|them|him|her|my|the|a|an)\b)/giu;

/** Whether an answer tells an occasion in which something happened, so that "what happened next?" makes sense. */
export function tellsEvent(answer: string, language: string): boolean {
  const tense = tenses.get(language);
  if (tense === undefined) return false;
  const sentences = listSentences(readableSlice(answer)).filter((sentence) => !/[?؟]$/u.test(sentence));
  const isPast = (text: string) => {
    const { past, present } = countTenses(text, language);
    return past > present;
  };
  const events = sentences.filter((sentence) => {
    const told = sentence.replace(condition, "").replace(describing, " ");
    return listWords(told).some((word) => tense.past.test(word) && !states.test(word));
  });
  // How it ends counts: after "now it is like that" nothing comes next.
  const end = sentences.at(-1) ?? "";
  return events.length > 0 && isPast(answer) && (isPast(end) || !isToldAsPresent(end, language));
}

/** Whether an answer tells of something that is over rather than of how things are. False when it cannot be seen. */
export function isToldAsPast(answer: string, language: string): boolean {
  const { past, present } = countTenses(answer, language);
  return past > present;
}

/** Whether an answer tells of how things are: "and then what?" makes no sense after it. */
function isToldAsPresent(answer: string, language: string): boolean {
  const { past, present } = countTenses(answer, language);
  return past === 0 && present > 0;
}
