import type { Evidence, FindingKind, Sentiment } from "#contract/insights.ts";
import type { Denial, Statement } from "../coder/coded-source.ts";
import { orderEvidence } from "./evidence-list.ts";
import type { NounBook } from "./noun-book.ts";
import type { ToneBook } from "./tone-book.ts";

const mostChallenges = 3;

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

/**
 * What speaks against a finding: sentences of the opposite tone about the same thing; against a need, that somebody
 * does not need it; against a behaviour, that somebody does not do it. Empty where nobody said so clearly.
 */
export function listChallenges(kind: FindingKind, members: Statement[], contrary: Contrary): Evidence[] {
  const heads = listHeads(members);
  const needed = members.length > 1 ? 1 : Math.min(heads.length, 2);
  if (needed === 0) return [];
  const placeOf = ({ messageId, start }: Evidence) => `${messageId} ${start}`;
  const own = new Set(members.map((member) => placeOf(member.evidence)));
  const against = listAgainst(kind, { heads, members }, contrary).filter(({ nouns, evidence }) => {
    const shared = heads.filter((head) => nouns.includes(head)).length;
    return shared >= needed && !own.has(placeOf(evidence));
  });
  return orderEvidence(
    against.map((sentence) => sentence.evidence),
    mostChallenges,
  );
}
