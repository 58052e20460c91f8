import { listForms } from "../practice/word-stems.ts";
import { isGoalWord, type ScriptLanguage } from "./objective-language.ts";
import { listWords, normaliseText } from "./sentences.ts";
import { situations } from "./situations.ts";

/** The words of a text, to look for keywords in. */
export interface Said {
  words: string[];
  /** All words with a space around each, for keywords of several words. */
  line: string;
}

const arabicPrefixes = /^(?:و|ف)?(?:ال|بال|لل|كال)(?=\p{L}{3})/u;
/** "We're a club and want to find out" and the like name no situation, though "find" may. */
const opening =
  /^(?:.{0,100}?\b(?:we|i|and|we'd|i'd|would|team) (?:would |also )?(?:want|need|like|love|hope|wish)s? to |\W*(?:please )?(?:help (?:me|us) (?:to )?)?(?:to )?)(?:please )?(?:understand(?:ing)?|learn(?: (?:about|from))?|find out(?: about)?|know|explore|see|hear|discover|get)\b/u;
/** Shorter words are mostly "what", "from" and "our". */
const minContentChars = 5;
const minStemChars = 4;

/** What would be taken for another word: an app or a train without its ending, or for a verb. */
const misread: readonly (readonly [RegExp, string])[] = [
  [/\btraining/gu, "instruction"],
  [/\bpick(?:s|ed|ing)? up\b/gu, "fetch"],
  [
    /\b(g[ai]v(?:e|es|en|ing)|hand(?:s|ed|ing)?|pack(?:s|ed|ing)?) (?:it|them|this|that|theirs) (up|in|back)\b/gu,
    "$1 $2",
  ],
  [/\bhand(?:s|ed|ing)? ((?:\p{L}+ ){1,3})over\b/gu, "hand over $1"],
  [
    /\bnearly (?:\p{L}+ ){0,2}(?:leave|left|quit|stop(?:ped)?|g[ai]ve up|cancel(?:led)?|drop(?:ped)? out)\b/gu,
    "doubt",
  ],
  [/\brepair caf[eé]/gu, "café"],
  [/\bappl(?:y|ies|ied|ying)\b/gu, "application"],
  [/\b(?:sick|annual|parental|maternity|paternity|compassionate|shore|study) leave\b/gu, "absence"],
];

function listClearForms(text: string): string[] {
  return listForms(misread.reduce((sofar, [pattern, to]) => sofar.replace(pattern, to), text));
}

function read(words: string[]): Said {
  return { words, line: ` ${words.join(" ")} ` };
}

export function readWords(text: string, language: ScriptLanguage): Said {
  const plain = normaliseText(text).toLocaleLowerCase();
  if (language === "en") return read(listClearForms(plain.replace(opening, "")));
  return read(listWords(plain).map((word) => word.replace(arabicPrefixes, "")));
}

const questionWord = "(?:what|how|why|where|when|who|whom|which|whether|if)";
const leadEnd = new RegExp(`[,;:.?!]\\s|\\s(?:and|or|but) (?=${questionWord}\\b)`, "u");
const minLeadWords = 4;

/** What an objective asks first; what comes after it is often a detail. */
export function readLead(text: string): string {
  const plain = normaliseText(text).toLocaleLowerCase();
  const [lead = ""] = plain.replace(opening, "").split(leadEnd);
  return listWords(lead).length < minLeadWords ? plain : lead;
}

/** What an objective or a guide's description speaks of. */
export function listContentWords(text: string, language: ScriptLanguage): Set<string> {
  const words = listWords(normaliseText(text).toLocaleLowerCase());
  const content = words.filter((word) => word.length >= minContentChars && !isGoalWord(word, language));
  return new Set(language === "en" ? content.flatMap(listForms) : content);
}

const stemmed = new Map<string, string>();

function stemKeyword(keyword: string): string {
  const known = stemmed.get(keyword) ?? ` ${listClearForms(keyword).join(" ")} `;
  stemmed.set(keyword, known);
  return known;
}

/** One part of an English keyword: a word or a few that stand together, with "@leave" for any of a situation's. */
function holdsEnglish(said: Said, part: string): boolean {
  const [name = "", ...rest] = part.split(" ");
  if (!name.startsWith("@")) return said.line.includes(stemKeyword(part));
  const words = situations.get(name.slice(1));
  if (!words) throw new Error(`There is no situation "${name}"`);
  return words.some((word) => said.line.includes(stemKeyword([word, ...rest].join(" "))));
}

/** A German compound may hold a stem anywhere; elsewhere a word begins with it. */
function holdsStem(said: Said, keyword: string, language: ScriptLanguage): boolean {
  const key = read(listWords(normaliseText(keyword).toLocaleLowerCase()));
  if (key.words.length > 1) return said.line.includes(key.line.trimEnd());
  const [stem = ""] = key.words;
  if (stem === "") return false;
  return said.words.some((word) => {
    if (word === stem) return true;
    if (stem.length < minStemChars) return false;
    return language === "de" && stem.length > minStemChars ? word.includes(stem) : word.startsWith(stem);
  });
}

export function listParts(keyword: string): string[] {
  return keyword.split(" + ");
}

export function holds(said: Said, keyword: string, language: ScriptLanguage): boolean {
  if (language !== "en") return holdsStem(said, keyword, language);
  return listParts(keyword).every((part) => holdsEnglish(said, part));
}
