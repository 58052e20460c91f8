import { findConcept, listConcepts, listNounConcepts } from "../coder/terms.ts";
import { stopWords } from "../lexicons/word-lists.ts";
import { readSentences, type Token } from "../reading.ts";
import { scoreSentiment } from "../sentiment.ts";
import { type ClusterMember, isOfOthers, minPeople, type ThemeCluster } from "./cluster-pool.ts";
import { contradictsInWording, type Stance } from "./disagreement.ts";
import { type Headline, listHeadlines } from "./headline.ts";
import { compareVectors, type Likeness } from "./likeness.ts";

/** Weaker tones are no verdict. */
const clearTone = 0.3;
/** What backs a claim is as like it as this. */
const minBacking = 0.2;
/** Two proposals less alike than this are two. */
const sameProposal = 0.6;
/** So much of a short statement is what it is about. */
const mainShare = 0.5;
/** Of what a headline says so much must be what others say too. */
const minBorneOut = 0.2;
/** What others should do is each person's own solution, told in the words that the case was put in. */
const forOthers = /\b(?:they|he|she|everybody|everyone|people|the (?:group|others?|family))\b/i;
/** What happened to one person once is nothing that others say too. */
const onceUponATime =
  /^\W*(?:(?:and|so|then|well|yeah|like|but) )*(?:last (?:week|month|year|night|time)|yesterday|once\b|one (?:day|time)|the (?:other|last|first) (?:day|time|week)|recently|on \w+day\b|(?:a|two|three) (?:weeks?|months?|years?|days?) ago)/i;
/** Such a headline makes two claims, and the others back one of them. */
const turning = /\b(?:but|although|though|however|yet)\b/i;

const ownWords = /\b(?:i|we|me|us|my|our|mine|ours)\b/i;

/** What somebody could not do, or would have liked to. */
const unmet =
  /\b(?:stuck|wanted to|(?:could|ca)(?:n['’]t| not)|cannot|unable|hard to|difficult|impossible|infeasible|struggl\w+|problem|lack\w*|miss(?:ing)?|(?:does|do|did) ?(?:n['’]t|not) have|never (?:find|work)\w*)\b/i;

type Verdict = "good" | "bad" | "wanted" | "none";

/** What somebody thinks of the thing they name. */
function judge({ remark }: ClusterMember, text = remark.evidence.quote): Verdict {
  if (remark.frame === "wish" || remark.proposed) return "wanted";
  const tone = scoreSentiment(text);
  if (unmet.test(text) || tone <= -clearTone) return "bad";
  return tone >= clearTone ? "good" : "none";
}

/** Who lacks a thing, or would like it, is of one mind with those who wish for it. */
function agrees(one: Verdict, other: Verdict): boolean {
  return one !== "none" && other !== "none" && (one === other || [one, other].includes("wanted"));
}

const partBorder = /[,;:]|\b(?:because|since|but|when|if|although|though)\b/i;

/** The part of a remark that names a thing, as what is judged in another part may be another thing. */
function findPart({ remark }: ClusterMember, name: string): string {
  const parts = remark.evidence.quote.split(partBorder);
  return parts.find((part) => listNouns(part).has(name)) ?? "";
}

function countPeople(members: readonly ClusterMember[]): number {
  return new Set(members.map(({ person }) => person)).size;
}

/** The claim that a headline makes, with what of it others can say as well. */
interface Claim {
  head: ClusterMember;
  text: string;
  /** Concepts that a phrase may name. */
  phrasing: ReadonlySet<string>;
  shown: readonly number[];
  telling: ReadonlySet<number>;
  nouns: ReadonlySet<string>;
  verdict: Verdict;
  isOwn: boolean;
}

const listNouns = (text: string) =>
  new Set(listNounConcepts(readSentences(text).flatMap(({ tokens }) => tokens)));

function makeClaim({ member, text }: Headline, likeness: Likeness): Claim {
  const shown = nameWords(text);
  const ids = member.ids.filter((id) => shown.has(likeness.nameOf(id)));
  return {
    head: member,
    text,
    phrasing: new Set(ids.filter((id) => likeness.canTieAlone(id)).map((id) => likeness.nameOf(id))),
    shown: ids,
    telling: new Set(ids.filter((id) => likeness.isTelling(id))),
    nouns: listNouns(text),
    verdict: judge(member),
    isOwn: ownWords.test(text),
  };
}

/** "More difficult without a trackpad" and "my trackpad broke" are two troubles. */
const lacking = /\b(?:without|instead of|rather than|not (?:only|just))\b/i;

const nameWords = (text: string) =>
  new Set(readSentences(text).flatMap(({ tokens }) => listConcepts(tokens)));

function countCommon(one: string, other: string): number {
  const said = nameWords(other);
  return [...nameWords(one)].filter((name) => said.has(name)).length;
}

const isContent = ({ pos, lower }: Token) =>
  /^(?:NOUN|PROPN|VERB|ADJ|ADV)$/.test(pos) && !stopWords.has(lower);

const readTokens = (text: string) =>
  readSentences(text).flatMap(({ tokens }) => tokens.filter(({ pos }) => pos !== "PUNCT"));

/** Whether both texts have a run of words in common that names one of the things and says something of it: "took notes". */
function sharesPhrase(one: string, other: string, names: ReadonlySet<string>): boolean {
  const [said, claimed] = [readTokens(one), readTokens(other)];
  return said.some((_, from) =>
    claimed.some((__, at) => {
      let length = 0;
      while (said[from + length] && said[from + length]?.stem === claimed[at + length]?.stem) length++;
      const run = said.slice(from, from + length);
      const isNamed = run.some((token) => names.has(findConcept(token) ?? ""));
      return isNamed && run.filter(isContent).length > 1;
    }),
  );
}

/** Who hedges, or speaks of doing without, says something else in the same words. */
function saysPhrase(
  { hedged, evidence: { quote } }: ClusterMember["remark"],
  { text, phrasing }: Claim,
): boolean {
  return !hedged && lacking.test(quote) === lacking.test(text) && sharesPhrase(quote, text, phrasing);
}

const shareOf = (id: number, { vector }: ClusterMember) => (vector.get(id) ?? 0) ** 2;

/** One thing that both name is enough where both think the same of it, or say little else. */
function isSameMatter(member: ClusterMember, id: number, { claim, likeness }: Ground): boolean {
  const name = likeness.nameOf(id);
  if (!likeness.canTieAlone(id) || !claim.nouns.has(name) || isOfOthers(id, [member, claim.head], likeness))
    return false;
  if (!listNouns(member.remark.evidence.quote).has(name)) return false;
  const [part = "", otherPart = ""] = [member, claim.head].map((one) => findPart(one, name));
  if (lacking.test(part) !== lacking.test(otherPart)) return false;
  const isOfOneMind = agrees(judge(member, part), judge(claim.head, otherPart));
  // The question's own words tie nobody alone, and here are not alone.
  const isSaidAlike =
    !member.remark.hedged && countCommon(member.remark.evidence.quote, claim.head.remark.evidence.quote) > 1;
  return (
    isSaidAlike || isOfOneMind || (shareOf(id, member) >= mainShare && shareOf(id, claim.head) >= mainShare)
  );
}

interface Ground {
  claim: Claim;
  likeness: Likeness;
}

/** Two things in common; what somebody does or thinks is backed by those who say it of themselves. */
function backs(member: ClusterMember, { claim, likeness }: Ground): boolean {
  const { head, telling } = claim;
  const { remark } = member;
  if (remark.imagined || contradictsInWording(member, head)) return false;
  if (claim.isOwn && claim.verdict === "none" && !ownWords.test(remark.evidence.quote)) return false;
  const verdict = judge(member);
  // A verdict is backed by verdicts alone.
  if (claim.verdict !== "none" && !agrees(verdict, claim.verdict)) return false;
  const nearness = compareVectors(member.vector, head.vector);
  if (remark.proposed && head.remark.proposed && nearness < sameProposal) return false;
  const shared = member.ids.filter((id) => telling.has(id));
  if (shared.length > 0 && saysPhrase(remark, claim)) return true;
  const weight = shared.reduce((sum, id) => sum + shareOf(id, member), 0);
  // Half a sentence says it only where it says nothing else.
  if (!remark.whole && weight < mainShare) return false;
  if (shared.length === 1) return shared.some((id) => isSameMatter(member, id, { claim, likeness }));
  const particular = shared.filter((id) => likeness.canTieAlone(id));
  return shared.length > 1 && nearness >= (particular.length > 1 ? minBacking : mainShare);
}

/** How much of what a headline says somebody else says too. */
function measureBorneOut({ head, shown, telling }: Claim, backing: readonly ClusterMember[]): number {
  const others = backing.filter(({ person }) => person !== head.person);
  const weigh = (ids: readonly number[]) => ids.reduce((sum, id) => sum + shareOf(id, head), 0);
  const shared = shown.filter((id) => telling.has(id) && others.some(({ vector }) => vector.has(id)));
  return weigh(shared) / weigh(shown);
}

/** Neither imagined, nor cut from what it needs, nor two claims in one. */
function canClaim({ text, member }: Headline): boolean {
  const { imagined, leaning, proposed } = member.remark;
  const isOwnCase = onceUponATime.test(text) || (proposed && forOthers.test(text));
  return !(imagined || leaning || isOwnCase || turning.test(text));
}

/** A cluster with the headline that its members bear out. */
export interface NarrowedCluster {
  cluster: ThemeCluster;
  headline: Headline;
}

/**
 * A claim is borne out by those who say what its headline says: links from one remark to the next carry a cluster
 * away from it. Of the headlines the one that most people back; undefined where fewer than two do.
 */
export function narrowToClaim(
  cluster: ThemeCluster,
  stance: Stance,
  likeness: Likeness,
): NarrowedCluster | undefined {
  const agreeing = cluster.members.filter((member) => !stance.contrary.includes(member));
  const rated = listHeadlines(cluster, agreeing).flatMap((headline) => {
    if (!canClaim(headline)) return [];
    const claim = makeClaim(headline, likeness);
    const backing = agreeing.filter(
      (member) => member === headline.member || backs(member, { claim, likeness }),
    );
    const people = countPeople(backing);
    const isClaim = people >= minPeople(cluster.pool.people.size);
    return isClaim && measureBorneOut(claim, backing) >= minBorneOut ? [{ headline, backing, people }] : [];
  });
  const [best] = rated.sort((a, b) => b.people - a.people);
  if (best === undefined) return undefined;
  const members = cluster.members.filter(
    (member) => best.backing.includes(member) || stance.contrary.includes(member),
  );
  // People whose words are not kept were placed by likeness to the whole and stay.
  const dropped = new Set(cluster.members.map(({ person }) => person));
  for (const { person } of members) dropped.delete(person);
  const people = cluster.people.filter((person) => !dropped.has(person));
  return { cluster: { ...cluster, members, people }, headline: best.headline };
}
