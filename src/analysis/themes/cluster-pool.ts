import { findConcept } from "../coder/terms.ts";
import { readSentences } from "../reading.ts";
import { scoreSentiment } from "../sentiment.ts";
import { linkAverage } from "./average-linkage.ts";
import { compareVectors, type Likeness, type Vector } from "./likeness.ts";
import type { KeptRemark, QuestionPool } from "./question-pool.ts";

/** With few remarks to a question people seldom use the same words, so less is asked of them. */
const sparse = { upTo: 60, threshold: 0.12 };
const dense = { threshold: 0.18 };
/** So far above the threshold a remark may be like the middle one without sharing a concept of the study. */
const nearMiddle = 0.2;

/** Among more people two who speak alike are no theme. */
const maxForPairs = 20;

/** How many people make a theme among so many. */
export function minPeople(asked: number): number {
  return asked > maxForPairs ? 3 : 2;
}

export interface ClusterMember extends KeptRemark {
  vector: Vector;
  /** How like it is to the other members, on average. */
  likeness: number;
}

/** What several people say alike to one question. */
export interface ThemeCluster {
  /** What was said to the question, whatever it was. */
  pool: QuestionPool;
  questionId: string | null;
  /** How many people said anything to the question. */
  answered: number;
  /** Nearest to the others first. */
  members: ClusterMember[];
  /** All who said it, ascending, those among them whose words are not kept. */
  people: number[];
  /** Mean likeness of its members to each other. */
  likeness: number;
}

function meanLikeness(vector: Vector, members: readonly { vector: Vector }[]): number {
  const others = members.filter((member) => member.vector !== vector);
  const sum = others.reduce((all, other) => all + compareVectors(vector, other.vector), 0);
  return others.length === 0 ? 0 : sum / others.length;
}

type Placed = KeptRemark & { vector: Vector };

/** Members that share a concept with another person's, or that are nearly what the middle one says. */
function keepTied(placed: Placed[], likeness: Likeness, threshold: number): Placed[] {
  const rated = placed.map((one) => ({ one, mean: meanLikeness(one.vector, placed) }));
  const middle = rated.reduce((best, next) => (next.mean > best.mean ? next : best), {
    one: placed[0],
    mean: -1,
  }).one;
  return placed.filter((one) => {
    const others = placed.filter((other) => other.person !== one.person);
    const isTied = one.ids.some(
      (id) => !likeness.isSubject(id) && others.some((other) => other.vector.has(id)),
    );
    const isNear =
      middle !== undefined &&
      middle !== one &&
      compareVectors(one.vector, middle.vector) >= threshold + nearMiddle;
    return isTied || isNear;
  });
}

/** "The first page" and "the project page" are two things, whatever they are called. */
export function isOfOthers(id: number, saying: readonly Placed[], likeness: Likeness): boolean {
  const named = saying.map(({ remark, person }) => {
    const tokens = readSentences(remark.evidence.quote).flatMap((sentence) => sentence.tokens);
    const at = tokens.findIndex((token) => findConcept(token) === likeness.nameOf(id));
    const before = tokens[at - 1];
    // "Great battery" and "amazing battery" are one thing.
    const isModified =
      before !== undefined && /^(?:ADJ|NOUN|PROPN)$/.test(before.pos) && scoreSentiment(before.text) === 0;
    return { person, stem: tokens[at]?.stem, modifier: isModified ? before.stem : null };
  });
  return named.some(({ person, stem, modifier }) =>
    named.some((other) => {
      const isOther = modifier !== null && other.modifier !== null && modifier !== other.modifier;
      // A page and a file are both documents.
      return other.person !== person && (isOther || other.stem !== stem);
    }),
  );
}

function countPeople(members: readonly KeptRemark[]): number {
  return new Set(members.map((member) => member.person)).size;
}

/** Clusters of one question's sample, each of at least two people. */
export function clusterSample(pool: QuestionPool, likeness: Likeness): ThemeCluster[] {
  const placed = pool.sample.map((kept) => ({ ...kept, vector: likeness.toVector(kept.ids) }));
  const threshold = placed.length <= sparse.upTo ? sparse.threshold : dense.threshold;
  const compare = (a: number, b: number) => {
    const [one, other] = [placed[a], placed[b]];
    return one && other ? compareVectors(one.vector, other.vector) : 0;
  };
  return linkAverage(placed.length, compare, threshold).flatMap((group) => {
    const tied = keepTied(
      group.flatMap((at) => placed[at] ?? []),
      likeness,
      threshold,
    );
    return countPeople(tied) < minPeople(pool.people.size) ? [] : [makeCluster(pool, tied)];
  });
}

/** The cluster of these members, nearest to the others first. */
function makeCluster(pool: QuestionPool, placed: readonly Placed[]): ThemeCluster {
  const members = placed.map((one) => ({ ...one, likeness: meanLikeness(one.vector, placed) }));
  members.sort((a, b) => b.likeness - a.likeness || a.at - b.at);
  return {
    pool,
    questionId: pool.questionId,
    answered: pool.people.size,
    members,
    people: [...new Set(members.map((member) => member.person))].sort((a, b) => a - b),
    likeness: members.reduce((sum, member) => sum + member.likeness, 0) / members.length,
  };
}
