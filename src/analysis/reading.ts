import model from "wink-eng-lite-web-model";
import winkNLP, { type ItsFunction, type PartOfSpeech, type WinkMethods } from "wink-nlp";
import { knownProducts } from "./lexicons/products.ts";

/** A token with UTF-16 offsets in the text it was read from. */
export interface Token {
  text: string;
  lower: string;
  pos: PartOfSpeech;
  stem: string;
  /** The word in its dictionary: "keep" of "kept". */
  lemma: string;
  start: number;
  end: number;
}

/** A sentence with UTF-16 offsets in the text it was read from. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
  tokens: Token[];
}

let reader: WinkMethods | undefined;

/** The English model takes about 0.1 s and 40 MB to unpack, so nothing is unpacked before the first text. */
function getReader(): WinkMethods {
  reader ??= winkNLP(model, ["sbd", "pos"]);
  return reader;
}

/** Straight apostrophes and plain spaces, length for length, as the tagger knows no typographic ones. */
function plainMarks(text: string): string {
  return text
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u00a0/g, " ");
}

/** A capital that only opens a sentence makes the tagger see a name, so it reads the word in lower case. */
function lowerOpenings(line: string): string {
  return line.replace(/(^\s*|[.!?]\s+)(\p{Lu}\p{Ll}+)/gu, (all, before: string, word: string) => {
    const lower = word.toLowerCase();
    return knownProducts.has(lower) || lower.length !== word.length ? all : before + lower;
  });
}

function readTokens(line: string, offset: number): Token[] {
  const { its } = getReader();
  const read = lowerOpenings(line);
  const tokens = getReader().readDoc(read).tokens();
  const values: string[] = tokens.out(its.value);
  const tags: string[] = tokens.out(its.pos);
  // The package types these two with an addon argument that it fills in itself.
  const stems: string[] = tokens.out(its.stem as unknown as ItsFunction<string>);
  const lemmas: string[] = tokens.out(its.lemma as unknown as ItsFunction<string>);
  const found: Token[] = [];
  let at = 0;
  for (const [i, value] of values.entries()) {
    const start = read.indexOf(value, at);
    // The tagger may rewrite an odd character; such a token has no place in the text and is left out.
    if (start === -1) continue;
    at = start + value.length;
    const lower = value.toLowerCase();
    const pos = fixTag(value, lower, tags[i] as PartOfSpeech);
    found.push({
      text: line.slice(start, at),
      lower,
      pos,
      stem: stems[i] ?? lower,
      lemma: lemmas[i] ?? lower,
      start: offset + start,
      end: offset + at,
    });
  }
  return found;
}

function fixTag(value: string, lower: string, pos: PartOfSpeech): PartOfSpeech {
  if (/^i('|$)/.test(lower)) return "PRON";
  // Shouted or sentence-initial words are often called names; a name has a capital.
  return pos === "PROPN" && value === lower ? "NOUN" : pos;
}

/** Runs that no person types as a word, such as a pasted key, become blanks of the same length. */
function maskRuns(text: string): string {
  return text.replace(/\S{101,}/g, (run) => " ".repeat(run.length));
}

/** Talk without punctuation is cut here, so that the work stays linear in its length. */
const maxSentenceLength = 200;

const sentenceEnd = /[.!?…]+["')\]]*$/;

/** Behind these a full stop ends no sentence that goes on in lower case or with a number: "5 min. of work". */
const abbreviations = new Set("min max approx ca incl excl sec hr hrs dept est vs nr fig".split(" "));

/** "reveal.js", "v3.x" and "ASP.NET" hold a full stop, while "slow.The rest" lacks a space. */
const goesOnAttached = /^(?:\p{Ll}|\d|\p{Lu}(?:\p{Lu}|$))/u;

function isBreak(token: Token, next: Token | undefined, before: Token | undefined): boolean {
  if (next === undefined) return true;
  if (token.pos !== "PUNCT" || !sentenceEnd.test(token.text)) return false;
  if (token.text === "." && next.start === token.end && before?.end === token.start)
    return !goesOnAttached.test(next.text);
  if (token.text === "." && abbreviations.has(before?.lower ?? "")) return !/^[\p{Ll}\d]/u.test(next.text);
  // "..." inside running talk goes on when a lower-case word follows.
  return !(token.text.length > 1 && /^\p{Ll}/u.test(next.text));
}

/** Sentences of an English text, line by line, with tags, stems and places. */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let offset = 0;
  const masked = maskRuns(text);
  for (const line of plainMarks(masked).split("\n")) {
    let open: Token[] = [];
    const tokens = line.trim() === "" ? [] : readTokens(line, offset);
    for (const [i, token] of tokens.entries()) {
      open.push(token);
      if (!isBreak(token, tokens[i + 1], tokens[i - 1]) && open.length < maxSentenceLength) continue;
      const start = open[0]?.start ?? 0;
      sentences.push({ text: masked.slice(start, token.end), start, end: token.end, tokens: open });
      open = [];
    }
    offset += line.length + 1;
  }
  return sentences;
}
