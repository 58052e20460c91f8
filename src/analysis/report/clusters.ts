import type { Statement } from "../coder/coded-source.ts";
import { isTie } from "../coder/instead.ts";
import type { Voice } from "./voices.ts";

/**
 * Statements that mean the same. Of many members only some are kept; `voices` holds each person and question behind
 * them at least once.
 */
export interface Cluster {
  members: Statement[];
  voices: Voice[];
  count: number;
  /** Sum of the compound sentiment of all members. */
  compound: number;
}

/** A statement with who said it. */
export interface Voiced {
  statement: Statement;
  voice: Voice;
}

/** From this weighted overlap two statements count as saying the same. */
const sameMeaning = 0.3;
/** Leaders compared with per concept: keeps the work linear in the number of statements. */
const maxCandidates = 60;

/** "We use it with two colleagues": what is used was said before. */
const pointing =
  /^(?:i think |maybe )?(?:\w+ ){1,4}(?:it|this|them|those)\b|\b(?:it|this|that|them|those|these|there|so|one)$/i;
const fragmentStart =
  /^(?:Is|Are|Was|Were|Be|Said|Says|To|About|If|Whether|Than|Even|As|Not|That|Let's) (?!me\b)/;
/** Speech that came out crooked reads badly, however whole it is. */
const crooked =
  /\b(?:is like so|like,|kind of|sort of|gonna|wanna|stuff|blah|or something|actually|so i guess|i mean|you know)\b/i;

function rateLength(words: number): number {
  if (words < 4) return -1.5;
  if (words <= 5) return 0.6;
  if (words <= 20) return 1;
  return words <= 24 ? 0.7 : 0.4;
}

/** How well a phrase reads on its own: of middling length, said plainly, not leaning on what was said before. */
export function ratePhrase(statement: Statement): number {
  const words = statement.phrase.split(" ").length;
  if (statement.kind === "preferredFeatures" || statement.kind === "missingFeatures") {
    return statement.unresolved ? -0.5 : 1 - Math.max(words - 6, 0) * 0.1;
  }
  const leaning = statement.unresolved ? -1.6 : pointing.test(statement.phrase) ? -0.5 : 0;
  const talk = fragmentStart.test(statement.phrase) ? -2 : crooked.test(statement.phrase) ? -0.5 : 0;
  const unsure = statement.mode === "hedged" ? -0.1 : 0;
  return rateLength(words) + leaning + talk + unsure + Math.min(Math.abs(statement.compound), 0.6) * 0.5;
}

export type Weights = (concept: string) => number;

/** How much each concept tells, by how rarely it is said; one that was not counted is as rare as can be. */
export function weighConcepts(counts: ReadonlyMap<string, number>, total: number): Weights {
  const known = new Map<string, number>();
  return (concept) => {
    const weight = known.get(concept) ?? Math.log(1 + total / (counts.get(concept) ?? 1));
    known.set(concept, weight);
    return weight;
  };
}

function weigh(concepts: Iterable<string>, weights: Weights): number {
  let sum = 0;
  for (const concept of concepts) sum += weights(concept) ** 2;
  return sum;
}

/** Names in a phrase, but for the word that it begins with. */
function listNamed(phrase: string): string[] {
  return (phrase.match(/(?<=\s)\p{Lu}[\p{L}\p{N}'-]+/gu) ?? []).map((name) => name.replace(/'s$/, ""));
}

/** Two sushi places with different names are two places. */
function nameOthers(a: Statement, b: Statement): boolean {
  const names = listNamed(a.phrase);
  const others = listNamed(b.phrase);
  return names.length > 0 && others.length > 0 && !names.some((name) => others.includes(name));
}

function compare(a: Statement, b: Statement, weights: Weights): number {
  if (a.polarity !== b.polarity) return 0;
  const shared = a.concepts.filter((concept) => b.concepts.includes(concept));
  if (shared.some(isTie) && !nameOthers(a, b)) return 1;
  const isFeature = a.kind === "preferredFeatures" || a.kind === "missingFeatures";
  // One word in common is too little, unless the word is all there is: the name of a feature.
  const needed = isFeature && Math.max(a.concepts.length, b.concepts.length) === 1 ? 1 : 2;
  if (shared.length < needed || nameOthers(a, b)) return 0;
  // Everybody answers in the words of the question.
  if (!isFeature && shared.every((concept) => a.asked?.includes(concept) || b.asked?.includes(concept)))
    return 0;
  return weigh(shared, weights) / Math.sqrt(weigh(a.concepts, weights) * weigh(b.concepts, weights) || 1);
}

/** Puts statements into the clusters that say the same, or opens new ones; the first member leads. */
export function joinSame(voiced: Voiced[], weights: Weights, clusters: Cluster[] = []): Cluster[] {
  const byConcept = new Map<string, Cluster[]>();
  const index = (cluster: Cluster) => {
    for (const concept of cluster.members[0]?.concepts ?? []) {
      const leaders = byConcept.get(concept) ?? [];
      byConcept.set(concept, leaders);
      if (leaders.length < maxCandidates) leaders.push(cluster);
    }
  };
  for (const cluster of clusters) index(cluster);
  for (const { statement, voice } of voiced) {
    const best = findNearest(statement, byConcept, weights);
    if (best) {
      best.members.push(statement);
      best.voices.push(voice);
      best.count++;
      best.compound += statement.compound;
      continue;
    }
    const made = {
      members: [statement],
      voices: [voice],
      count: 1,
      compound: statement.compound,
    };
    clusters.push(made);
    index(made);
  }
  return clusters;
}

function findNearest(
  statement: Statement,
  byConcept: ReadonlyMap<string, Cluster[]>,
  weights: Weights,
): Cluster | undefined {
  let best: Cluster | undefined;
  let closest = sameMeaning;
  for (const cluster of new Set(statement.concepts.flatMap((concept) => byConcept.get(concept) ?? []))) {
    const leader = cluster.members[0];
    const likeness = leader === undefined ? 0 : compare(statement, leader, weights);
    if (likeness >= closest) {
      closest = likeness;
      best = cluster;
    }
  }
  return best;
}
