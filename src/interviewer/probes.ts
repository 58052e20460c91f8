import {
  absolutePattern,
  conditionPattern,
  cuePatterns,
  evaluationPattern,
  instancePattern,
  type LeadKind,
  ordinaryNames,
  pastProblem,
  placeholderPattern,
  productNames,
  reasonPattern,
  vagueWords,
} from "./cues.ts";
import type { GuideQuestion } from "./guide.ts";
import { findQuotedPassage, findQuotedWord } from "./quotes.ts";
import { hasClosedQuestion } from "./wording-rules.ts";
import { countWords, listContentWords, listSentences, listWords, readableSlice, tidyText } from "./words.ts";

export interface Lead {
  kind: LeadKind;
  /** Up to six of the participant's own words that name it, when they can be quoted. */
  about: string | null;
}

export type ThinKind = "condition" | "placeholder" | "evaluation" | "absolute" | "vague" | "short";

export interface Assessment {
  words: number;
  /** Why the answer says too little, or null. */
  thin: ThinKind | null;
  about: string | null;
  /** What it names without telling, in the order to follow up. */
  leads: Lead[];
  /** Content words that the earlier answers to this question did not have. */
  newWords: number;
  /** A number or a fact was asked for and given: nothing to follow up. */
  isFact: boolean;
}

export interface AssessInput {
  question: Pick<GuideQuestion, "text">;
  text: string;
  /** Earlier answers to the same question, oldest first. */
  earlier: readonly string[];
  /** The session's language. */
  language: string;
}

const thinWords = 8;
/** In a long answer a few words around a cue are seldom what it was about. */
const quotableWords = 40;
/** Above this many words a lead of its kind is taken as told: nobody tells more in reply to a long answer's echo. */
const leadWords: Record<LeadKind, number> = {
  problem: 39,
  workaround: 39,
  event: 25,
  feeling: 39,
  contrast: 39,
  product: 25,
  wish: 39,
};

const numberAsked =
  /\b(?:how (?:many|old|often|much|long|far)|number of|on a scale|scale (?:from|of)|rate|what (?:year|age|percentage)|which (?:year|month)|since when|when did you)\b/;
const demographicAsked =
  /\b(?:your (?:name|age|gender|job title|occupation|nationality|postcode|zip code|date of birth)|which (?:country|city|town)|where (?:do you live|are you from))\b/;
/** What a question that asks for yes or no got. */
const plainReply = /^(?:yes|no|yeah|nope|yep|not really|of course|sure|maybe)\b/;
const numberGiven =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|daily|weekly|monthly|none|never)\b/;

/** Before a name that is used for something, unlike "in Russia". */
const namesTool =
  /^(?:use|uses|used|using|try|tried|via|called|app|tool|with|than|like|into|on|to|from|unlike|versus|vs|and|or)$/i;

function findProduct(text: string, questionText: string): Lead | undefined {
  const asked = new Set(listWords(questionText.toLowerCase()));
  const shouted = text === text.toUpperCase();
  for (const sentence of listSentences(text)) {
    const words = listWords(sentence);
    for (const [index, word] of words.entries()) {
      const lower = word.toLowerCase();
      if (asked.has(lower) || ordinaryNames.has(lower.replace(/s$/, "")) || ordinaryNames.has(lower))
        continue;
      const isCapital = !shouted && index > 0 && /^\p{Lu}[\p{L}\p{N}]{2,}$/u.test(word);
      const isName = isCapital && namesTool.test(words[index - 1] ?? "");
      if (isName || productNames.has(lower)) {
        return { kind: "product", about: findQuotedWord(text, text.indexOf(word), word.length) };
      }
    }
  }
  return undefined;
}

/** Whether a quoted word is the name of a tool, a shop or the like rather than a word with a meaning. */
export function isProductName(word: string, text: string): boolean {
  if (productNames.has(word.toLowerCase())) return true;
  const isInside = listSentences(text).some((sentence) => sentence.indexOf(word) > 0);
  return /^\p{Lu}[\p{L}\p{N}]{2,}$/u.test(word) && isInside;
}

const cueOrder = ["problem", "workaround", "event", "feeling", "contrast", "wish"] as const;

/** Whether what the answer names of this kind is told in it already. */
function isTold(kind: LeadKind, lower: string, words: number): boolean {
  const hasReason = reasonPattern.test(lower);
  if (words > leadWords[kind]) return true;
  if (kind === "problem") return words >= 25 && instancePattern.test(lower);
  if (kind === "feeling") return words >= thinWords && hasReason;
  return (kind === "wish" || (kind === "event" && words >= 15)) && hasReason;
}

/** What happened once is an event, whatever went wrong in it: how it went on is the question, not when it was last so. */
function tellLead(kind: LeadKind, lower: string, cue: RegExpExecArray): LeadKind {
  if (kind !== "problem") return kind;
  const sentence = listSentences(lower).find((one) => one.includes(cue[0])) ?? "";
  return pastProblem.test(cue[0]) || instancePattern.test(sentence) ? "event" : kind;
}

/** The phrase around a cue. A single word, such as "cancelled", is no happening to be asked about. */
function findPhrase(text: string, cue: RegExpExecArray): string | null {
  const quote = findQuotedPassage(text, cue.index, cue[0].length);
  return quote?.includes(" ") ? quote : null;
}

/** What an answer names without telling more, in the order in which an interviewer would take it up. */
function listLeads(text: string, words: number, questionText: string): Lead[] {
  const lower = text.toLowerCase();
  // An occasion and its reason: the participant has told it already.
  if (words >= 15 && instancePattern.test(lower) && reasonPattern.test(lower)) return [];
  // Lower-casing can change lengths in a few scripts; a place is only good when it did not.
  const canQuote = words <= quotableWords && lower.length === text.length;
  const leads = new Map<LeadKind, Lead>();
  for (const cue of cueOrder) {
    const match = isTold(cue, lower, words) ? null : cuePatterns[cue].exec(lower);
    if (match === null) continue;
    const kind = tellLead(cue, lower, match);
    const about = canQuote ? findPhrase(text, match) : null;
    if (!leads.has(kind)) leads.set(kind, { kind, about });
  }
  const product = isTold("product", lower, words) ? undefined : findProduct(text, questionText);
  return product === undefined ? [...leads.values()] : [...leads.values(), product];
}

type Thinness = { thin: ThinKind; about: string | null };

/** The kinds of thinness that a word tells, in the order to check, where the answer is of a kind to have them. */
function listThinPatterns(lower: string, words: number, isVague: boolean): [ThinKind, RegExp][] {
  const hasInstance = instancePattern.test(lower);
  const isUnfounded = words < 20 && !reasonPattern.test(lower) && !hasInstance && !/\d/.test(lower);
  const isShort = isVague || words < thinWords;
  const patterns: [ThinKind, boolean, RegExp][] = [
    ["condition", isShort && isUnfounded, conditionPattern],
    ["evaluation", isUnfounded, evaluationPattern],
    ["absolute", !hasInstance && words < 40, absolutePattern],
    ["placeholder", isShort, placeholderPattern],
  ];
  return patterns.flatMap(([thin, isPossible, pattern]) => (isPossible ? [[thin, pattern]] : []));
}

function findThinness(text: string, words: number): Thinness | undefined {
  const lower = text.toLowerCase();
  const isVague = listWords(lower).every((word) => vagueWords.has(word));
  for (const [thin, pattern] of listThinPatterns(lower, words, isVague)) {
    const match = pattern.exec(lower);
    if (match === null) continue;
    const isWordWorthQuoting = thin === "evaluation" || thin === "placeholder";
    const canQuote = isWordWorthQuoting && lower.length === text.length;
    return { thin, about: canQuote ? findQuotedWord(text, match.index, match[0].length) : null };
  }
  if (isVague) return { thin: "vague", about: null };
  if (words >= thinWords) return undefined;
  return { thin: "short", about: findQuotedPassage(text, 0, Math.min(text.length, 40)) };
}

function isFactAnswer(question: string, text: string, words: number): boolean {
  const asked = question.toLowerCase();
  if (demographicAsked.test(asked)) return true;
  if (words <= 4 && plainReply.test(text.toLowerCase()) && hasClosedQuestion(question)) return true;
  return numberAsked.test(asked) && words < 20 && numberGiven.test(text.toLowerCase());
}

/**
 * Judges one answer: whether it says too little, and what it names without telling. The lists are
 * English; in other languages an answer is thin when it is short or only vague, and has no leads.
 */
export function assessAnswer(input: AssessInput): Assessment {
  const text = tidyText(readableSlice(input.text));
  const words = input.text.length > text.length + 500 ? 400 : countWords(text);
  const known = new Set(input.earlier.flatMap((answer) => listContentWords(readableSlice(answer))));
  const newWords = new Set(listContentWords(text).filter((word) => !known.has(word))).size;
  const isFact = isFactAnswer(input.question.text, text, words);
  if (!input.language.toLowerCase().startsWith("en")) {
    const isVague = listWords(text.toLowerCase()).every((word) => vagueWords.has(word));
    return {
      words,
      thin: isVague ? "vague" : words < thinWords ? "short" : null,
      about: null,
      leads: [],
      newWords,
      isFact,
    };
  }
  const thinness = findThinness(text, words);
  return {
    words,
    thin: thinness?.thin ?? null,
    about: thinness?.about ?? null,
    leads: listLeads(text, words, input.question.text),
    newWords,
    isFact,
  };
}
