import type { CueKind, Cues, LeadKind } from "./cues/cues.ts";
import { getCues, listQuestionCues } from "./cues/languages.ts";
import type { GuideQuestion } from "./guide.ts";
import { findQuotedPassage, findQuotedWord } from "./quotes.ts";
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

/** An answer with what is needed to read it. */
interface Reading {
  text: string;
  /** The text as the language's patterns see it. */
  plain: string;
  words: number;
  cues: Cues;
}

/** Places are good only where making a text plain left its length as it was: a few scripts change theirs. */
function canPlace({ text, plain }: Reading): boolean {
  return text.length === plain.length;
}

function quoteWord(reading: Reading, start: number, length: number): string | null {
  const { quoteWords } = reading.cues;
  return quoteWords === null ? null : findQuotedWord(reading.text, { start, length }, quoteWords);
}

function findProduct(reading: Reading, questionText: string): Lead | undefined {
  const { text, cues } = reading;
  const { names, ordinary, before } = cues.products;
  const asked = new Set(listWords(questionText.toLowerCase()));
  const shouted = text === text.toUpperCase();
  for (const sentence of listSentences(text)) {
    const words = listWords(sentence);
    for (const [index, word] of words.entries()) {
      const lower = word.toLowerCase();
      if (asked.has(lower) || ordinary.has(lower.replace(/s$/, "")) || ordinary.has(lower)) continue;
      const isCapital = !shouted && index > 0 && /^\p{Lu}[\p{L}\p{N}]{2,}$/u.test(word);
      const isName = isCapital && before?.test(words[index - 1] ?? "") === true;
      if (isName || names.has(lower)) {
        return { kind: "product", about: quoteWord(reading, text.indexOf(word), word.length) };
      }
    }
  }
  return undefined;
}

/** Whether a quoted word is the name of a tool, a shop or the like rather than a word with a meaning. */
export function isProductName(word: string, text: string, language: string): boolean {
  const { names, before } = getCues(language).products;
  if (names.has(word.toLowerCase())) return true;
  const isInside = listSentences(text).some((sentence) => sentence.indexOf(word) > 0);
  return before !== null && /^\p{Lu}[\p{L}\p{N}]{2,}$/u.test(word) && isInside;
}

const cueOrder = ["problem", "workaround", "event", "feeling", "contrast", "wish"] as const;

/** Whether what the answer names of this kind is told in it already. */
function isTold(kind: LeadKind, { plain, words, cues }: Reading): boolean {
  const hasReason = cues.reason.test(plain);
  if (words > leadWords[kind]) return true;
  if (kind === "problem") return words >= 25 && cues.instance.test(plain);
  if (kind === "feeling") return words >= thinWords && hasReason;
  return (kind === "wish" || (kind === "event" && words >= 15)) && hasReason;
}

/** What happened once is an event, whatever went wrong in it: how it went on is the question, not when it was last so. */
function tellLead(kind: CueKind, { plain, cues }: Reading, cue: RegExpExecArray): CueKind {
  if (kind !== "problem") return kind;
  const sentence = listSentences(plain).find((one) => one.includes(cue[0])) ?? "";
  return cues.pastProblem.test(cue[0]) || cues.instance.test(sentence) ? "event" : kind;
}

/** The phrase around a cue. A single word, such as "cancelled", is no happening to be asked about. */
function findPhrase({ text, cues }: Reading, cue: RegExpExecArray): string | null {
  if (cues.quoteWords === null) return null;
  const quote = findQuotedPassage(text, { start: cue.index, length: cue[0].length }, cues.quoteWords);
  return quote?.includes(" ") ? quote : null;
}

/** What an answer names without telling more, in the order in which an interviewer would take it up. */
function listLeads(reading: Reading, questionText: string): Lead[] {
  const { plain, words, cues } = reading;
  // An occasion and its reason: the participant has told it already.
  if (words >= 15 && cues.instance.test(plain) && cues.reason.test(plain)) return [];
  const canQuote = words <= quotableWords && canPlace(reading);
  const leads = new Map<LeadKind, Lead>();
  for (const cue of cueOrder) {
    const match = isTold(cue, reading) ? null : cues.leads[cue].exec(plain);
    if (match === null) continue;
    const kind = tellLead(cue, reading, match);
    const about = canQuote ? findPhrase(reading, match) : null;
    if (!leads.has(kind)) leads.set(kind, { kind, about });
  }
  const product = isTold("product", reading) ? undefined : findProduct(reading, questionText);
  return product === undefined ? [...leads.values()] : [...leads.values(), product];
}

type Thinness = { thin: ThinKind; about: string | null };

/** The kinds of thinness that a word tells, in the order to check, where the answer is of a kind to have them. */
function listThinPatterns({ plain, words, cues }: Reading, isVague: boolean): [ThinKind, RegExp][] {
  const hasInstance = cues.instance.test(plain);
  const isUnfounded = words < 20 && !cues.reason.test(plain) && !hasInstance && !/\d/.test(plain);
  const isShort = isVague || words < thinWords;
  const patterns: [ThinKind, boolean, RegExp][] = [
    ["condition", isShort && isUnfounded, cues.condition],
    ["evaluation", isUnfounded, cues.evaluation],
    ["absolute", !hasInstance && words < 40, cues.absolute],
    ["placeholder", isShort, cues.placeholder],
  ];
  return patterns.flatMap(([thin, isPossible, pattern]) => (isPossible ? [[thin, pattern]] : []));
}

function findThinness(reading: Reading): Thinness | undefined {
  const { text, plain, words, cues } = reading;
  const isVague = listWords(plain).every((word) => cues.vagueWords.has(word));
  for (const [thin, pattern] of listThinPatterns(reading, isVague)) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const isWordWorthQuoting = thin === "evaluation" || thin === "placeholder";
    const canQuote = isWordWorthQuoting && canPlace(reading);
    return { thin, about: canQuote ? quoteWord(reading, match.index, match[0].length) : null };
  }
  if (isVague) return { thin: "vague", about: null };
  if (words >= thinWords) return undefined;
  const { quoteWords } = cues;
  const beginning = { start: 0, length: Math.min(text.length, 40) };
  return {
    thin: "short",
    about: quoteWords === null ? null : findQuotedPassage(text, beginning, quoteWords),
  };
}

/** The question may be in another language than the answer: a script is asked as it is written. */
function isFactAnswer(input: AssessInput, { plain, words, cues }: Reading): boolean {
  const { text } = input.question;
  if (words <= 4 && cues.plainReply.test(plain) && cues.questions.isClosed(text)) return true;
  return listQuestionCues(input.language).some((asking) => {
    const asked = asking.plain(text);
    if (asking.questions.demographic.test(asked)) return true;
    return asking.questions.number.test(asked) && words < 20 && cues.numberGiven.test(plain);
  });
}

/**
 * Judges one answer: whether it says too little, and what it names without telling, by the words of the
 * session's language. In a language without words of its own an answer is thin when it is short or only
 * vague, and has no leads.
 */
export function assessAnswer(input: AssessInput): Assessment {
  const text = tidyText(readableSlice(input.text));
  const words = input.text.length > text.length + 500 ? 400 : countWords(text);
  const known = new Set(input.earlier.flatMap((answer) => listContentWords(readableSlice(answer))));
  const newWords = new Set(listContentWords(text).filter((word) => !known.has(word))).size;
  const cues = getCues(input.language);
  const reading = { text, plain: cues.plain(text), words, cues };
  const thinness = findThinness(reading);
  return {
    words,
    thin: thinness?.thin ?? null,
    about: thinness?.about ?? null,
    leads: listLeads(reading, input.question.text),
    newWords,
    isFact: isFactAnswer(input, reading),
  };
}
