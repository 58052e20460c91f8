import snowball from "snowball-stemmers";
import { findLanguageTools } from "../lexicons/languages.ts";
import { commonStems, genericNouns, stopWords } from "../lexicons/word-lists.ts";

/** A word that a question is about, with the words that count as the same. */
export interface SearchTerm {
  /** As it was asked, lower case. */
  word: string;
  /** The word itself and, for a few everyday notions, its family; letters and digits only. */
  words: string[];
  /** English stems of `words`, as PostgreSQL's `english` configuration makes them (Porter 2). */
  stems: string[];
  /** 1 for words that say what the question is about, less for those that many answers hold. */
  weight: number;
  /** A name of something: where a question has names, an answer without any of them is none. */
  isName: boolean;
}

export interface SearchQuestion {
  /** At most six, in the order of the question. */
  terms: SearchTerm[];
  /** BCP 47 code of the language that the question is most likely in. */
  language: string;
  /** Written without spaces between words, which the search cannot take apart. */
  isUnspaced: boolean;
  /** Ends in a question mark, and is no list of words. */
  isAsked: boolean;
}

type Weighed = Pick<SearchQuestion, "terms" | "isAsked">;

const maxTerms = 6;
const lightWeight = 0.4;
/** An answer has to hold this share of the question's weight. */
const enoughShare = 0.5;

const list = (text: string): string[] => text.trim().split(/\s+/);

/** Words that ask and words about talking: in every question, and in no answer that would be better for them. */
const askingWords = new Set(
  list(`people person participant participants respondent respondents interviewee interviewees somebody anybody said
  say says saying tell tells told think thinks thought thoughts mention mentions mentioned talk talks talked feel feels
  felt feeling feelings opinion opinions view views describe described report reported reports interview interviews
  transcript transcripts data there does did don doesn didn isn aren wasn s t re ve ll d m examples quote quotes`),
);
/** In the list of function words, yet what a question may well be about. */
const evaluative = new Set(list("good bad great nice better best worse worst new old long short first last"));
const lightWords = new Set(
  list("user users customer customers biggest main favourite favorite common top kind"),
);

/**
 * Everyday notions whose words stand for each other in questions; everything else is searched for as it is typed. How
 * people feel about a thing weighs less than the thing.
 */
const families = [
  {
    words:
      list(`frustrate frustrates frustrated frustrating frustration annoy annoys annoyed annoying irritating hate
    hates dislike dislikes struggle struggles difficult difficulty problem problems trouble pain painful issue issues
    complain complains complaint complaints bother bothers stressful overwhelming confusing terrible awful`),
    weight: lightWeight,
  },
  {
    words: list(
      "enjoy enjoys enjoyed love loves loved favourite favorite prefer prefers happy pleased delighted",
    ),
    weight: lightWeight,
  },
  {
    words: list("wish wishes want wants need needs hope improve improvement improvements change missing"),
    weight: lightWeight,
  },
  {
    words: list("price prices pricing cost costs costly expensive cheap afford pay pays paid subscription"),
    weight: 1,
  },
  { words: list("leave left quit stopped cancel cancelled switch switched abandon abandoned"), weight: 1 },
];

const stemmer = snowball.newStemmer("english");
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u;

/** The stem of a lower-case word, as PostgreSQL's `english` configuration has it. */
export function stemWord(word: string): string {
  // Its Porter stemmer reads ASCII words; a word of another script has no English ending.
  return /^[a-z]+$/.test(word) ? stemmer.stem(word) : word;
}

interface TypedWord {
  typed: string;
  lower: string;
  startsSentence: boolean;
}

function listTyped(question: string): TypedWord[] {
  return [...question.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    typed: match[0],
    lower: match[0].toLowerCase(),
    startsSentence: /(^|[.!?:]\s*)["'“‘(«¿¡]*$/.test(question.slice(0, match.index)),
  }));
}

const otherLanguages = [
  "es",
  "fr",
  "de",
  "pt",
  "ar",
  "it",
  "nl",
  "sv",
  "da",
  "nb",
  "fi",
  "tr",
  "ru",
  "ro",
  "hu",
];

/** By function words; English where no other language has more of them. */
function guessLanguage(words: TypedWord[]): string {
  const countIn = (known: ReadonlySet<string>) => words.filter(({ lower }) => known.has(lower)).length;
  let best = { language: "en", count: countIn(stopWords) };
  for (const language of otherLanguages) {
    const count = countIn(findLanguageTools(language)?.stopWords ?? new Set());
    if (count > best.count) best = { language, count };
  }
  return best.language;
}

function isAskingWord(word: string, language: string): boolean {
  if (language !== "en") {
    // "qué" asks; the list has "que" alone.
    const bare = word.normalize("NFD").replace(/\p{M}/gu, "");
    const known = findLanguageTools(language)?.stopWords;
    return known !== undefined && (known.has(word) || known.has(bare));
  }
  return askingWords.has(word) || (stopWords.has(word) && !evaluative.has(word)) || word.length === 1;
}

function weigh(word: string): number {
  const isLight =
    commonStems.has(stemWord(word)) || genericNouns.has(word) || lightWords.has(word) || evaluative.has(word);
  return isLight ? lightWeight : 1;
}

/** A capital where English has none, or one inside the word. */
function looksLikeName({ typed, startsSentence }: TypedWord): boolean {
  if (/\p{Ll}\p{Lu}/u.test(typed)) return true;
  return !startsSentence && /^\p{Lu}/u.test(typed) && typed !== "I";
}

function toTerm(word: TypedWord, language: string): SearchTerm {
  const isName = language === "en" && looksLikeName(word);
  const isPlain = language === "en" && !isName;
  const family = isPlain ? families.find(({ words }) => words.includes(word.lower)) : undefined;
  const words = [...new Set([word.lower, ...(family?.words ?? [])])];
  return {
    word: word.lower,
    words,
    stems: [...new Set(words.map(stemWord))],
    weight: isName ? 1 : (family?.weight ?? weigh(word.lower)),
    isName,
  };
}

/** What a question asks for: its content words, without those that only ask. */
export function readQuestion(question: string): SearchQuestion {
  const typed = listTyped(question.normalize("NFC"));
  const language = guessLanguage(typed);
  const terms = new Map<string, SearchTerm>();
  // A question in capitals throughout holds no names.
  const shouts = question === question.toUpperCase();
  for (const word of typed) {
    const plain = shouts ? { ...word, typed: word.lower } : word;
    if (isAskingWord(word.lower, language)) continue;
    const term = toTerm(plain, language);
    const key = term.stems.join(" ");
    const before = terms.get(key);
    if (!before || (term.isName && !before.isName)) terms.set(key, term);
  }
  const all = [...terms.values()];
  const heaviest = all.toSorted((a, b) => b.weight - a.weight).slice(0, maxTerms);
  return {
    terms: all.filter((term) => heaviest.includes(term)),
    language,
    isUnspaced: unspaced.test(question),
    isAsked: /[?？؟]\s*$/.test(question),
  };
}

/** Whether what holds these terms of a question holds enough of it. */
export function isEnough(held: readonly SearchTerm[], { terms, isAsked }: Weighed): boolean {
  if (held.length === 0) return false;
  if (terms.some((term) => term.isName) && !held.some((term) => term.isName)) return false;
  const [own, all] = [sumWeights(held), sumWeights(terms)];
  // One of two words that weigh the same answers no question: "goes" none of "when the internet goes down?".
  return held.length > 1 || !isAsked ? own >= all * enoughShare - 1e-9 : own > all * enoughShare + 1e-9;
}

export function sumWeights(terms: readonly SearchTerm[]): number {
  return terms.reduce((sum, term) => sum + term.weight, 0);
}

/** All smallest choices of terms that are enough: without any one of its terms, none of them would be. */
export function listEnough(question: Weighed): SearchTerm[][] {
  const { terms } = question;
  const choices: SearchTerm[][] = [];
  for (let bits = 1; bits < 2 ** terms.length; bits++) {
    const chosen = terms.filter((_, at) => (bits >> at) & 1);
    if (!isEnough(chosen, question)) continue;
    const isSmallest = chosen.every(
      (term) =>
        !isEnough(
          chosen.filter((other) => other !== term),
          question,
        ),
    );
    if (isSmallest) choices.push(chosen);
  }
  return choices;
}
