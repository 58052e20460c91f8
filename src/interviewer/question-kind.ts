/** What a script question asks for, so that a follow-up fits it. Patterns of all languages: scripts are asked as written. */

import { anyLanguage } from "#languages/languages.ts";
import { countWords, tidyText } from "./words.ts";

export type QuestionKind = "story" | "practice" | "opinion" | "wish" | "reason" | "people";

const story = new RegExp(
  String.raw`\b(?:last time|most recent|latest|recently|a time|one time|the time|a moment|an occasion|what happened|first day|walk me|take me through|tell me (?:how|what) (?:you|it|happened))\b|${anyLanguage("storyQuestion")}`,
  "iu",
);
const wish = new RegExp(
  String.raw`\b(?:would (?:you|have|make|it|need|help)|wish|ideal\w*|imagine|if you could|thought about changing)\b|${anyLanguage("wishQuestion")}`,
  "iu",
);
const reason = new RegExp(
  String.raw`\b(?:what (?:has |have |had )?(?:made|led|brought|got|convinced|pushed|prompted) (?:you|your|him|her|them)|why did|how come)(?!\p{L})|${anyLanguage("reasonQuestion")}`,
  "iu",
);
const people = new RegExp(
  String.raw`^(?:and |(?:${anyLanguage("lead")}) )?(?:who|whom|whose|${anyLanguage("peopleQuestion")})(?![\p{L}'])`,
  "iu",
);
const opinion = new RegExp(
  String.raw`\b(?:why|think|feel|believe|matters?|important|opinion|view|mean to you|regret)\b|${anyLanguage("opinionQuestion")}`,
  "iu",
);
const number = new RegExp(
  String.raw`\b(?:how (?:many|old|often|much|long|far)|on a scale|scale (?:from|of)|what (?:year|age|percentage)|since when|when did you|your (?:name|age|gender|job title|occupation|nationality|postcode|zip code)|where (?:do you live|are you from))\b|${anyLanguage("factQuestion")}`,
  "iu",
);
const given = new RegExp(
  String.raw`\p{Nd}|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|daily|weekly|monthly|none|never|${anyLanguage("factAnswer")})(?!\p{L})`,
  "iu",
);
const maxFactWords = 12;

/**
 * Story: one occasion. Reason: what led to something. Wish: something imagined. People: who takes part. Opinion:
 * what they think or feel. Practice: how it usually goes.
 */
export function classifyQuestion(question: string): QuestionKind {
  const text = tidyText(question).slice(0, 400);
  if (story.test(text)) return "story";
  if (reason.test(text)) return "reason";
  if (wish.test(text)) return "wish";
  if (people.test(text)) return "people";
  return opinion.test(text) ? "opinion" : "practice";
}

/** Whether a number or a fact was asked for and given: there is nothing to follow up. */
export function isFactAnswer(question: string, answer: string): boolean {
  if (!number.test(tidyText(question).slice(0, 400))) return false;
  const text = tidyText(answer.slice(0, 400));
  return countWords(text) <= maxFactWords && given.test(text);
}
