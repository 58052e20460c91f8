import snowball from "snowball-stemmers";
import { ara, dan, deu, fin, fra, hun, ita, nld, nob, por, ron, rus, spa, swe, tur } from "stopword";

/** Function words and stemmer of a language that is read in part. */
export interface LanguageTools {
  stopWords: ReadonlySet<string>;
  stem: (word: string) => string;
}

const known: Record<string, { words: string[]; stemmer: string }> = {
  ar: { words: ara, stemmer: "arabic" },
  da: { words: dan, stemmer: "danish" },
  de: { words: deu, stemmer: "german" },
  es: { words: spa, stemmer: "spanish" },
  fi: { words: fin, stemmer: "finnish" },
  fr: { words: fra, stemmer: "french" },
  hu: { words: hun, stemmer: "hungarian" },
  it: { words: ita, stemmer: "italian" },
  nb: { words: nob, stemmer: "norwegian" },
  nl: { words: nld, stemmer: "dutch" },
  no: { words: nob, stemmer: "norwegian" },
  pt: { words: por, stemmer: "portuguese" },
  ro: { words: ron, stemmer: "romanian" },
  ru: { words: rus, stemmer: "russian" },
  sv: { words: swe, stemmer: "swedish" },
  tr: { words: tur, stemmer: "turkish" },
};

const opened = new Map<string, LanguageTools>();

/** Tools of a language by its BCP 47 tag; undefined when there is no stop word list for it. */
export function findLanguageTools(language: string): LanguageTools | undefined {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? "";
  const entry = Object.hasOwn(known, code) ? known[code] : undefined;
  if (entry === undefined) return undefined;
  const tools = opened.get(code);
  if (tools) return tools;
  const stemmer = snowball.newStemmer(entry.stemmer);
  const made = { stopWords: new Set(entry.words), stem: (word: string) => stemmer.stem(word) };
  opened.set(code, made);
  return made;
}
