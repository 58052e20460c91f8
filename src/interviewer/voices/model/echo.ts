import { countWords, listContentWords, listWords, readableSlice } from "../../words.ts";

/** A longer sentence says something besides their words. */
const maxEchoWords = 10;
const minTheirShare = 0.75;
const comparedLetters = 4;
/** "I see, the answer." holds nothing of ours. */
const fillers = /^(?:okay|right|see|still|even|too|now|such|whole|same|till|until|without)$/u;
/** "It wasn't too long" contradicts, "sorry that she left" comforts, and neither only repeats. */
const ownSense =
  /n['’]t\b|\b(?:not|no|never|nothing|sorry|thanks?|of course|glad|kind|let['’]?s)\b|\byou['’]re\b/iu;

/** "Nod" is in "nodded", "slowly" begins as "slow" does. */
const isAlike = (one: string, other: string): boolean =>
  other.startsWith(one) ||
  (one.length >= comparedLetters && one.slice(0, comparedLetters) === other.slice(0, comparedLetters));

/**
 * Whether a sentence of ours only hands the participant's words back: "Nine answers, with the same words." It asks
 * nothing, comforts nobody and adds nothing; in a row such sentences read as sayings, and the question after it shows better that they were heard.
 */
export function isEcho(sentence: string, answer: string): boolean {
  if (/[?؟]/u.test(sentence) || ownSense.test(sentence) || countWords(sentence) > maxEchoWords) return false;
  const words = listContentWords(sentence).filter((word) => !fillers.test(word));
  if (words.length === 0) return false;
  const theirs = listWords(readableSlice(answer).toLowerCase());
  const shared = words.filter((word) => theirs.some((one) => isAlike(word, one)));
  return shared.length >= words.length * minTheirShare;
}

const pronouns = /\b(?:it|its|that|this|those|these|they|them|their|he|him|his|she|her|there)\b/iu;

/** "The pump, then. What happened with it?" needs its first sentence. */
export function leansBack(question: string): boolean {
  return pronouns.test(question);
}
