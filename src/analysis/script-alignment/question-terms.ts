import snowball from "snowball-stemmers";
import { findLanguageTools } from "../lexicons/languages.ts";
import { stopWords } from "../lexicons/word-lists.ts";
import { isEnglish, listWords } from "../words.ts";

/** In the lists of function words, yet what sets one question apart from the next. */
const telling = new Set(
  "good bad great best better worse worst first last new old big small long short often".split(" "),
);
/** What interviewers say around any question. */
const framing = new Set(
  `tell please think thought question questions let's lets let talk start begin moving next okay right great thank thanks
   describe elaborate explain mind come comes comfortable sharing share interview give example examples`.split(
    /\s+/,
  ),
);

type Stem = (word: string) => string;

function openStemmer(language: string): { stem: Stem; isFunctionWord: (word: string) => boolean } {
  if (isEnglish(language)) {
    const english = snowball.newStemmer("english");
    return {
      stem: (word) => english.stem(word),
      isFunctionWord: (word) => stopWords.has(word) && !telling.has(word),
    };
  }
  const tools = findLanguageTools(language);
  if (!tools) return { stem: (word) => word, isFunctionWord: (word) => word.length < 3 };
  return { stem: tools.stem, isFunctionWord: (word) => tools.stopWords.has(word) && !telling.has(word) };
}

/** Reads what a turn or question is about, each word's stem once. */
export class TermReader {
  readonly #language: string;
  readonly #tools: ReturnType<typeof openStemmer>;
  readonly #stems = new Map<string, string>();

  constructor(language: string) {
    this.#language = language;
    this.#tools = openStemmer(language);
  }

  read(text: string): Set<string> {
    const terms = new Set<string>();
    for (const word of listWords(text.replace(/’/g, "'"), this.#language)) {
      const plain = word.replace(/'s$/, "");
      if (this.#tools.isFunctionWord(plain) || framing.has(plain)) continue;
      terms.add(this.#stem(plain));
    }
    return terms;
  }

  #stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = this.#tools.stem(word);
    this.#stems.set(word, stem);
    return stem;
  }
}
