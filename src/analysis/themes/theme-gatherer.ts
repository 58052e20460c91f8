import type { CodedSource } from "../coder/coded-source.ts";
import { NumberList } from "../report/number-list.ts";
import { AskedAlike } from "./asked-alike.ts";
import { attachRest } from "./attach-rest.ts";
import { clusterSample, type ThemeCluster } from "./cluster-pool.ts";
import { ConceptIndex } from "./concept-index.ts";
import { readStance } from "./disagreement.ts";
import { findHeadline, listShared, toLine } from "./headline.ts";
import { labelByHeadline, labelCluster } from "./label.ts";
import { Likeness } from "./likeness.ts";
import { QuestionPool } from "./question-pool.ts";
import type { Answer, CodedRemark, Remark } from "./remark.ts";
import { SingleVoices } from "./single-voices.ts";
import type { Theme } from "./theme.ts";

/** Looked at closely, of what may be hundreds of clusters. */
const maxClusters = 40;

/** A concept in so many of the questions, and in this share of them, is what they are about. */
const minAskedAbout = 4;
const askedAboutShare = 0.08;

const minWidespread = 3;

const numberNames = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function nameNumber(count: number): string {
  return numberNames[count] ?? `${count}`;
}

function placeRemark(
  { quote, start, end, ...said }: CodedRemark,
  answer: Answer,
  coded: CodedSource,
): Remark {
  const { messageId, ageRange } = answer;
  const sourceLabel = coded.people[answer.person ?? 0]?.label ?? coded.label;
  const place = { sourceKind: coded.kind, sourceId: coded.id, sourceLabel, messageId };
  return { ...said, evidence: { quote, ...place, start, end, ageRange } };
}

/** In how many clusters people share a concept. */
function countClusters(clusters: readonly ThemeCluster[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const concept of clusters.flatMap((cluster) => [...listShared(cluster)]))
    counts.set(concept, (counts.get(concept) ?? 0) + 1);
  return counts;
}

/** In a table two columns of one name cannot be told apart. */
function nameApart(themes: readonly Theme[]): Theme[] {
  const taken = new Set<string>();
  return themes.map((theme) => {
    const isTaken = taken.has(theme.label) && !theme.stance.isTopic;
    taken.add(theme.label);
    return isTaken ? { ...theme, label: labelByHeadline(theme.headline.text) } : theme;
  });
}

/** What people propose to one question is one topic; what is left of it beside the widest are scraps of the same. */
function isWidestTopic({ cluster, stance }: Theme, at: number, all: readonly Theme[]): boolean {
  if (stance.proposals === 0) return true;
  const isSame = (other: Theme) => other.stance.proposals > 0 && other.cluster.pool === cluster.pool;
  return all.findIndex(isSame) === at;
}

/** Takes the answers of coded sources of one kind and finds what several people say alike to one question. */
export class ThemeGatherer {
  readonly #concepts = new ConceptIndex();
  readonly #asked = new AskedAlike();
  readonly #pools = new Map<string, QuestionPool>();
  readonly #people = new NumberList();
  readonly singles = new SingleVoices();

  /** `first` is the number of the source's first person; people come in order. */
  add(coded: CodedSource, first: number): void {
    const inOrder = coded.answers.toSorted((a, b) => (a.person ?? 0) - (b.person ?? 0));
    for (const answer of inOrder) this.#addAnswer(answer, coded, first + (answer.person ?? 0));
  }

  #addAnswer(answer: Answer, coded: CodedSource, person: number): void {
    const pool = this.#findPool(answer);
    if (answer.remarks.length > 0) this.#people.add(person);
    pool?.people.add(person);
    for (const one of answer.remarks) {
      const remark = placeRemark(one, answer, coded);
      const ids = this.#concepts.add(remark.concepts, remark.prompted);
      this.singles.add(remark, { ids, person, questionId: answer.questionId });
      pool?.add(remark, ids, person);
    }
  }

  /** Nobody else can be asked what was asked in no words. */
  #findPool({ questionId, asked }: Answer): QuestionPool | undefined {
    const number = questionId === null ? this.#asked.find(asked) : undefined;
    if (questionId === null && number === undefined) return undefined;
    const key = questionId === null ? `asked ${number}` : `question ${questionId}`;
    const pool = this.#pools.get(key) ?? new QuestionPool(questionId);
    this.#pools.set(key, pool);
    return pool;
  }

  /** Themes by the number of people behind them, then by how alike these speak. */
  list(): Theme[] {
    const likeness = new Likeness(this.#concepts, this.#listAskedAbout(), this.#listWidespread());
    const clusters = [...this.#pools.values()].flatMap((pool) =>
      pool.people.size < 2 ? [] : attachRest(pool, clusterSample(pool, likeness), likeness),
    );
    clusters.sort((a, b) => b.people.length - a.people.length || b.likeness - a.likeness);
    const closest = clusters.slice(0, maxClusters);
    const spread = countClusters(closest);
    const themes = closest.flatMap((cluster) => this.#toTheme(cluster, { likeness, spread }) ?? []);
    return nameApart(themes.filter(isWidestTopic));
  }

  /** What every few questions ask about; where a script is known its questions are too few to tell. */
  #listAskedAbout(): Set<number> {
    const wordings = this.#asked.listWordings();
    const counts = new Map<string, number>();
    for (const concept of wordings.flat()) counts.set(concept, (counts.get(concept) ?? 0) + 1);
    const least = Math.max(minAskedAbout, wordings.length * askedAboutShare);
    const often = [...counts].filter(([, count]) => count >= least);
    return new Set(often.flatMap(([concept]) => this.#concepts.find(concept) ?? []));
  }

  /** Concepts that come up under several questions. */
  #listWidespread(): Set<number> {
    const questions = new Map<number, number>();
    for (const { sample } of this.#pools.values()) {
      for (const id of new Set(sample.flatMap(({ ids }) => ids))) {
        questions.set(id, (questions.get(id) ?? 0) + 1);
      }
    }
    return new Set([...questions].filter(([, count]) => count >= minWidespread).map(([id]) => id));
  }

  #toTheme(
    cluster: ThemeCluster,
    { likeness, spread }: { likeness: Likeness; spread: ReadonlyMap<string, number> },
  ): Theme | undefined {
    const stance = readStance(cluster, likeness);
    const agreeing = cluster.members.filter((member) => !stance.contrary.includes(member));
    const headline = findHeadline(cluster, agreeing);
    if (headline === undefined) return undefined;
    const label = labelCluster(cluster, { index: this.#concepts, spread }, headline.text);
    const differing = stance.proposals > 0 ? `${nameNumber(stance.proposals)} proposals` : "people differ";
    const text = stance.isTopic ? `${label}: ${differing}` : toLine(headline.text);
    return { cluster, headline, label, stance, text };
  }

  /** How many people said anything that can be compared, and to how many questions several of them did. */
  measureGround(): { people: number; sharedQuestions: number } {
    const pools = [...this.#pools.values()];
    return {
      people: this.#people.size,
      sharedQuestions: pools.filter(({ people }) => people.size > 1).length,
    };
  }

  get concepts(): ConceptIndex {
    return this.#concepts;
  }
}
