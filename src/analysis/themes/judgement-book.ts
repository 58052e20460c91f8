import type { CodedJudgement, Remark } from "../coder/remark.ts";
import { concepts } from "../lexicons/concepts.ts";
import { detachEvidence } from "../report/evidence-list.ts";
import { NumberList } from "../report/number-list.ts";
import { type ClusterMember, minPeople, type ThemeCluster } from "./cluster-pool.ts";
import type { Stance } from "./disagreement.ts";
import type { Likeness } from "./likeness.ts";
import { QuestionPool } from "./question-pool.ts";
import { type Respect, readVerdict } from "./read-verdict.ts";

const maxAspects = 3000;
const maxKept = 30;

interface Side {
  people: NumberList;
  kept: { at: number; person: number; ids: number[]; remark: Remark }[];
}

interface Aspect {
  good: Side;
  bad: Side;
  questions: Set<string | null>;
}

/** What people say of one thing, whatever they were asked. */
export interface JudgedCluster {
  cluster: ThemeCluster;
  stance: Stance;
}

const openSide = (): Side => ({ people: new NumberList(), kept: [] });

/** Who calls which thing good and who calls it bad. */
export class JudgementBook {
  readonly #aspects = new Map<string, Aspect>();
  #size = 0;

  add(
    { aspects, isPositive }: CodedJudgement,
    remark: Remark,
    said: { ids: number[]; person: number; questionId: string | null },
  ): void {
    const at = this.#size++;
    for (const name of aspects) {
      const aspect = this.#aspects.get(name) ?? this.#open(name);
      if (aspect === undefined) continue;
      aspect.questions.add(said.questionId);
      const side = isPositive ? aspect.good : aspect.bad;
      side.people.add(said.person);
      if (side.kept.length >= maxKept) continue;
      const own = { ...remark, evidence: detachEvidence(remark.evidence) };
      side.kept.push({ at, person: said.person, ids: said.ids, remark: own });
    }
  }

  #open(name: string): Aspect | undefined {
    if (this.#aspects.size >= maxAspects) return undefined;
    const aspect = { good: openSide(), bad: openSide(), questions: new Set<string | null>() };
    this.#aspects.set(name, aspect);
    return aspect;
  }

  /** Things of which at least two people think alike, `heard` people having said anything at all. */
  list(likeness: Likeness, find: (concept: string) => number | undefined, heard: number): JudgedCluster[] {
    return [...this.#aspects].flatMap(([name, aspect]) => {
      const id = find(concepts.get(name) ?? name);
      if (id === undefined || likeness.isGeneral(id) || likeness.isCommon(id)) return [];
      return toCluster(aspect, id, { likeness, heard }) ?? [];
    });
  }
}

const readRespect = ({ remark }: Side["kept"][number]) => readVerdict(remark.evidence.quote)?.respect;

/** A confusing price may be a fair one. */
function canContradict(respect: Respect | undefined, others: readonly (Respect | undefined)[]): boolean {
  return respect === undefined || others.some((other) => other === undefined || other === respect);
}

function toCluster(
  { good, bad, questions }: Aspect,
  id: number,
  { likeness, heard }: { likeness: Likeness; heard: number },
): JudgedCluster | undefined {
  const [many, few] = good.people.size >= bad.people.size ? [good, bad] : [bad, good];
  if (many.people.size < minPeople(heard)) return undefined;
  const [first = null] = questions;
  const questionId = questions.size === 1 ? first : null;
  const toMember = (one: Side["kept"][number]): ClusterMember => ({
    ...one,
    vector: likeness.toVector([id, ...one.ids]),
    likeness: 1 / Math.max(one.ids.length, 1),
  });
  const agreed = new Set(many.people.list());
  const respects = many.kept.map(readRespect);
  const contrary = few.kept
    .filter((one) => !agreed.has(one.person) && canContradict(readRespect(one), respects))
    .map(toMember);
  const people = [...new Set([...agreed, ...contrary.map(({ person }) => person)])].sort((a, b) => a - b);
  const opposed = people.length - agreed.size;
  return {
    cluster: {
      pool: new QuestionPool(questionId),
      questionId,
      answered: heard,
      members: [...many.kept.map(toMember), ...contrary],
      people,
      likeness: 1,
    },
    stance: { isTopic: opposed * 2 > agreed.size, contrary },
  };
}
