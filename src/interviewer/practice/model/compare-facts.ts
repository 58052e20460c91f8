import { listWords, tidyText } from "../../words.ts";
import { getLabelRules } from "../labels/languages.ts";
import { type AnswerLexicon, getAnswerLexicon } from "./lexicon.ts";

/** How two texts of one language are compared by what they state: pure counting of words, no understanding. */

const stemLength = 5;

/** Lower case, plain apostrophes, European digits. */
export function plainText(text: string): string {
  return tidyText(text)
    .toLowerCase()
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660));
}

function isNegation(word: string, { negations }: AnswerLexicon): boolean {
  return negations.has(word) || word.endsWith("n't") || word.startsWith("n'");
}

/** The first letters of the words of content. */
export function listStems(text: string, language: string): Set<string> {
  const { stopWords } = getLabelRules(language);
  const lexicon = getAnswerLexicon(language);
  const kept = listWords(plainText(text)).filter(
    (word) => word.length > 2 && !stopWords.has(word) && !isNegation(word, lexicon),
  );
  return new Set(kept.map((word) => word.replace(/'s$/u, "").slice(0, stemLength)));
}

export function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared += 1;
  return shared;
}

const tens = /^(\p{L}+)-(\p{L}+)$/u;

function readNumber(word: string, { numbers }: AnswerLexicon): string | undefined {
  if (/^\p{N}/u.test(word)) return word.replace(/(?<![^\d])[^\d]+$/u, "");
  const [, ten = "", one = ""] = tens.exec(word) ?? [];
  const [left, right] = [Number(numbers.get(ten)), Number(numbers.get(one))];
  if (left >= 20 && left < 100 && right < 10) return String(left + right);
  return numbers.get(word);
}

/** Numbers as digits, days, and who somebody is: a plural s aside. */
export function listExactFacts(text: string, language: string): Set<string> {
  const lexicon = getAnswerLexicon(language);
  const facts = new Set<string>();
  for (const word of listWords(plainText(text))) {
    const number = readNumber(word, lexicon);
    const single = lexicon.exact.has(word) ? word : word.replace(/'?s$/u, "");
    if (number !== undefined) facts.add(number);
    else if (lexicon.exact.has(single)) facts.add(single);
  }
  return facts;
}

/** German writes every noun with a capital: there, only what stands where names do. */
const germanName = /(?<=\b(?:mit|bei|von|aus|nach|und|Frau|Herr|Herrn|namens)\s)\p{Lu}\p{L}+/gu;
const nameInside = /(?<=[\p{L}\p{N},;:]["”»']?\s)\p{Lu}[\p{L}\p{N}]*(?:[-'’][\p{L}\p{N}]+)*/gu;

/** Words that are written as names are, in lower case; the first of a sentence may be anything. */
export function listNames(text: string, language: string): Set<string> {
  const isGerman = language.toLowerCase().startsWith("de");
  const found = tidyText(text).match(isGerman ? germanName : nameInside) ?? [];
  const names = found.map((name) => name.toLowerCase().replace(/'s$/u, ""));
  return new Set(names.filter((name) => !/^(?:i|i'm|i'd|i've|i'll|ok)$/u.test(name)));
}

export interface Clause {
  stems: Set<string>;
  negated: boolean;
}

export function listClauses(text: string, language: string): Clause[] {
  const lexicon = getAnswerLexicon(language);
  return plainText(text)
    .split(/[.?!;:,،؛؟…—–\n()"“”«»]+/u)
    .flatMap((part) => part.split(lexicon.turns))
    .filter((part) => part.trim() !== "")
    .map((part) => ({
      stems: listStems(part, language),
      negated: listWords(part).some((word) => isNegation(word, lexicon)),
    }));
}

/** Whether there is a yes or a no among the first words of a text; null for neither. */
export function readVerdict(text: string, language: string, within = 1): "yes" | "no" | null {
  const { yes, no } = getAnswerLexicon(language);
  for (const word of listWords(plainText(text)).slice(0, within)) {
    if (yes.has(word)) return "yes";
    if (no.has(word)) return "no";
  }
  return null;
}
