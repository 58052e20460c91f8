import { listNounConcepts } from "../coder/terms.ts";
import { readSentences } from "../reading.ts";
import { scoreSentiment } from "../sentiment.ts";
import type { ClusterMember, ThemeCluster } from "./cluster-pool.ts";
import type { Likeness } from "./likeness.ts";

/** People who both speak well of a thing, or both badly, are of one mind, whatever words deny in it. */
const clearTone = 0.3;

/** Who takes which side on the same thing, and whether the cluster can be told as one claim. */
export interface Stance {
  isTopic: boolean;
  /** Members that say the contrary of the others, where they clearly do. */
  contrary: ClusterMember[];
  /** One plain statement of each side; left out where no two contradict each other beyond doubt. */
  heads?: { a: string; b: string } | undefined;
}

function countPeople(members: readonly ClusterMember[]): number {
  return new Set(members.map((member) => member.person)).size;
}

/** One says that something is so and the other that it is not, whatever that is. */
export function contradictsInWording(one: ClusterMember, other: ClusterMember): boolean {
  if (one.person === other.person || one.remark.denied === other.remark.denied) return false;
  if ([one, other].some(({ remark }) => remark.hedged || remark.imagined || remark.frame === "wish"))
    return false;
  const [tone, otherTone] = [one, other].map(({ remark }) => scoreSentiment(remark.evidence.quote));
  if (
    Math.min(Math.abs(tone ?? 0), Math.abs(otherTone ?? 0)) > clearTone &&
    (tone ?? 0) * (otherTone ?? 0) > 0
  )
    return false;
  if ([one, other].some(({ remark }) => inName.test(remark.evidence.quote))) return false;
  // Both deny something ("nobody took notes"), the one of them later in the sentence.
  return !(negation.test(one.remark.evidence.quote) && negation.test(other.remark.evidence.quote));
}

const listNamed = (quote: string) =>
  listNounConcepts(readSentences(quote).flatMap((sentence) => sentence.tokens));

/** "Highlighting was very useful" and "I did not find highlighting useful": two things in common, one denied. */
function opposes(one: ClusterMember, other: ClusterMember, likeness: Likeness): boolean {
  if (!contradictsInWording(one, other)) return false;
  const shared = one.ids.filter((id) => other.vector.has(id) && !likeness.isSubject(id));
  // "Please not one place for everything" has room for one thing alone.
  const isShort = [one, other].some(
    ({ remark }) => remark.denied && remark.evidence.quote.split(/\s+/).length <= maxShortWords,
  );
  if (shared.length > 1) return true;
  const named = [one, other].map(({ remark }) => listNamed(remark.evidence.quote));
  return isShort && shared.some((id) => named.every((names) => names.includes(likeness.nameOf(id))));
}

/** "Officially they don't have WhatsApp" says that they do. */
const inName = /\b(?:officially|in theory|on paper|supposed(?:ly| to))\b/i;
const negation = /\b(?:not|never|nobody|no one|none|neither|no)\b|n['’]t\b/i;
const maxShortWords = 7;

const liking =
  /\bi (?:(?:really|actually|honestly|do|just|still) )*(?:like|love|enjoy)\b|\bwould(?:n['’]t| not) want to (?:lose|miss)\b/i;
const criticising =
  /\bcould be\b|\bshould (?:be|wait|have)\b|\btoo (?:many|much|long|often|loud)\b|\brather\b|\bmakes? me feel\b|\bhate\b|can['’]t stand|\bwaste\b/i;

function countShared(one: ClusterMember, other: ClusterMember): number {
  return one.ids.filter((id) => other.vector.has(id)).length;
}

/** `byTone` says that a bad tone is enough for minding it, whatever it is about. */
export function judge({ remark }: ClusterMember, byTone = true): "likes" | "minds" | "tells" {
  const { quote } = remark.evidence;
  if (liking.test(quote)) return "likes";
  const minds = criticising.test(quote) || (byTone && scoreSentiment(quote) <= -clearTone);
  return minds ? "minds" : "tells";
}

/** "I love the daily call" and "a daily call that could be a message": the fewer people of the two sides. */
function listOtherSide(members: readonly ClusterMember[]): ClusterMember[] {
  const sides = Map.groupBy(members, (member) => judge(member));
  const [likes = [], minds = []] = [sides.get("likes"), sides.get("minds")];
  const people = new Set(likes.map(({ person }) => person));
  if (likes.length === 0 || !minds.some(({ person }) => !people.has(person))) return [];
  const [many, few] = countPeople(likes) > countPeople(minds) ? [likes, minds] : [minds, likes];
  // "I love the project to bits" is no answer to who misses a view of projects.
  return few.filter((one) => many.some((other) => countShared(one, other) > 1));
}

/** Others who speak of the same things and say nothing against it. */
function listAllies(
  one: ClusterMember,
  { members, opposed, likeness }: { members: ClusterMember[]; opposed: ClusterMember[]; likeness: Likeness },
): ClusterMember[] {
  const against = new Set(opposed.map(({ person }) => person));
  return members.filter((other) => {
    if (other.person === one.person || against.has(other.person)) return false;
    return one.ids.filter((id) => other.vector.has(id) && !likeness.isSubject(id)).length > 1;
  });
}

/** Reads whether the members of a cluster are of one mind, by what they deny and what they mind. */
export function readStance(cluster: ThemeCluster, likeness: Likeness): Stance {
  const { members } = cluster;
  const denying = members.filter(({ remark }) => remark.denied);
  const minority =
    denying.length * 2 > members.length ? members.filter(({ remark }) => !remark.denied) : denying;
  const otherSide = new Set(listOtherSide(members));
  const denied = minority.filter((one) => {
    const opposed = members.filter((other) => opposes(one, other, likeness));
    return countPeople(opposed) > countPeople(listAllies(one, { members, opposed, likeness }));
  });
  const contrary = members.filter((member) => otherSide.has(member) || denied.includes(member));
  const agreeing = members.filter((member) => !contrary.includes(member));
  const isTopic = countPeople(contrary) > 0 && countPeople(agreeing) < countPeople(contrary) * 2;
  return { isTopic, contrary };
}
