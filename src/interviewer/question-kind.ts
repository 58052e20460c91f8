/** What a script question asks for, so that a follow-up fits it. Patterns of all languages: scripts are asked as written. */

import { countWords, tidyText } from "./words.ts";

export type QuestionKind = "story" | "practice" | "opinion" | "wish" | "reason" | "people";

const story =
  /\b(?:last time|most recent|latest|recently|a time|one time|the time|a moment|an occasion|what happened|first day|walk me|take me through|tell me (?:how|what) (?:you|it|happened)|la última vez|una vez|un momento|qué pasó|la dernière fois|un moment|une fois|s'est passé|das letzte mal|als sie zuletzt|einen moment|was ist passiert|a última vez|uma vez|um momento|o que aconteceu)\b|آخر مرة|مرة واحدة|ماذا حدث|لحظة/iu;
const wish =
  /\b(?:would (?:you|have|make|it|need|help)|wish|ideal\w*|imagine|if you could|thought about changing|cambiaría|gustaría|haría falta|ideal|changeriez|aimeriez|faudrait|idéal\w*|würden|wünsch\w*|müsste|ändern|mudaria|gostaria|precisaria)\b|تتمنى|تود|تغيّر|تغير/iu;
const reason =
  /\b(?:what (?:has |have |had )?(?:made|led|brought|got|convinced|pushed|prompted) (?:you|your|him|her|them)|why did|how come|qué (?:le|les|te|os) (?:llevó|hizo|decidió)|por qué (?:empez|decid|dej)\p{L}*|qu'est-ce qui vous a|pourquoi avez|was hat (?:sie|dich|euch|ihr)|warum ha(?:ben|st|bt)|o que (?:o |a |vos |te )?(?:levou|fez|convenceu)|por que (?:começ|decid|deix)\p{L}*)(?![\p{L}])|ما الذي (?:دفع|جعل)/iu;
const people =
  /^(?:and |y |et |und |e )?(?:who|whom|whose|quién(?:es)?|qui|wer|wen|wem|quem|من)(?![\p{L}'])/iu;
const opinion =
  /\b(?:why|think|feel|believe|matters?|important|opinion|view|mean to you|regret|por qué|piensa|opina|siente|importa\w*|pourquoi|pensez|ressentez|important\w*|avis|warum|denken|meinen|halten sie|wichtig|fühlen|por que|pensa|acha|sente)\b|لماذا|رأيك|تشعر|تعتقد/iu;
const number =
  /\b(?:how (?:many|old|often|much|long|far)|on a scale|scale (?:from|of)|what (?:year|age|percentage)|since when|when did you|your (?:name|age|gender|job title|occupation|nationality|postcode|zip code)|where (?:do you live|are you from)|cuánt[oa]s?|qué edad|con qué frecuencia|combien|quel âge|depuis quand|wie (?:viele?|oft|alt|lange)|seit wann|quant[oa]s?|que idade|com que frequência)\b|كم|منذ متى/iu;
const given =
  /\p{Nd}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|daily|weekly|monthly|none|never|un[oa]?|dos|tres|cuatro|cinco|une?|deux|trois|quatre|cinq|eine?n?|zwei|drei|vier|fünf|um|uma|dois|duas|três|nunca|jamais|nie)\b/iu;
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
