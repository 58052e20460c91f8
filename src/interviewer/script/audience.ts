import { containsCompletionPhrase } from "../guard.ts";
import { article, isPeople, isVerb, looksPlural, lowerFirst, toSingular, toThirdPerson } from "./english.ts";
import { quoteSubject, readsAsEnglish } from "./objective-traits.ts";
import { listSentences, normaliseText } from "./sentences.ts";

/** The audience as words for the introduction ("with nurses") and for one of them ("a nurse"), if that can be said. */
export interface Audience {
  group: string;
  one: string | null;
}

const leads =
  /^(?:(?:the |our )?target (?:audience|group|users?)(?: is| are|:)?|(?:our |the )?(?:audience|users?|participants)(?: is| are|:)|we (?:want|would like|need) to (?:interview|speak (?:to|with)|talk (?:to|with))|interviews? with|mainly|mostly|primarily|any|all|some|ideally)\s+/i;
const places =
  /^(?:in|from|at|with|without|who|that|aged|over|under|between|on|of|living|working|using|looking|doing|going|for|across|near|based|outside|inside|running|studying|caring|recovering|suffering)$/i;
const maximumWords = 14;

function trimGroup(text: string): string {
  const words = text.split(" ");
  if (words.length <= maximumWords) return text;
  const cut = /^((?:\S+ ){1,12}?\S+?)(?:,|;| \(| and who | and are | that | which )/.exec(text)?.[1] ?? "";
  return looksPlural(cut.split(" ").find((word) => looksPlural(word)) ?? "") ? cut : "";
}

/** Index of the noun that names the people: "busy parents of toddlers" gives 1. */
function findHead(words: string[]): number {
  const end = words.findIndex((word, index) => index > 0 && places.test(word.replace(/,$/, "")));
  const limit = end < 0 ? words.length : end;
  return limit - 1;
}

const groupsOfMany =
  /^(?:people|staff|households|families|teams|companies|businesses|organisations|organizations|startups|agencies|schools|couples|generations?)$/i;

/** "people who cook": "someone who cooks"; past and modal verbs stay as they are. */
function toSomeoneWho(verb: string, rest: string): string | null {
  const known = isVerb(verb) || verb === "are";
  if (!known && !/(?:ed|can|could|did|had|will)$/.test(verb)) return null;
  return `someone who ${known ? toThirdPerson(verb) : verb}${rest}`.replace(/\btheir\b/g, "your");
}

function toOne(group: string): string | null {
  if (/,|\/|&|\band\b|\bor\b/.test(group) || group.split(" ").length > 8) return null;
  const who =
    /^(?:people|those|everyone|anyone|adults|users|customers|persons) (?:who|that) (\S+)(.*)$/i.exec(group);
  if (who?.[1]) return toSomeoneWho(who[1].toLowerCase(), who[2] ?? "");
  if (/\b(?:who|that|their|each|every)\b/i.test(group)) return null;
  const words = group.split(" ");
  const head = findHead(words);
  const noun = words[head] ?? "";
  const after = words.slice(head + 1);
  if (/^people$/i.test(noun) && head === 0 && after.length > 0) return ["someone", ...after].join(" ");
  if (!looksPlural(noun) || groupsOfMany.test(noun)) return null;
  const one = [...words.slice(0, head), toSingular(noun), ...after].join(" ");
  return `${article(one)} ${one}`;
}

function isGroup(text: string): boolean {
  const words = text.replace(/,/g, "").split(" ");
  if (/^(?:people|those|everyone|anyone|adults|staff|women|men|parents)\b/i.test(text)) return true;
  if (/^(?:a|an|the|my|one)\b/i.test(text) && !looksPlural(words[findHead(words)] ?? "")) return false;
  return (
    looksPlural(words[findHead(words)] ?? "") ||
    words.some((word) => isPeople(word.toLowerCase()) && looksPlural(word))
  );
}

/** A single "nurse" or "a freelance designer" as its group; other singular things stay undefined. */
function findPluralOfOne(text: string): string | undefined {
  const bare = text.replace(/^(?:a|an|the|one) /i, "");
  const words = bare.split(" ");
  const head = findHead(words);
  const noun = words[head] ?? "";
  const plural = /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  const known =
    isPeople(plural.toLowerCase()) || /(?:ist|ian|eer|ner|ger|ter|tor|yer|per|ser|ver|ber|ker)$/.test(noun);
  if (!known || /\b(?:who|that)\b/.test(bare)) return undefined;
  return [...words.slice(0, head), plural, ...words.slice(head + 1)].join(" ");
}

const ageGroup =
  /^(?:ages? |aged )?(?:between )?(\d{2} ?(?:-|–|to|and) ?\d{2}|\d{2}\+)(?: ?(?:years?(?: old)?|year[- ]olds?|y\/?o))?$/i;

/**
 * Reads a target audience: a group to name in the introduction, and one member of it where English grammar
 * lets us say so safely. An audience we cannot read is quoted or left to "people like you".
 */
export function parseAudience(targetAudience: string): Audience {
  const text = normaliseText(targetAudience)
    .replace(/^["']+|(?<!["'.;:!?])["'.;:!?]+$/g, "")
    .replace(leads, "")
    .trim();
  const fallback = { group: "people with different experiences", one: null };
  if (!/[\p{L}\p{N}]/u.test(text) || containsCompletionPhrase(text)) return fallback;
  const age = ageGroup.exec(text)?.[1];
  if (age) return { group: `people aged ${age}`, one: null };
  const first = lowerFirst((listSentences(text)[0] ?? text).replace(/(?<![.;:!?])[.;:!?]+$/, ""));
  const known = trimGroup(first);
  if (/^gen(?:eration)? \w$/i.test(text))
    return { group: `people of Gen ${text.at(-1)?.toUpperCase()}`, one: null };
  if (known !== "" && readsAsEnglish(known)) {
    if (isGroup(known)) return { group: known, one: toOne(known) };
    const plural = findPluralOfOne(known);
    if (plural) return { group: plural, one: toOne(plural) };
  }
  const quoted = quoteSubject(text).replace(/^the topic /, "");
  return quoted === "this topic" ? fallback : { group: `people from this group: ${quoted}`, one: null };
}
