import type { Evidence } from "#contract/insights.ts";
import { detachEvidence } from "../report/evidence-list.ts";
import { NumberList } from "../report/number-list.ts";

const maxKept = 12;

/** Those who answered a question alike. */
export interface TakenSide {
  name: string;
  people: NumberList;
  evidence: Evidence[];
  /** How many of them left it open at first, and took this side when asked further. */
  settled: number;
}

/** Who answered which question how, where its answers can be counted. */
export class SideBook {
  readonly #questions = new Map<string, { last: number; sides: Map<string, TakenSide> }>();

  /** People come in order. */
  add(questionId: string, name: string, { person, evidence }: { person: number; evidence: Evidence }): void {
    const question = this.#questions.get(questionId) ?? { last: -1, sides: new Map<string, TakenSide>() };
    this.#questions.set(questionId, question);
    // The main answer counts; one to a follow-up only where that left it open.
    if (question.last === person) return;
    question.last = person;
    const side = question.sides.get(name) ?? { name, people: new NumberList(), evidence: [], settled: 0 };
    question.sides.set(name, side);
    side.people.add(person);
    if (evidence.followUp !== undefined) side.settled++;
    if (side.evidence.length < maxKept) side.evidence.push(detachEvidence(evidence));
  }

  list(questionId: string): TakenSide[] {
    return [...(this.#questions.get(questionId)?.sides.values() ?? [])];
  }
}
