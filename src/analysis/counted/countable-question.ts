import { listConcepts } from "../coder/terms.ts";
import { readSentences, type Sentence } from "../reading.ts";
import { type Option, readOptions } from "./read-options.ts";

/** What a question leaves to answer, where answers can be counted: a number, yes or no, or one of a few things. */
export type Countable = RatingScale | Amount | YesNo | OptionChoice;

/** "How many rehearsals did you get to?" */
export interface Amount {
  kind: "amount";
}

export interface RatingScale {
  kind: "scale";
  from: number;
  to: number;
}

export interface YesNo {
  kind: "yesNo";
  /** The question itself, without what leads up to it. */
  text: string;
  /** Its concepts: an answer that takes them up says how it is with them. */
  concepts: readonly string[];
}

export interface OptionChoice {
  kind: "choice";
  options: Option[];
}

const polar =
  /^\W*(?:(?:so|and|but|well|okay|now|then|also|overall|finally|generally|in your (?:view|opinion))[,\s]+)*(?:do|does|did|is|are|was|were|have|has|had|would|could|can|should|will)\s/i;
/** Two things asked at once can be answered yes and no. */
const twofold =
  /[,;]?\s(?:and|or)\s(?:how|what|which|why|when|where|who|do|does|did|is|are|was|were|have|has|would|could|can|should|if|not)\b/i;
/** "Could you tell me more?" asks for no yes. */
const request =
  /\b(?:can|could|would|will) you (?:please |also |just |maybe )?(?:tell|describe|explain|elaborate|think|share|give|walk|talk|name|expand|imagine|say)\b|\b(?:do you have|is there|are there|was there|were there|have you got) (?:an(?:y|other)?\s)?(?:other|additional|further|more|examples?|ideas?|suggestions?|questions?|thoughts?|comments?|else|recommendations?)\b|\bdo you mean\b|\bany(?:thing|one|body) else\b|\b(?:any|some)thing (?:more\b|to\b|(?:that )?you(?:'d| would| want| wish| need))|\bwould you mind\b|\bdo you mind\b/i;
/** "Would you recommend it, and why?" and "Do you use it, and if so, for what?" ask one thing to count. */
const reasonToo =
  /[,;]?\s(?:(?:and |or )?why(?: or why)?(?: not)?|(?:and )?if (?:so|yes|not|no)\b[^?]*)\s*(?=\?|$)/i;
/** "Have you been back, | and what was that like?": how an answer opens says whether. */
const openToo = /[,;]?\sand\s(?:what|how|which|when|where|who)\b[^?]*(?=\?|$)/i;
const minWords = 3;
/** "If it were dearer, | would you still come?" */
const condition =
  /^\W*(?:(?:so|and|but|well|okay|now|then)[,\s]+)*(?:if|suppose|imagine)\b[^?]*?,\s*(?=(?:do|does|did|is|are|would|could|can|should|will)\s)/i;
const reasonAlone = /^\W*(?:and |or )?why(?: or why)?(?: not)?\W*$/i;

const scaled =
  /\b(?:scale|rate|rating|score|points?|how)\b[^?]{0,90}?\b(\d{1,3})\b\s*(?:\([^)]*\)|[-–—][-\s–—\w]*?[-–—])?\s*(?:,?\s?to|[-–—]|and|through|bis)\s*(\d{1,3})\b/i;
/** "From 0 to 10, how likely are you ...?" */
const rangeFirst = /\b(?:from|between)\s+(\d)\s*(?:to|and|[-–])\s*(\d{1,3})\b[^?]{0,40}\bhow\b/i;
const outOf = /\b(?:rate|rating|score|how|scale)\b[^?]*\bout of (\d{1,3})\b/i;
const maxScale = 100;

function readScale(text: string): RatingScale | undefined {
  const [, low, high] = scaled.exec(text) ?? rangeFirst.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    const [from, to] = [Number(low), Number(high)];
    const isScale = from <= 1 && to >= from + 2 && to <= maxScale;
    return isScale ? { kind: "scale", from, to } : undefined;
  }
  const to = Number(outOf.exec(text)?.[1] ?? 0);
  return to >= 3 && to <= maxScale ? { kind: "scale", from: 0, to } : undefined;
}

const dropMore = (text: string) => text.replace(reasonToo, "").replace(openToo, "");

function readYesNo(asked: readonly Sentence[]): YesNo | undefined {
  const isPolar = asked.every(({ text }) => {
    const plain = dropMore(text).replace(condition, "");
    return polar.test(plain) && !twofold.test(plain) && !request.test(plain);
  });
  const concepts = [...new Set(asked.flatMap(({ tokens }) => listConcepts(tokens)))];
  const [first] = asked;
  // Of two questions in a row "yes" answers one, and nobody can say which.
  if (!isPolar || first === undefined || asked.length > 1) return undefined;
  const text = dropMore(first.text).replace(/\?\W*$/, "");
  if (text.split(/\s+/).length < minWords) return undefined;
  return { kind: "yesNo", text: text.trim(), concepts };
}

const howMany = /\bhow many\b/i;

/** Reads what a question leaves to answer; undefined where it asks openly, or for several things. */
export function readCountable(question: string): Countable | undefined {
  const sentences = readSentences(question);
  const asked = sentences.filter(({ text }) => /\?\W*$/.test(text) && !reasonAlone.test(text));
  const scale = readScale(question);
  if (scale) return asked.length > 1 ? undefined : scale;
  const [only] = asked;
  if (only === undefined) return undefined;
  if (howMany.test(only.text)) return asked.length > 1 ? undefined : { kind: "amount" };
  const options = asked.length === 1 ? readOptions(only.text.replace(reasonToo, "")) : undefined;
  return options ? { kind: "choice", options } : readYesNo(asked);
}
