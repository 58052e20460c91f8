import { readSentences, type Token } from "../reading.ts";

const subjectTags = new Set(["DET", "ADJ", "NOUN", "PROPN", "NUM"]);
const longestSubject = 5;

/** Past forms that do not end in -ed, of verbs that wishes are made with. */
const irregular: ReadonlyMap<string, string> = new Map(
  "had have|got get|came come|went go|told tell|kept keep|let let|made make|knew know|gave give|took take|showed show|ran run|sent send|found find|stayed stay|spoke speak|left leave|understood understand|saw see|thought think|cost cost|synced sync|felt feel|played play"
    .split("|")
    .map((pair): [string, string] => {
      const [past = "", base = ""] = pair.split(" ");
      return [past, base];
    }),
);

/** Verbs whose past leaves out an "e" that the ending does not tell of. */
const silentE =
  /(?:[aeiou][cgsuvz]|[^aeiou]l|[rln][cgsv]|[aiou]t(?<=(?:at|et|ut))|[aiou][dkmnp](?<=(?:id|ik|im|in|ap|op|ok|od|om|ak|am)))$/;

function findBase(past: string): string | undefined {
  const known = irregular.get(past);
  if (known !== undefined) return known;
  if (!/^\p{L}{2,}ed$/u.test(past)) return undefined;
  const stem = past.slice(0, -2);
  if (stem.endsWith("i")) return `${stem.slice(0, -1)}y`;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  // "Treated", "ended" and "worked" have no silent e; two vowels or two consonants stand before their last letter.
  const plain =
    /(?:[aeiou]{2}[^aeiou]|[^aeiou]{2}|[wxy]|er|en|on|or|it|et)$/.test(stem) &&
    !/(?:[rln][cgsv]|[^aeiou]l)$/.test(stem);
  return plain || !silentE.test(stem) ? stem : `${stem}e`;
}

function thirdPerson(base: string): string {
  if (base === "have") return "has";
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function isPlural(subject: Token): boolean {
  return subject.lower === "people" || /[^s]s$/.test(subject.lower);
}

/**
 * What is wished for in the past tense ("the tools worked offline") as the thing itself: "tools that work offline".
 * Anything else stays as it is.
 */
export function tellWish(text: string): string {
  const tokens = readSentences(text)[0]?.tokens ?? [];
  const at = tokens.findIndex((token) => !subjectTags.has(token.pos));
  const subject = tokens[at - 1];
  const verb = tokens[at];
  if (subject === undefined || verb === undefined || at > longestSubject) return text;
  if (subject.pos !== "NOUN" && subject.pos !== "PROPN") return text;
  const base = verb.pos === "VERB" || verb.lower === "had" ? findBase(verb.lower) : undefined;
  if (base === undefined || tokens[at + 1] === undefined) return text;
  const told = isPlural(subject) ? base : thirdPerson(base);
  const head = text.slice(0, subject.end).replace(/^the /i, "");
  return `${head} that ${told}${text.slice(verb.end)}`;
}
