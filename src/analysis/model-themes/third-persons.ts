import { knownProducts } from "../lexicons/products.ts";
import type { ThemeGround } from "./ground.ts";
import { isEnglishSentence } from "./scope.ts";
import type { Drafted } from "./themes-answer.ts";

const name = "\\p{Lu}\\p{L}*\\p{Ll}(?:-\\p{Lu}\\p{Ll}+)?";
const titles =
  "Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|[Dd]on|[Dd]oña|[Ss]eñora?|Señorita|Madame|Monsieur|Signora?|Senhora?|Dona";
const titled = new RegExp(`(?<!\\p{L})(?:${titles})\\.? (${name})`, "gu");
const acting = new RegExp(
  `(?<!\\p{L})(${name}) (?:said|says|asked|asks|told|tells|thinks?|thought|reckons|wanted|wants|knew|knows|went|rang|wrote|talks?|laughed|sagte?|meint|fragte?|dijo|dice|preguntó|a dit|dit|disse|ha detto)(?!\\p{L})`,
  "gu",
);
const pronoun = /(?<!\p{L})(?:he|she|him|her|his|hers|er|ihm|ihn|él|ella|il|elle|lui|ele|ela|lei)(?!\p{L})/iu;

const known = new WeakMap<ThemeGround, ReadonlySet<string>>();

/** People whom those who were asked speak of by name; names in the guide are no secret. */
function listPersons(ground: ThemeGround): ReadonlySet<string> {
  const persons = known.get(ground) ?? findPersons(ground);
  known.set(ground, persons);
  return persons;
}

function findPersons({ said, objective, questions }: ThemeGround): ReadonlySet<string> {
  const persons = new Set<string>();
  for (const { before, evidence, after } of said.values()) {
    const text = `${before}${evidence.quote}${after}`;
    const isOfSomebody = pronoun.test(text);
    for (const [, one = ""] of text.matchAll(titled)) persons.add(one);
    if (isOfSomebody) for (const [, one = ""] of text.matchAll(acting)) persons.add(one);
  }
  const study = new Set([objective, ...questions.map(({ text }) => text)].join(" ").match(/[\p{L}-]+/gu));
  return new Set([...persons].filter((one) => !study.has(one) && !knownProducts.has(one.toLowerCase())));
}

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
