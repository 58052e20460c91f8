import wordStems from "../../../assets/word-stems.json" with { type: "json" };
import { baseByPast } from "../script/english.ts";
import { normaliseText } from "../script/sentences.ts";
import { listWords, tidyText } from "../words.ts";

/** Forms that no rule brings back to their word. */
const irregular = new Map([
  ...baseByPast,
  ...Object.entries(wordStems.irregular).flatMap(([base, forms]) =>
    forms.split(",").map((form) => [form, base] as const),
  ),
]);

/** Words that end as if they were another's form. */
const whole = new Set(
  "career care carer site wine cute hate note mate quite early reply telly evening thing nothing cross even".split(
    " ",
  ),
);
const compared =
  /^(cheap|easi|big|small|near|saf|quick|fast|slow|old|young|nic|busi|high|low|clean|warm|close|happi)g?(?:er|est)$/u;

function stemOf(word: string): string {
  const one = word.replace(/(?<=[a-z]{2}[^su])s$/u, "");
  if (whole.has(one)) return one;
  const base = irregular.get(word) ?? irregular.get(one) ?? word;
  return base
    .replace(compared, "$1")
    .replace(/i$|(?:ies|ied)$/u, "y")
    .replace(/(?<=[a-z]{3})(?:ings?|ed|ly|ments?|ness)$/u, "")
    .replace(/(?<=[a-z]{2})(?<![su])s$/u, "")
    .replace(/(?<=(?:ss|x|ch|sh))e$/u, "")
    .replace(/(?<=[a-z]{2})([bdgklmnprt])\1$/u, "$1")
    .replace(/(?<=[a-z]{2})e$/u, "");
}

/** Words that people ask with for the same thing; the first stands for all. */
const meanings = new Map(
  wordStems.meanings.flatMap((group) => {
    const [first = "", ...rest] = group.split(" ");
    return rest.map((word) => [stemOf(word), stemOf(first)] as const);
  }),
);

const contractions: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:you|he|she|they) )(?:don't|didn't|doesn't|never) (?:really )?like\b/gu, "hate"],
  [/\b(?:don't|didn't|doesn't) (?:you|he|she|they) (?:really )?like\b/gu, "hate"],
  [/\b((?:do|did|does|don't|didn't) (?:you|he|she|they)|you)( really| also)? like\b(?! to\b)/gu, "$1 love"],
  [/\blike(?= (?:about|best|most))/gu, "love"],
  [/\b(?:final say|last word)\b/gu, "decision"],
  [/\b(?:do|done|make (?:it|that|things)) better\b/gu, "improve"],
  [/\b(?:used? to|(?:in|at|by) the end|end(?:ed|s|ing)? up)\b/gu, ""],
  [/\b(?:get|gets|got|getting) (?:on|along) with\b/gu, "rapport with"],
  [/\b(?:take|took|taken|taking) (?:(?:it|that|the [a-z]+) )?off\b/gu, "remove"],
  [/\b(?:went|goes|going|go|gone) (?:on )?(?:through|in) your (?:head|mind)\b/gu, "feel"],
  [/\blook(?:s|ed)? like\b/gu, "be like"],
  [/\b(?:usually|normally|generally|typically)\b/gu, ""],
  [/\b(?:most recent|latest)\b/gu, "last"],
  [/\btake (?=(?:it|that|this)\b)/gu, ""],
  [/\bwon't\b/gu, "will not"],
  [/\bcan't\b/gu, "can not"],
  [/n't\b/gu, " not"],
  [/'(?:re|m)\b/gu, " be"],
  [/\b(what|who|where|how|when|why|that|it|he|she|there)'s\b/gu, "$1 be"],
  [/'ve\b/gu, " have"],
  [/'d\b/gu, " will"],
];

function listPlainWords(text: string): string[] {
  const plain = normaliseText(tidyText(text)).toLowerCase();
  const whole = contractions.reduce((sofar, [pattern, to]) => sofar.replace(pattern, to), plain);
  return listWords(whole)
    .flatMap((word) => word.split(/['-]/u))
    .filter((word) => word !== "" && word !== "s");
}

/** All words of a text in their order without their endings. */
export const listForms = (text: string): string[] => listPlainWords(text).map(stemOf);

/** The same, one for all words of a meaning. */
export const listStems = (text: string): string[] =>
  listForms(text).map((stem) => meanings.get(stem) ?? stem);

/** The stems of a text, and each two that stand together. */
export function listTerms(text: string): string[] {
  const stems = listStems(text);
  return [...stems, ...stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`)];
}

/** Words that say how something is asked, or nothing at all. */
const askingWords = new Set(
  listStems(
    "a about actual after afterwards ago again all also always am an and any anything are as ask at away back be because behind bit but by " +
      "can come could describe detail do each else ever every exactly example explain feel feeling for from further get give go " +
      "happen have he hear here how i if in instance into it just kind know let like lot make many maybe mean might mind moment " +
      "less more most much must my never no not now of off often oh ok okay on once one only or other our out over part perhaps place please " +
      "quite really recall remember right say see share she should so some something sort still story such sure tell than " +
      "thank thanks that the their them then there these they thing think this those through time to too true understand up " +
      "us very want was way we well were what when where whether which while who why will wish with would yeah yes yet you " +
      "sound great sorry interesting curious wonder question particular specific own long anyone anybody " +
      "nobody somebody someone between behind until upon personal whole turn react like mention next around somehow way last time experience occasion situation role since while first while mr mrs both none ms",
  ),
);

/** Whether a stem names a matter. */
export const isMatter = (stem: string): boolean => !askingWords.has(stem) && !/^\d+$/u.test(stem);

/** Of a text's stems those that name a matter. */
export const listMatter = (text: string): string[] => [...new Set(listStems(text).filter(isMatter))];
