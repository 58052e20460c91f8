import type { ClosedCount } from "#contract/closed-counts.ts";
import type { Question } from "#contract/interviews.ts";
import type { Item } from "#contract/items.ts";
import type { Database } from "../../db/database.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import * as store from "./closed-counts.store.ts";

interface ClosedQuestion {
  id: string;
  item: Item;
  /** People whose script had it. */
  people: number;
}

interface ClosedInterview {
  id: string;
  questions: Pick<Question, "id" | "item">[];
}

export async function countOwnClosed(
  db: Database,
  of: { accountId: string; interviewId: string },
): Promise<ClosedCount[]> {
  return countClosed(db, await ownInterview(db, of.accountId, of.interviewId, "view"));
}

/** Of the script's closed questions, in its order; answers from before an option was taken out keep their line. */
export async function countClosed(db: Database, interview: ClosedInterview): Promise<ClosedCount[]> {
  const closed = interview.questions.filter(({ item }) => item !== undefined);
  if (closed.length === 0) return [];
  const [chosen, asked, passed, askedOut, guides] = await Promise.all([
    store.listChosen(db, interview.id),
    store.countAsked(db, interview.id),
    store.countPassed(db, interview.id),
    store.countAskedOut(db, interview.id),
    store.listGuides(db, interview.id),
  ]);
  const countHaving = (id: string) =>
    guides
      .filter(({ guide }) => guide.questions.some((one) => one.id === id && one.item !== undefined))
      .reduce((sum, { people }) => sum + people, 0);
  return closed.flatMap(({ id, item }) =>
    item === undefined
      ? []
      : [
          countQuestion(
            { id, item, people: countHaving(id) },
            chosen.filter(({ questionId }) => questionId === id),
            { asked: asked.get(id) ?? 0, passed: passed.get(id) ?? 0, askedOut: askedOut.get(id) ?? 0 },
          ),
        ],
  );
}

/** Pure: one question's counts. */
function countQuestion(
  { id, item, people }: ClosedQuestion,
  chosen: readonly store.ChosenRow[],
  { asked: cameTo, passed: notConcerned, askedOut }: { asked: number; passed: number; askedOut: number },
): ClosedCount {
  const sum = (rows: readonly store.ChosenRow[]) => rows.reduce((total, row) => total + row.people, 0);
  const given = chosen.filter(({ values }) => values.length > 0);
  const answered = sum(given);
  const otherWords = sum(chosen) - answered;
  // Asked before the question was closed they answered freely.
  const asked = Math.max(Math.min(cameTo, people) - askedOut, answered + otherWords);
  return {
    questionId: id,
    kind: item.kind,
    asked,
    answered,
    otherWords,
    noAnswer: asked - answered - otherWords,
    askedOut,
    notReached: Math.max(people - asked - askedOut - notConcerned, 0),
    notConcerned,
    options: listNames(item, given).map((name) => ({
      name,
      people: sum(
        given.filter(({ values }) => (item.kind === "ranking" ? values[0] === name : values.includes(name))),
      ),
      meanPlace: item.kind === "ranking" ? meanPlace(given, name) : null,
    })),
  };
}

function listNames(item: Item, given: readonly store.ChosenRow[]): string[] {
  const now =
    item.kind === "scale"
      ? Array.from({ length: item.max - item.min + 1 }, (_, step) => String(item.min + step))
      : item.options;
  return [...new Set([...now, ...given.flatMap(({ values }) => values)])];
}

function meanPlace(given: readonly store.ChosenRow[], name: string): number | null {
  const places = given.filter(({ values }) => values.includes(name));
  const people = places.reduce((sum, row) => sum + row.people, 0);
  const total = places.reduce((sum, row) => sum + row.people * (row.values.indexOf(name) + 1), 0);
  return people === 0 ? null : total / people;
}
