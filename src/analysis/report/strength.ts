import type { Evidence, Strength } from "#contract/insights.ts";
import type { CodedSource } from "../coder/coded-source.ts";

/** Something said, with the question under which it was said. */
export interface Said {
  questionId: string | null;
  evidence: Evidence;
}

/** For each question, how many sources reached it; `all` is the number of sources. */
export interface Reach {
  all: number;
  byQuestion: ReadonlyMap<string, number>;
}

/** Counts who was asked what. */
export function measureReach(coded: CodedSource[]): Reach {
  const byQuestion = new Map<string, number>();
  for (const source of coded) {
    for (const id of source.questionsReached) byQuestion.set(id, (byQuestion.get(id) ?? 0) + 1);
  }
  return { all: coded.length, byQuestion };
}

function countPeople(said: Said[]): number {
  return new Set(said.map((one) => one.evidence.sourceId)).size;
}

function findMainQuestion(said: Said[]): string | null {
  const byQuestion = Map.groupBy(said, (one) => one.questionId);
  let main: string | null = null;
  let most = 0;
  for (const [question, under] of byQuestion) {
    const people = countPeople(under);
    if (question !== null && people > most) {
      most = people;
      main = question;
    }
  }
  return main;
}

/**
 * `people` said it under the question where most did, of the `asked` who reached that question; `volunteered`
 * said it only elsewhere. Without questions all sources count as asked.
 */
export function measureStrength(said: Said[], reach: Reach): Strength {
  const main = findMainQuestion(said);
  if (main === null) return { people: countPeople(said), asked: reach.all, volunteered: 0 };
  const people = countPeople(said.filter((one) => one.questionId === main));
  return { people, asked: reach.byQuestion.get(main) ?? people, volunteered: countPeople(said) - people };
}
