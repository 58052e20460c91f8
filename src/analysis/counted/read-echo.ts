import { readSentences, type Token } from "../reading.ts";
import { plainWords } from "../words.ts";

type Side = "yes" | "no";

/** Whether something was ever done or happened. */
const asksIfDone = /\bever\b|^\W*(?:(?:so|and)[,\s]+)*(?:have|has|did)\s/i;
const ofYou = /\byou\b/i;
const talk =
  /^\W*(?:(?:u+m+|well|so|oh|ah|okay|honestly|to be honest|tbh|yes|yeah|no|nope|actually)[,.\s]+)*/i;
/** "I did leave", "we've never moved", "never crossed my mind", "think about it every day". */
const own =
  /^(?:(i|we)(?:'ve|'d)?\s+)?((?:(?:did|didn't|did not|have|haven't|have not|had|not|never|also|actually|really|even|just|once|already|always|both)\s+)*)(\w+)\b(.*)$/i;
const neverThought =
  /^(?:it(?:'s| has)? )?never (?:once |even |really )?(?:crossed my mind|crossed (?:our|his|her) minds?|occurred to (?:me|us)|came up|happened|entered my head|had (?:to|the need|cause|reason)|needed to|felt the need|been tempted)\b/i;
const denying = /\b(?:not|never)\b|n't\b/i;
/** What goes on after the verb: the same thing, or when and why. */
const going =
  /^\W*$|^\s*[.,;:!–—-]|^\s+(?:(?:about|of|for|with|on|in) )?(?:it|that|this|one|them|once|twice|several|anything|any|actually|already|this|last|in|on|at|two|three|four|five|six|a (?:year|month|week|while|few|couple)|after|before|when|because|years?|months?|ago|since|every|all the|for (?:a|good|two|three|six)|early|recently|straight)\b/i;
/** "I left it to my wife", "I think so". */
const otherwise = /^\s+(?:(?:it|that|them) (?:to|for|up)\b|so\b|that\b(?! (?:every|all))|me\b|out\b)/i;
const auxiliaries = new Set("do be have can will would could should get go".split(" "));

const lemmasOf = (tokens: readonly Token[]) => tokens.map(({ lemma }) => lemma.toLowerCase());
const lemmaOf = (word: string) =>
  lemmasOf(readSentences(`they ${word}`).flatMap(({ tokens }) => tokens)).at(-1) ?? word;

function listAskedVerbs(question: string): Set<string> {
  const tokens = readSentences(question).flatMap((sentence) => sentence.tokens);
  const verbs = tokens
    .filter(({ pos }) => pos === "VERB")
    .flatMap(({ lower, lemma }) => [lower, lemma, lemmaOf(lower)]);
  return new Set(verbs.filter((verb) => !auxiliaries.has(verb)));
}

function readClause(text: string, verbs: ReadonlySet<string>): Side | undefined {
  const plain = plainWords(text).replace(talk, "");
  if (/\?\W*$/.test(plain)) return undefined;
  if (neverThought.test(plain)) return "no";
  const [, subject, before = "", verb = "", rest = ""] = own.exec(plain) ?? [];
  const isAsked = verbs.has(verb.toLowerCase()) || verbs.has(lemmaOf(verb.toLowerCase()));
  if (!isAsked || otherwise.test(rest)) return undefined;
  const isDenied = denying.test(before);
  if (isDenied) return "no";
  // "Leave me be" bids; "think about it every day" says.
  const isSaid = subject !== undefined || /^\s+(?:about|of) (?:it|that)\b/i.test(rest);
  return isSaid && going.test(rest) && !/\bif\b|\bunless\b/i.test(rest) ? "yes" : undefined;
}

const alternative = /\bor\b/i;
const maxSentences = 3;

/**
 * Whether it was done, told by the question's own verb: "I did leave, in May". Of two things asked in one, either done
 * is a yes, also behind a no to the first.
 */
export function readEcho(texts: readonly string[], question: string): { name: Side; at: number } | undefined {
  if (!asksIfDone.test(question) || !ofYou.test(question)) return undefined;
  const verbs = listAskedVerbs(plainWords(question));
  const read = texts.slice(0, maxSentences).map((text) => readClause(text, verbs));
  const yes = alternative.test(question) ? read.indexOf("yes") : -1;
  if (yes !== -1) return { name: "yes", at: yes };
  const [first] = read;
  return first && { name: first, at: 0 };
}
