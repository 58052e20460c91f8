import type { Evidence } from "#contract/insights.ts";
import { detachEvidence } from "../report/evidence-list.ts";

const maxKept = 40;
const maxFurther = 20;

interface Kept {
  last: number;
  main: Evidence[];
  further: Evidence[];
}

/** The figures that people gave to each question that asks for one. */
export class FigureBook {
  readonly #questions = new Map<string, Kept>();

  /** People come in order. Of several answers to the question itself the first with a figure counts. */
  add(questionId: string, person: number, evidence: Evidence): void {
    const kept = this.#questions.get(questionId) ?? { last: -1, main: [], further: [] };
    this.#questions.set(questionId, kept);
    const isFurther = evidence.followUp !== undefined;
    if (!isFurther && kept.last === person) return;
    if (!isFurther) kept.last = person;
    const list = isFurther ? kept.further : kept.main;
    if (list.length < (isFurther ? maxFurther : maxKept)) list.push(detachEvidence(evidence));
  }

  /** Those to the question first, then those to what was asked to follow up. */
  list(questionId: string): Evidence[] {
    const { main = [], further = [] } = this.#questions.get(questionId) ?? {};
    return [...main, ...further];
  }
}
