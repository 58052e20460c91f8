import { knownProducts } from "../lexicons/products.ts";
import type { ThemeGround } from "./ground.ts";
import { isEnglishSentence } from "./scope.ts";
import type { Drafted } from "./themes-answer.ts";

const name = "\\p{Lu}\\p{L}*\\p{Ll}(?:-\\p{Lu}\\p{Ll}+)?";
const titles =
  "Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|[Dd]on|[Dd]oña|[Ss]eñora?|Señorita|Madame|Monsieur|Signora?|Senhora?|Dona";
const titled = new RegExp(`(?<!\\p{L})(?:${titles})\\.? (${name})`, "gu");
/** Inside a sentence, where no other word has a capital. */
const insideName = new RegExp(`(?<=\\p{Ll},? )${name}(?!\\p{L})`, "gu");
const acts = new RegExp(
  `(?<!\\p{L})(${name}) (?:said|says|asked|asks|told|tells|thinks?|thought|reckons|wanted|wants|knew|knows|went|rang|wrote|talks?|laughed)(?!\\p{L})`,
  "gu",
);
const pronoun = /(?<!\p{L})(?:he|she|him|her|his|hers)(?!\p{L})/iu;

const known = new WeakMap<ThemeGround, ReadonlySet<string>>();

/** People whom those who were asked speak of by name; names in the guide are no secret. */
function listPersons(ground: ThemeGround): ReadonlySet<string> {
  const persons = known.get(ground) ?? findPersons(ground);
  known.set(ground, persons);
  return persons;
}

function findPersons({ said, people, objective, questions }: ThemeGround): ReadonlySet<string> {
  const texts = [...said.values()].map(({ before, evidence, after, person }) => ({
    text: `${before}${evidence.quote}${after}`,
    // Elsewhere a word with a capital may be any noun.
    isEnglish: people.get(person)?.isEnglish === true,
  }));
  const english = texts.filter(({ isEnglish }) => isEnglish).map(({ text }) => text);
  const inside = new Set(english.flatMap((text) => text.match(insideName) ?? []));
  const acting = english.flatMap(listActing).filter((one) => inside.has(one));
  const addressed = texts.flatMap(({ text }) => [...text.matchAll(titled)].flatMap(([, one]) => one ?? []));
  const study = listWords([objective, ...questions.map(({ text }) => text)].join(" "));
  const plain = texts.flatMap(({ text }) => listWords(text)).filter((word) => /^\p{Ll}/u.test(word));
  const written = new Set([...study, ...plain]);
  const isWord = (one: string) => written.has(one) || written.has(one.toLowerCase());
  const isName = (one: string) => !isWord(one) && !knownProducts.has(one.toLowerCase());
  return new Set([...acting, ...addressed].filter(isName));
}

function listActing(text: string): string[] {
  return pronoun.test(text) ? [...text.matchAll(acts)].flatMap(([, one]) => one ?? []) : [];
}

const listWords = (text: string): readonly string[] => text.match(/[\p{L}-]+/gu) ?? [];

const named = new RegExp(`(?:(?<!\\p{L})(?:${titles})\\.? )?(?<!\\p{L})(${name})(?!\\p{L})`, "gu");

/** The people whom a sentence names though they take no part in the study. */
export function listNamed({ sentence }: Pick<Drafted, "sentence">, ground: ThemeGround): string[] {
  const persons = listPersons(ground);
  const found = [...sentence.matchAll(named)].flatMap(([, one = ""]) => (persons.has(one) ? [one] : []));
  return [...new Set(found)];
}

const several = /(?<!\p{L})somebody(?:, somebody)*,? and somebody(?!\p{L})/giu;

/** The sentence with "somebody" for them, in English: a claim tells what happens, and whoever it's about may not want to be known. */
export function withoutNamed(sentence: string, ground: ThemeGround): string {
  const gone = new Set(listNamed({ sentence }, ground));
  if (gone.size === 0 || !isEnglishSentence(sentence)) return sentence;
  const told = sentence
    .replace(named, (words, one: string) => (gone.has(one) ? "somebody" : words))
    .replace(several, "others");
  return told.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
