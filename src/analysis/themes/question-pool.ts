import type { Evidence } from "#contract/insights.ts";
import type { Remark } from "../coder/remark.ts";
import { detachEvidence } from "../report/evidence-list.ts";
import { NumberList } from "../report/number-list.ts";
import { PackedRemarks } from "./packed-remarks.ts";

/** So many remarks of a question are compared with each other; of more an even sample. */
const maxSample = 600;

/** Of so many people every answer is shown. */
const maxExcerpts = 12;
const maxFollowUps = 12;

/** How somebody answered, in one passage; `evidence.followUp` says that only what was asked on top was answered. */
export interface Excerpt {
  person: number;
  evidence: Evidence;
  /** Says nothing on the matter. */
  thin: boolean;
  /** What they answered to follow-ups. */
  further: Evidence[];
}

/** A remark that is kept whole, with its place among all of its question. */
export interface KeptRemark {
  at: number;
  person: number;
  ids: number[];
  remark: Remark;
}

/** What was said to one question: an even sample of it whole, and all of it packed. */
export class QuestionPool {
  readonly questionId: string | null;
  readonly people = new NumberList();
  readonly packed = new PackedRemarks();
  #sample: KeptRemark[] = [];
  readonly #excerpts: Excerpt[] = [];
  #step = 1;

  constructor(questionId: string | null) {
    this.questionId = questionId;
  }

  /** The first answer of each person counts, or the next where that says nothing; what else they say comes after it. */
  addExcerpt({ person, evidence, thin }: Omit<Excerpt, "further">): void {
    const own = this.#excerpts.find((excerpt) => excerpt.person === person);
    if (own === undefined) {
      if (this.#excerpts.length < maxExcerpts) this.#excerpts.push({ person, evidence, thin, further: [] });
    } else if (own.evidence.followUp !== undefined && evidence.followUp === undefined) {
      own.further.unshift(own.evidence);
      Object.assign(own, { evidence, thin });
    } else if (evidence.followUp === undefined && own.thin && !thin) Object.assign(own, { evidence, thin });
    else if (own.further.length < maxFollowUps && (evidence.followUp !== undefined || !thin))
      own.further.push(evidence);
  }

  get excerpts(): readonly Excerpt[] {
    return this.#excerpts;
  }

  get sample(): readonly KeptRemark[] {
    return this.#sample;
  }

  add(remark: Remark, ids: number[], person: number): void {
    const at = this.packed.size;
    this.people.add(person);
    this.packed.add({ person, ids });
    if (at % this.#step !== 0) return;
    this.#sample.push({ at, person, ids, remark: { ...remark, evidence: detachEvidence(remark.evidence) } });
    if (this.#sample.length <= maxSample) return;
    this.#step *= 2;
    this.#sample = this.#sample.filter((kept) => kept.at % this.#step === 0);
  }
}
