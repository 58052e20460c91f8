import type { Evidence } from "#contract/insights.ts";
import { listClauses } from "../coder/clauses.ts";
import { listConcepts } from "../coder/terms.ts";
import { readSentences } from "../reading.ts";
import { countSpacedWords } from "../words.ts";
import type { ClusterMember, ThemeCluster } from "./cluster-pool.ts";
import { cutTalk } from "./cut-talk.ts";
import { readMarks } from "./remark-marks.ts";

const minWords = 4;
const maxWords = 24;

/** Looked at closely, of what may be hundreds of members. */
const maxCandidates = 12;

/** A participant's words as a headline: `text` is a slice of the quote, with nothing in it changed. */
export interface Headline {
  text: string;
  evidence: Evidence;
  member: ClusterMember;
}

/** The clause of a long sentence that holds most of what people share, where one stands alone. */
function pickClause(quote: string, shared: ReadonlySet<string>): string | undefined {
  const clauses = readSentences(quote).flatMap(listClauses);
  const rated = clauses.flatMap(({ text, tokens }) => {
    const { whole } = readMarks(text, tokens);
    const hits = listConcepts(tokens).filter((concept) => shared.has(concept)).length;
    return whole && hits > 0 && countSpacedWords(text) <= maxWords ? [{ text, hits }] : [];
  });
  return rated.sort((a, b) => b.hits - a.hits)[0]?.text;
}

/** What one person adds behind a comma; never what limits the rest. */
const addition = /,\s+(?=(?:\w+ing|which|who|and|so (?:i|we|you|they|it|that|the)|although|though)\b)/g;
const minHeadWords = 5;
/** "The sound drops and the patient, who is eighty, thinks": the next thing is not said yet. */
const beginsAnother = /\b(?:and|but|so) (?:the|a|an|my|our|your|his|her|their|its) \w+$/i;

/** The words up to an addition in which nobody else's concept is. */
function cutAddition(text: string, shared: ReadonlySet<string>): string {
  if (shared.size === 0) return text;
  for (const { index } of text.matchAll(addition)) {
    const head = text.slice(0, index);
    const tail = readSentences(text.slice(index)).flatMap(({ tokens }) => listConcepts(tokens));
    if (beginsAnother.test(head)) continue;
    const isOwn = !tail.some((concept) => shared.has(concept));
    if (isOwn && countSpacedWords(head) >= minHeadWords && readsAlone(head)) return head;
  }
  return text;
}

const limiting = /\b(?:but|although|though|however|yet|if|unless|when|whenever|until|not)\b|n['’]t\b/i;
const minOwnWords = 3;

/** "The four changed something afterwards and nobody took notes": the one clause of a sentence that others share. */
function pickShared(quote: string, shared: ReadonlySet<string>): string | undefined {
  const clauses = limiting.test(quote) ? [] : readSentences(quote).flatMap(listClauses);
  const hits = clauses.filter(({ tokens }) => listConcepts(tokens).some((concept) => shared.has(concept)));
  const [only, another] = hits;
  if (only === undefined || another !== undefined || clauses.length < 2) return undefined;
  const isWhole = countSpacedWords(only.text) >= minOwnWords && readMarks(only.text, only.tokens).whole;
  return isWhole ? only.text : undefined;
}

/** The words shown of a quote: all of it when short, else one of its clauses; talk at its ends is cut. */
export function shortenQuote(quote: string, shared: ReadonlySet<string>): string | undefined {
  const cut = (text: string) => {
    const { start, end } = cutTalk(text);
    return cutAddition(text.slice(start, end), shared);
  };
  const own = pickShared(quote, shared);
  if (own !== undefined) return cut(own);
  const whole = cut(quote);
  const words = countSpacedWords(whole);
  if (words < minWords) return undefined;
  if (words <= maxWords) return whole;
  const clause = pickClause(quote, shared);
  const shown = clause === undefined ? undefined : cut(clause);
  return shown !== undefined && countSpacedWords(shown) >= minWords ? shown : undefined;
}

const slowStart = /^(?:the|one) (?:(?:only|first|other|main|second|one) )?(?:one|thing|part)\b/i;

/** What others say too speaks for all; what only this one adds ("supervising the box") does not. */
function rate(
  { remark, likeness }: ClusterMember,
  text: string,
  { shared, isMostlyDenied }: { shared: ReadonlySet<string>; isMostlyDenied: boolean },
): number {
  const common = remark.concepts.filter((concept) => shared.has(concept)).length / remark.concepts.length;
  const whole = remark.whole ? 0.15 : 0;
  const unsure = (remark.hedged ? 0.06 : 0) + (remark.imagined ? 0.1 : 0) + (remark.leaning ? 0.15 : 0);
  // What is not so speaks badly for people who say what is.
  const odd = remark.denied && !isMostlyDenied ? 0.2 : 0;
  const words = countSpacedWords(text);
  // "The only one that I can think of is …" keeps a reader waiting.
  const slow = slowStart.test(text) ? 0.2 : 0;
  const length = words >= 6 && words <= 18 ? 0.03 : 0;
  return likeness + whole - unsure - odd - slow + length + common * 0.3;
}

function readsAlone(text: string): boolean {
  const tokens = readSentences(text).flatMap((sentence) => sentence.tokens);
  return readMarks(text, tokens).whole === true;
}

/** Concepts that at least two people of a cluster share. */
export function listShared(cluster: Pick<ThemeCluster, "members">): Set<string> {
  const saidBy = new Map<string, Set<number>>();
  for (const { remark, person } of cluster.members) {
    for (const concept of remark.concepts)
      saidBy.set(concept, (saidBy.get(concept) ?? new Set()).add(person));
  }
  return new Set([...saidBy].filter(([, people]) => people.size > 1).map(([concept]) => concept));
}

/** The members that say best what all of the cluster say, the best first; those that do not read alone are left out. */
export function listHeadlines(cluster: ThemeCluster, members: readonly ClusterMember[]): Headline[] {
  const shared = listShared(cluster);
  const isMostlyDenied = members.filter(({ remark }) => remark.denied).length * 2 > members.length;
  const candidates = members.flatMap((member) => {
    const text = shortenQuote(member.remark.evidence.quote, shared);
    return text === undefined
      ? []
      : [{ text, member, rating: rate(member, text, { shared, isMostlyDenied }) }];
  });
  candidates.sort((a, b) => b.rating - a.rating || a.member.at - b.member.at);
  return candidates
    .slice(0, maxCandidates)
    .filter(({ text }) => readsAlone(text))
    .map(({ text, member }) => ({ text, evidence: member.remark.evidence, member }));
}

/** As a line of its own, words begin with a capital. */
export function toLine(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/\s+/g, " ");
}
