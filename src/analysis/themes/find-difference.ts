import { findConcept, listNounConcepts } from "../coder/terms.ts";
import { readSentences } from "../reading.ts";
import { countSpacedWords } from "../words.ts";
import type { ClusterMember, ThemeCluster } from "./cluster-pool.ts";
import { contradictsInWording, judge, type Stance } from "./disagreement.ts";
import { type Headline, listShared, shortenQuote } from "./headline.ts";
import { readVerdict } from "./read-verdict.ts";
import type { VerdictBook } from "./verdict-book.ts";

const maxWords = 24;
const unsure = /\b(?:sometimes|depends|a bit|a little|kind of|sort of|probably|at first|used to)\b/i;
const negator = /\b(?:not|never|nobody|no|none|hardly|rarely)\b|n['’]t\b/i;

function isPlain({ remark }: ClusterMember): boolean {
  const { hedged, imagined, proposed, leaning, frame, evidence } = remark;
  return !(hedged || imagined || proposed || leaning || frame === "wish" || unsure.test(evidence.quote));
}

const readTokens = (quote: string) => readSentences(quote).flatMap(({ tokens }) => tokens);

/** The first thing that one denies is what the other says: "not useful" and "useful", but not two that share a noun. */
function denies(one: ClusterMember, other: ClusterMember): boolean {
  const { quote } = one.remark.evidence;
  const at = one.remark.denied ? negator.exec(quote) : null;
  if (at === null || !contradictsInWording(one, other)) return false;
  const [first] = readTokens(quote.slice(at.index + at[0].length)).flatMap(
    (token) => findConcept(token) ?? [],
  );
  return first !== undefined && other.remark.concepts.includes(first);
}

function likesAndMinds(one: ClusterMember, other: ClusterMember): boolean {
  return judge(one, false) === "likes" && judge(other, false) === "minds";
}

function judgesContrary(one: ClusterMember, other: ClusterMember): boolean {
  const [verdict, contrary] = [one, other].map(({ remark }) => readVerdict(remark.evidence.quote));
  return (
    verdict?.aspect !== undefined &&
    verdict.aspect === contrary?.aspect &&
    verdict.respect === contrary.respect &&
    verdict.isPositive !== contrary.isPositive
  );
}

/** Both say something plain, and the contrary, of the same thing. */
function differs(one: ClusterMember, other: ClusterMember): boolean {
  if (one.person === other.person || !isPlain(one) || !isPlain(other)) return false;
  const [named, others] = [one, other].map(({ remark }) =>
    listNounConcepts(readTokens(remark.evidence.quote)),
  );
  if (!named?.some((noun) => others?.includes(noun))) return false;
  return [[one, other] as const, [other, one] as const].some(
    ([a, b]) => denies(a, b) || likesAndMinds(a, b) || judgesContrary(a, b),
  );
}

function toWords({ remark }: ClusterMember, cluster: ThemeCluster): string | undefined {
  const { quote } = remark.evidence;
  return (
    shortenQuote(quote, listShared(cluster)) ?? (countSpacedWords(quote) <= maxWords ? quote : undefined)
  );
}

/** The words of two people, one of each side, who plainly contradict each other; undefined where nobody does. */
export function findDifference(cluster: ThemeCluster, { contrary }: Stance): Stance["heads"] {
  const agreeing = cluster.members.filter((member) => !contrary.includes(member));
  for (const one of agreeing) {
    const other = contrary.find((member) => differs(one, member));
    const [a, b] = [toWords(one, cluster), other && toWords(other, cluster)];
    if (a !== undefined && b !== undefined) return { a, b };
  }
  return undefined;
}

/** A theme with those who say its headline, or the contrary, in words of their own: "too dear" against "a fair price". */
export function addVerdicts(
  { cluster, headline, stance }: { cluster: ThemeCluster; headline: Headline; stance: Stance },
  book: VerdictBook,
): { cluster: ThemeCluster; stance: Stance } {
  const { questionId } = cluster;
  const verdict = readVerdict(headline.text);
  if (questionId === null || verdict === undefined || stance.isTopic) return { cluster, stance };
  const against = book.list(questionId, verdict, false);
  if (against.people.length === 0 || against.text === undefined) return { cluster, stance };
  const along = book.list(questionId, verdict, true);
  const known = new Set(cluster.members.map(({ person }) => person));
  const isNew = ({ person }: ClusterMember) => !known.has(person);
  const contrary = [...stance.contrary, ...against.members.filter(isNew)];
  const opposed = new Set([...stance.contrary.map(({ person }) => person), ...against.people]);
  const agreeing = [
    ...cluster.members.filter(({ person }) => !opposed.has(person)),
    ...along.members.filter(isNew),
  ];
  const people = [...new Set([...cluster.people, ...along.people, ...opposed])].sort((a, b) => a - b);
  const isTopic = people.length - opposed.size < opposed.size * 2;
  return {
    cluster: { ...cluster, members: [...agreeing, ...contrary], people },
    stance: { isTopic, contrary, heads: { a: headline.text, b: against.text } },
  };
}
