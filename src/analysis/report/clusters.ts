import type { Statement } from "../coder/coded-source.ts";
import { concepts } from "../lexicons/concepts.ts";
import { countPeople, type Voice } from "./voices.ts";

/**
 * Statements that mean the same, or, where `theme` is set, that are about the same thing. Of many members only some
 * are kept; `voices` holds each person and question behind them at least once.
 */
export interface Cluster {
  members: Statement[];
  voices: Voice[];
  count: number;
  /** Sum of the compound sentiment of all members. */
  compound: number;
  theme: Theme | undefined;
}

/** A statement with who said it. */
export interface Voiced {
  statement: Statement;
  voice: Voice;
}

/** What members are about: the concept, and its commonest wording among them. */
export interface Theme {
  concept: string;
  name: string;
}

/** From this weighted overlap two statements count as saying the same. */
const sameMeaning = 0.4;
/** Leaders compared with per concept: keeps the work linear in the number of statements. */
const mostCandidates = 60;

const fragmentStart = /^(?:Is|Are|Was|Were|Be|Said|Says|To|About|If|Whether|Than|Even|As|Not|That|Let's)\b/;

/** "Use it with two colleagues": what is used was said before. */
const pointing = /^(?:\w+ ){1,2}(?:it|this|them)\b/i;

function rateLength(words: number): number {
  if (words < 3) return -1.5;
  if (words <= 5) return 0.6;
  return words <= 13 ? 1 : 0.4;
}

/** How well a phrase reads on its own: whole, of middling length, not leaning on what was said before. */
export function ratePhrase(statement: Statement): number {
  const words = statement.phrase.split(" ").length;
  if (statement.kind === "preferredFeatures" || statement.kind === "missingFeatures") {
    return statement.unresolved ? -0.5 : 1 - Math.max(words - 6, 0) * 0.1;
  }
  const cut = statement.phrase.endsWith("…") ? -0.6 : 0;
  const leaning = statement.unresolved ? -1.6 : pointing.test(statement.phrase) ? -0.8 : 0;
  const subject = /^(?:They|You)\b/.test(statement.phrase) ? -0.2 : 0;
  const broken =
    fragmentStart.test(statement.phrase) || /\b(?:is|are|was|the|a|to|of|and)$/.test(statement.phrase)
      ? -2
      : 0;
  return (
    rateLength(words) + cut + leaning + subject + broken + Math.min(Math.abs(statement.compound), 0.6) * 0.5
  );
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

function compare(a: Statement, b: Statement, weights: Weights): number {
  const shared = a.concepts.filter((concept) => b.concepts.includes(concept));
  const short = Math.max(a.concepts.length, b.concepts.length) === 1;
  // One word in common is too little, unless neither says more.
  if (shared.length < 2 && !short) return 0;
  return weigh(shared, weights) / Math.sqrt(weigh(a.concepts, weights) * weigh(b.concepts, weights) || 1);
}

/** Puts statements into the clusters that say the same, or opens new ones; the first member leads. */
export function joinSame(voiced: Voiced[], weights: Weights, clusters: Cluster[] = []): Cluster[] {
  const byConcept = new Map<string, Cluster[]>();
  const index = (cluster: Cluster) => {
    for (const concept of cluster.members[0]?.concepts ?? []) {
      const leaders = byConcept.get(concept) ?? [];
      byConcept.set(concept, leaders);
      if (leaders.length < mostCandidates) leaders.push(cluster);
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
      theme: undefined,
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

function addTo<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Most counted first; then the longer, which is the plural; then by the alphabet. */
function findCommonest(counts: Map<string, number>): string | undefined {
  return [...counts].sort(
    (a, b) => b[1] - a[1] || b[0].length - a[0].length || a[0].localeCompare(b[0], "en"),
  )[0]?.[0];
}

/** Counts how a concept is worded: the bare word, and the phrases of several words that hold it. */
function countWordings(
  members: Statement[],
  concept: string,
): { words: Map<string, number>; phrases: Map<string, number> } {
  const words = new Map<string, number>();
  const phrases = new Map<string, number>();
  for (const { key, text } of members.flatMap((member) => member.phrases)) {
    const stems = key.split(" ");
    const at = stems.findIndex((stem) => (concepts.get(stem) ?? stem) === concept);
    const word = text.split(" ")[at];
    if (word === undefined) continue;
    if (at === stems.length - 1) addTo(words, word.toLowerCase(), 1);
    if (stems.length > 1) addTo(phrases, text.toLowerCase(), 1);
  }
  return { words, phrases };
}

/** The commonest wording of what the members say of a concept; undefined when none of them has a noun for it. */
export function nameTheme(members: Statement[], concept: string): string | undefined {
  const { words, phrases } = countWordings(members, concept);
  const phrase = findCommonest(phrases);
  // "Version control" names what nearly all say; else the bare word does.
  if (phrase !== undefined && (phrases.get(phrase) ?? 0) >= Math.max(members.length * 0.6, 2)) return phrase;
  const name = findCommonest(words);
  if (name === undefined) return undefined;
  // A theme reads as the plural where anybody used it.
  return words.has(`${name}s`) ? `${name}s` : name;
}

/** A noun with the clusters about it; `leading` are people whose statement begins with it. */
interface Candidate {
  noun: string;
  about: Set<Cluster>;
  people: number;
  leading: number;
}

function listCandidates(clusters: Cluster[]): Candidate[] {
  const byNoun = new Map<string, Set<Cluster>>();
  for (const cluster of clusters) {
    const whole = cluster.members.filter((member) => !member.unresolved);
    for (const noun of new Set(whole.flatMap((member) => member.nouns))) {
      byNoun.set(noun, (byNoun.get(noun) ?? new Set()).add(cluster));
    }
  }
  return [...byNoun].map(([noun, about]) => {
    const voices = [...about].flatMap((cluster) => cluster.voices);
    const leading = [...about].flatMap((cluster) =>
      cluster.members[0]?.nouns[0] === noun ? cluster.voices : [],
    );
    return { noun, about, people: countPeople(voices), leading: countPeople(leading) };
  });
}

/** Groups this large stand by themselves; smaller ones may join a larger theme. */
const standsAlone = 3;

/** Puts together, by the noun that most people share, what no three people say alike. */
export function joinThemes(clusters: Cluster[]): Cluster[] {
  const open = clusters.filter((cluster) => countPeople(cluster.voices) < standsAlone);
  const ranked = listCandidates(open)
    .filter((entry) => entry.people >= 2)
    .sort((a, b) => b.people + b.leading - a.people - a.leading || a.noun.localeCompare(b.noun, "en"));
  const taken = new Set<Cluster>();
  const themes: Cluster[] = [];
  for (const { noun, about } of ranked) {
    const free = [...about].filter((cluster) => !taken.has(cluster));
    const members = free.flatMap((cluster) => cluster.members);
    const name = nameTheme(members, noun);
    const voices = free.flatMap((cluster) => cluster.voices);
    if (free.length < 2 || countPeople(voices) < 2 || name === undefined) continue;
    for (const cluster of free) taken.add(cluster);
    const compound = free.reduce((sum, cluster) => sum + cluster.compound, 0);
    const count = free.reduce((sum, cluster) => sum + cluster.count, 0);
    themes.push({ members, voices, count, compound, theme: { concept: noun, name } });
  }
  return [...themes, ...clusters.filter((cluster) => !taken.has(cluster))];
}
