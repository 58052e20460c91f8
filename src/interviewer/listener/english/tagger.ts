import model from "wink-eng-lite-web-model";
import winkNLP, { type PartOfSpeech, type WinkMethods } from "wink-nlp";

export interface Word {
  /** In standard spelling. */
  text: string;
  lower: string;
  pos: PartOfSpeech;
  /** Places in the respelt text. */
  start: number;
  end: number;
}

let tagger: WinkMethods | undefined;

/** The English model takes about 0.1 s and 40 MB to unpack, so nothing is unpacked before the first answer. */
function getTagger(): WinkMethods {
  tagger ??= winkNLP(model, ["pos"]);
  return tagger;
}

const endsNounPhrase = new Set<PartOfSpeech>(["ADP", "AUX", "PUNCT", "CCONJ", "SCONJ"]);
const possessives = new Set(["my", "our", "your", "his", "her", "its", "their"]);

export function isPossessive(word: Word | undefined): boolean {
  return word !== undefined && possessives.has(word.lower);
}

/** The tagger's commonest mistakes about informal English. */
function mendTags(words: readonly Word[]): void {
  for (const [i, word] of words.entries()) {
    const [before, after] = [words[i - 1], words[i + 1]];
    if (/^i('|$)/.test(word.lower)) word.pos = "PRON";
    else if (word.pos === "PROPN" && word.text === word.lower) word.pos = "NOUN";
    else if (
      word.pos === "VERB" &&
      (before?.pos === "DET" || isPossessive(before)) &&
      (after === undefined || endsNounPhrase.has(after.pos))
    ) {
      // "with that pump."
      word.pos = "NOUN";
    } else if (word.lower === "that" && word.pos === "SCONJ" && after?.lower === "one") word.pos = "DET";
  }
}

/** Runs that no person types as a word, such as a pasted key, become blanks of the same length. */
function maskRuns(text: string): string {
  return text.replace(/\S{60,}/g, (run) => " ".repeat(run.length));
}

export function tagWords(text: string): Word[] {
  const { its } = getTagger();
  const masked = maskRuns(text);
  const tokens = getTagger().readDoc(masked).tokens();
  const values: string[] = tokens.out(its.value);
  const tags: string[] = tokens.out(its.pos);
  const words: Word[] = [];
  let at = 0;
  for (const [i, value] of values.entries()) {
    const start = masked.indexOf(value, at);
    // The tagger may rewrite an odd character; such a token has no place in the text and is left out.
    if (start === -1) continue;
    at = start + value.length;
    words.push({ text: value, lower: value.toLowerCase(), pos: tags[i] as PartOfSpeech, start, end: at });
  }
  mendTags(words);
  return words;
}
