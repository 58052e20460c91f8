import type { Evidence } from "#contract/insights.ts";
import { readSentences } from "../reading.ts";
import { detachEvidence } from "../report/evidence-list.ts";
import { NumberList } from "../report/number-list.ts";
import type { ClusterMember } from "./cluster-pool.ts";
import { asksOpinion, readOpeningVerdict, type Verdict } from "./read-verdict.ts";

const maxKept = 30;

interface Judged {
  verdict: Verdict;
  people: NumberList;
  kept: { person: number; text: string; evidence: Evidence }[];
}

/** Everybody who plainly judges the same thing in the same way. */
export interface Judging {
  people: number[];
  /** One answer of each, where it is kept. */
  members: ClusterMember[];
  /** The judgement in the words of the first. */
  text: string | undefined;
}

const keyOf = ({ aspect, respect, isPositive }: Verdict) => `${aspect ?? ""} ${respect} ${isPositive}`;

/** How people's answers to each question of the script begin, where that is a plain judgement. */
export class VerdictBook {
  readonly #questions = new Map<string, { last: number; judged: Map<string, Judged> }>();
  /** Stems of a question that asks what people think of one thing, by its id. */
  readonly #asked: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(questions: readonly { id: string; text: string }[]) {
    this.#asked = new Map(
      questions.flatMap(({ id, text }) => {
        if (!asksOpinion(text)) return [];
        const tokens = readSentences(text).flatMap((sentence) => sentence.tokens);
        return [[id, new Set(tokens.map(({ stem }) => stem))] as const];
      }),
    );
  }

  /** People come in order; the first answer counts, as later ones are to probes. */
  add(questionId: string, person: number, evidence: Evidence): void {
    const question = this.#questions.get(questionId) ?? { last: -1, judged: new Map<string, Judged>() };
    this.#questions.set(questionId, question);
    if (question.last === person) return;
    question.last = person;
    const read = readOpeningVerdict(evidence.quote);
    if (read === undefined) return;
    const key = keyOf(read.verdict);
    const judged = question.judged.get(key) ?? { verdict: read.verdict, people: new NumberList(), kept: [] };
    question.judged.set(key, judged);
    judged.people.add(person);
    if (judged.kept.length < maxKept)
      judged.kept.push({ person, text: read.text, evidence: detachEvidence(evidence) });
  }

  /** Those whose judgement is the same, or the contrary. */
  list(questionId: string, verdict: Verdict, isSame: boolean): Judging {
    const found = [...(this.#questions.get(questionId)?.judged.values() ?? [])].filter(
      (one) =>
        isSame === (one.verdict.isPositive === verdict.isPositive) &&
        one.verdict.respect === verdict.respect &&
        this.#isOnSame(questionId, one.verdict, verdict),
    );
    const kept = found.flatMap((one) => one.kept).sort((a, b) => a.person - b.person);
    return {
      people: found.flatMap(({ people }) => people.list()).sort((a, b) => a - b),
      members: kept.map(({ person, evidence }) => ({
        ...{ at: -1, person, ids: [], vector: new Map<number, number>(), likeness: 0 },
        remark: { concepts: [], evidence },
      })),
      text: kept[0]?.text,
    };
  }

  /** What is judged without a name is what was asked about. */
  #isOnSame(questionId: string, one: Verdict, other: Verdict): boolean {
    if (one.aspect !== undefined && other.aspect !== undefined) return one.aspect === other.aspect;
    const asked = this.#asked.get(questionId);
    const names = [one.aspect, other.aspect].flatMap((aspect) => aspect ?? []);
    return asked !== undefined && names.every((name) => asked.has(name));
  }
}
