import type { Evidence } from "#contract/insights.ts";
import { detachEvidence } from "../report/evidence-list.ts";

const maxKept = 12;

interface Taken {
  person: number;
  evidence: Evidence;
}

/** The two sides of a question, the one of more people first. */
export interface Divide {
  questionId: string;
  sides: [Evidence[], Evidence[]];
}

/** Who answered a question how, where it leaves two answers open. */
export class SideBook {
  readonly #questions = new Map<string, Map<string, Taken[]>>();

  add(questionId: string, name: string, taken: Taken): void {
    const sides = this.#questions.get(questionId) ?? new Map<string, Taken[]>();
    this.#questions.set(questionId, sides);
    // The first answer counts; later ones are to probes.
    if ([...sides.values()].some((side) => side.some(({ person }) => person === taken.person))) return;
    const side = sides.get(name) ?? [];
    sides.set(name, side);
    if (side.length < maxKept) side.push({ ...taken, evidence: detachEvidence(taken.evidence) });
  }

  /** Questions that people answer both ways. */
  list(): Divide[] {
    return [...this.#questions].flatMap(([questionId, sides]) => {
      const [many, few] = [...sides.values()].sort((a, b) => b.length - a.length);
      if (many === undefined || few === undefined) return [];
      const toEvidence = (side: Taken[]) => side.map(({ evidence }) => evidence);
      return [{ questionId, sides: [toEvidence(many), toEvidence(few)] }];
    });
  }
}
