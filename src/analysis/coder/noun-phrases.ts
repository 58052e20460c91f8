import { genericNouns, stopWords } from "../lexicons/word-lists.ts";
import type { Token } from "../reading.ts";

/** A noun phrase (ADJ|NOUN|PROPN)* NOUN with the UTF-16 place it has in the text. */
export interface NounPhrase {
  text: string;
  /** Stems joined by blanks: one key for singular and plural. */
  key: string;
  stems: string[];
  start: number;
  end: number;
  named: boolean;
}

const longest = 4;

function isModifier(token: Token): boolean {
  return (token.pos === "ADJ" || token.pos === "NOUN" || token.pos === "PROPN") && isWord(token);
}

function isWord(token: Token): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{N}'&.+-]*$/u.test(token.text) &&
    !stopWords.has(token.lower) &&
    token.text.length > 1
  );
}

function closePhrase(run: Token[]): NounPhrase | undefined {
  const kept = [...run];
  while (kept.length > 0 && (kept.at(-1)?.pos === "ADJ" || genericNouns.has(kept.at(-1)?.lower ?? "")))
    kept.pop();
  while (kept.length > 0 && genericNouns.has(kept[0]?.lower ?? "")) kept.shift();
  const words = kept.slice(-longest);
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined || last.text.length < 3) return undefined;
  // "Teams" the product is not the plural of "team".
  const stems = words.map((word) => (word.pos === "PROPN" ? word.lower : word.stem));
  return {
    text: words.map((word) => word.text).join(" "),
    key: stems.join(" "),
    stems,
    start: first.start,
    end: last.end,
    named: words.every((word) => word.pos === "PROPN"),
  };
}

/** Noun phrases of up to four words, without generic heads such as "thing" or "lot". */
export function listNounPhrases(tokens: Token[]): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  let run: Token[] = [];
  const flush = () => {
    const phrase = closePhrase(run);
    if (phrase) phrases.push(phrase);
    run = [];
  };
  for (const token of tokens) {
    if (isModifier(token)) run.push(token);
    else flush();
  }
  flush();
  return phrases;
}
