import { anyLanguage } from "#languages/languages.ts";
import type { Intent } from "../intents.ts";
import type { Thread, Tone } from "../reading.ts";
import { readableSlice, tidyText } from "../words.ts";
import { readWant } from "./wants.ts";

const laughs = /\b(?:lol|lmao|ha(?:ha)+|bless (?:her|him|them)|(?:we |all )?had a (?:good )?laugh)\b/iu;

/** Losses of somebody, of a home or a living; the others are a nuisance. */
const grave = new RegExp(
  String.raw`(?<!\p{L})(?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|child|baby|sister|brother|friends?|colleagues?|man|woman|men|women|people|person|job|jobs|house|home|flat|farm|health|sight|leg|arm|everything|all of it|savings|him|her|money|hope|faith|trust|${anyLanguage("graveLoss")})(?!\p{L})`,
  "iu",
);

/** Whether what was lost asks for more than a word. */
function isGrave(quote: string): boolean {
  return grave.test(quote);
}

/** "I was proud of her", "the only one who knows how it works": nothing to be sorry for. */
const glad = new RegExp(
  String.raw`\b(?:the (?:only )?one who|proud|relieved|happy|glad|moved|lucky|${anyLanguage("glad")})(?!\p{L})`,
  "iu",
);
const gladNot = new RegExp(
  String.raw`(?<!\p{L})(?:not|n't|never|too|no|${anyLanguage("notGlad")})(?!\p{L})`,
  "iu",
);

/** "Heavy." as the whole first sentence: what it is like, in one word. */
const oneWord = new RegExp(
  String.raw`^(?:(?:it's|its|it is|honestly|very|really|quite|just),? )*(?:heavy|lonely|awful|terrible|horrible|sad|scary|shameful|painful|${anyLanguage("heavyWord")})\s*[.,!]`,
  "iu",
);

/** How the message sounds; `threads` are those that were heard in it. */
export function readTone(message: string, intent: Intent, threads: readonly Thread[]): Tone {
  if (intent === "crisis" || intent === "distress") return intent;
  const text = tidyText(readableSlice(message));
  // "they left after the first pay day lol" is nothing to be sorry for.
  const isHarm = ({ kind, weight, quote }: Thread) =>
    (kind === "harm" && !laughs.test(text)) ||
    (kind === "loss" && weight === 3 && isGrave(quote) && !laughs.test(text));
  if (threads.some(isHarm)) return "harm";
  const isSad = ({ kind, quote }: Thread) =>
    (kind === "feeling" && !(glad.test(quote) && !gladNot.test(quote))) ||
    (kind === "loss" && isGrave(quote));
  if (threads.some(isSad) || oneWord.test(text)) return "feeling";
  if (intent === "unanswered" || intent === "minds_question" || readWant(message, intent) === "complaint")
    return "complaint";
  return "plain";
}
