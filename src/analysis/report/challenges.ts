import type { Evidence, FindingKind, Sentiment } from "#contract/insights.ts";
import type { Denial, Statement } from "../coder/coded-source.ts";
import { isWholeClause } from "../coder/whole-clause.ts";
import { stopWords } from "../lexicons/word-lists.ts";
import { readSentences } from "../reading.ts";
import { keyOfSpeaker, orderEvidence } from "./evidence-list.ts";
import type { NounBook } from "./noun-book.ts";
import type { ToneBook } from "./tone-book.ts";

const maxChallenges = 3;
const maxWords = 24;

/** Kinds of finding whose tone is given; a sentence of the other tone about the same speaks against them. */
export const toneOf: Partial<Record<FindingKind, Sentiment>> = {
  painPoints: "negative",
  adoptionBarriers: "negative",
  successStories: "positive",
  preferredFeatures: "positive",
};

/** Sentences that may speak against something, by the nouns they are about. */
export interface Contrary {
  tones: ToneBook;
  denials: NounBook<Denial>;
}

/** Nouns that at least half of the members share. */
function listHeads(members: Statement[]): string[] {
  const counts = new Map<string, number>();
  for (const member of members)
    for (const noun of member.nouns) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  return [...counts].filter(([, count]) => count * 2 >= members.length).map(([noun]) => noun);
}

/** The verb in any of its forms, whichever of them was denied. */
function makeVerbPattern(verb: string): RegExp {
  const base = verb.replace(/(?:ing|ed|e)$/, "");
  return new RegExp(`\\b${base}(?:e|s|es|ed|d|ing)?\\b`, "i");
}

const negated = /\b(?:never|not|no longer|hardly|rarely|seldom|stopped|avoid)\b|n't\b/i;

/** "I never record meetings" stands against "We record meetings", not against "We hold meetings". */
function deniesDeed({ verb }: Denial, members: Statement[]): boolean {
  if (verb === null) return false;
  const pattern = makeVerbPattern(verb);
  return members.some(({ phrase }) => pattern.test(phrase) && !negated.test(phrase));
}

/** A scrap, both sides in one sentence, a comparison or a long tale contradict nobody. */
function isClear(quote: string): boolean {
  if (!readSentences(quote).some(({ tokens, text }) => isWholeClause(tokens, text))) return false;
  return quote.split(/\s+/).length <= maxWords && !/\b(?:but|although|even|than|maybe|other)\b/i.test(quote);
}

function listAgainst(
  kind: FindingKind,
  { heads, members }: { heads: string[]; members: Statement[] },
  { tones, denials }: Contrary,
): { nouns: string[]; evidence: Evidence }[] {
  const tone = toneOf[kind];
  if (tone !== undefined) {
    return heads.flatMap((head) => tones.list(head, tone === "negative" ? "positive" : "negative"));
  }
  if (kind === "needs") {
    const needing = members.some(({ phrase }) => !negated.test(phrase));
    return needing ? heads.flatMap((head) => denials.list(head).filter((one) => one.needless)) : [];
  }
  if (kind !== "behaviors") return [];
  return heads.flatMap((head) => denials.list(head).filter((one) => deniesDeed(one, members)));
}

function listContentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)).map((word) => word.slice(0, 5)));
}

/** Calls and stand-ups are both meetings, but who likes the one has not said that the other is good. */
function sharesWord(members: Statement[], quote: string): boolean {
  const words = listContentWords(quote);
  return members.some(({ phrase }) => [...listContentWords(phrase)].some((word) => words.has(word)));
}

/** Words of one's own in the same talk are a second thought, not another's objection. */
function listOthers(members: Statement[]): (evidence: Evidence) => boolean {
  const speakers = new Set(members.map(({ evidence }) => keyOfSpeaker(evidence)));
  return (evidence) => !speakers.has(keyOfSpeaker(evidence));
}

/**
 * Speaks of the same matter and of little besides: most of its nouns are shared, and so are most of the finding's. What
 * is said of a feature begins with it.
 */
function isSameMatter(
  kind: FindingKind,
  { heads, needed }: { heads: string[]; needed: number },
  nouns: string[],
): boolean {
  if (kind === "preferredFeatures") return heads.every((head) => nouns.slice(0, 2).includes(head));
  const shared = heads.filter((head) => nouns.includes(head)).length;
  return shared * 2 >= nouns.length && shared >= needed;
}

/**
 * What speaks against a finding: sentences of the opposite tone about the same thing; against a need, that somebody
 * does not need it; against a behaviour, that somebody does not do it. Empty where nobody else said so clearly.
 */
export function listChallenges(kind: FindingKind, members: Statement[], contrary: Contrary): Evidence[] {
  const heads = listHeads(members);
  // Alone, a finding is about all that it names; of several people's words the nouns that they share.
  const needed = members.length > 1 ? heads.length / 2 : Math.min(heads.length, 2);
  const isOther = listOthers(members);
  const against = listAgainst(kind, { heads, members }, contrary).filter(
    ({ nouns, evidence }) =>
      isSameMatter(kind, { heads, needed }, nouns) &&
      isOther(evidence) &&
      isClear(evidence.quote) &&
      sharesWord(members, evidence.quote),
  );
  const once = new Map(against.map(({ evidence }) => [`${evidence.messageId} ${evidence.start}`, evidence]));
  return orderEvidence([...once.values()], maxChallenges);
}
