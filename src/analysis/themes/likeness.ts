import { knownProducts } from "../lexicons/products.ts";
import { genericNouns } from "../lexicons/word-lists.ts";
import type { ConceptIndex } from "./concept-index.ts";

/** Concepts in a larger share of all remarks are what the study is about: they tie nothing. */
const subjectShare = 0.12;
/** In a larger share a concept comes up in whatever is said, and what people say with it may be unlike. */
const frequentShare = 0.04;
/** A concept in no larger share, or no more often said, is particular. */
const rareShare = 0.015;
const rareCount = 4;
/** Among a handful of remarks any concept is in a large share of them. */
const minSubjectCount = 12;

/** Said of anything, by their stems: to share one of them is to share nothing. */
const generalConcepts =
  "live life understand group option data point exampl case list manag save read open follow chang decis decid opinion situat set valu base form term learn add updat thought includ creat provid consid matter remain world societi moment place kind call turn bring leav talk told check wait run stai final interest import care stand hold home hous human care reach inform confus simpl fast easier function support start exist full store abil differ possibl better".split(
    " ",
  );

/** A remark's concepts with their weights, at length one. */
export type Vector = ReadonlyMap<number, number>;

/** Compares remarks by their concepts, rare ones telling more. */
export class Likeness {
  readonly #concepts: ConceptIndex;
  readonly #askedAbout: ReadonlySet<number>;
  readonly #widespread: ReadonlySet<number>;
  readonly #general: ReadonlySet<number>;
  /** A list of the same tools is no view that people share. */
  readonly #products: ReadonlySet<number>;

  /**
   * `askedAbout` are concepts that many of the questions have, `widespread` those said to several questions: what
   * everybody says to one question alone is what they think of it, however many they are. `subject` are the concepts
   * of the study's objective, which nobody has to share to answer.
   */
  constructor(
    concepts: ConceptIndex,
    {
      askedAbout,
      widespread,
      subject = [],
    }: { askedAbout: ReadonlySet<number>; widespread: ReadonlySet<number>; subject?: readonly string[] },
  ) {
    this.#concepts = concepts;
    this.#askedAbout = askedAbout;
    this.#widespread = widespread;
    this.#products = new Set([...knownProducts].flatMap((name) => concepts.find(name) ?? []));
    const general = [...generalConcepts, ...genericNouns, ...subject];
    this.#general = new Set(general.flatMap((concept) => concepts.find(concept) ?? []));
  }

  /** In a large share of all that is said, whatever is asked. */
  isCommon(id: number): boolean {
    return (
      this.#widespread.has(id) &&
      this.#concepts.share(id) > subjectShare &&
      this.#concepts.count(id) >= minSubjectCount
    );
  }

  nameOf(id: number): string {
    return this.#concepts.nameOf(id);
  }

  /** In few remarks of the whole study. */
  isRare(id: number): boolean {
    return this.#concepts.share(id) <= rareShare || this.#concepts.count(id) <= rareCount;
  }

  /** Said of anything. */
  isGeneral(id: number): boolean {
    return this.#general.has(id);
  }

  /** Concepts of the subject are in everybody's mouth and tie nothing. */
  isSubject(id: number): boolean {
    return this.isCommon(id) || this.#askedAbout.has(id) || this.#products.has(id);
  }

  /** Whether people who share it, and other things, may speak of the same. */
  isTelling(id: number): boolean {
    return !this.isSubject(id) && !this.#concepts.isPrompted(id) && !this.#general.has(id);
  }

  /** Whether people who share nothing else may still speak of the same: neither a general word nor the interviewer's. */
  canTieAlone(id: number): boolean {
    const isFrequent =
      this.#concepts.share(id) > frequentShare && this.#concepts.count(id) >= minSubjectCount;
    return !isFrequent && this.isTelling(id);
  }

  toVector(ids: readonly number[]): Vector {
    const weights = ids.map((id) => this.#concepts.weigh(id));
    const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
    return new Map(ids.map((id, at) => [id, (weights[at] ?? 0) / length]));
  }

  weigh(id: number): number {
    return this.#concepts.weigh(id);
  }
}

/** The cosine of two vectors of length one; of a longer sum of vectors the sum of the cosines. */
export function compareVectors(a: Vector, b: Vector): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [id, weight] of few) sum += weight * (many.get(id) ?? 0);
  return sum;
}
