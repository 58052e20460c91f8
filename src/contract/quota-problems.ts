import type { Condition } from "./condition-schemas.ts";
import { comparable, isRange, isWithin, type Range, subjectKey } from "./conditions.ts";
import type { FormField } from "./forms.ts";
import type { Quota } from "./interview-settings.ts";

/** What is wrong with quotas, in plain words: read by the editor while somebody types, and by the server that stores them. */

/** What quotas rest on. */
export interface QuotaFacts {
  /** The questions that the form before the interview asks; none without a form. */
  fields: FormField[];
  /** Parameters of the link that are kept. */
  hiddenFields: string[];
  keepTown: boolean;
  sessionLimit: number | null;
}

interface QuotaProblem {
  quotaId: string;
  part: "conditions" | "minimum" | "limit";
  /** Of the condition that is meant, from 0. */
  at?: number;
  /** Another quota that the problem is with. */
  otherId?: string;
  text: string;
}

/** What keeps quotas from being saved. */
export function findQuotaProblems(quotas: Quota[], facts: QuotaFacts): QuotaProblem[] {
  return quotas.flatMap((quota) => [
    ...findConditionProblems(quota, facts),
    ...findNumberProblems(quota, facts),
    ...findClashes(quota, quotas, facts),
    ...findOverfull(quota, quotas, facts),
  ]);
}

/** Conditions that nobody can meet, most of all as what they name is no longer there. */
export function findConditionProblems({ id: quotaId, conditions }: Quota, facts: QuotaFacts): QuotaProblem[] {
  return conditions.flatMap((one, at): QuotaProblem[] => {
    const isAgain = conditions.findIndex((other) => subjectKey(other.by) === subjectKey(one.by)) < at;
    const text = isAgain ? "Each question can be used once in a quota." : findConditionProblem(one, facts);
    return text === undefined ? [] : [{ quotaId, part: "conditions", at, text }];
  });
}

function findConditionProblem(one: Condition, facts: QuotaFacts): string | undefined {
  const { by } = one;
  if (isRange(one)) {
    if (one.from === null && one.to === null) return "Enter the lowest or the highest number that counts.";
    if (one.from !== null && one.to !== null && one.from > one.to)
      return "The lowest number is above the highest.";
  }
  if (by.kind === "link")
    return facts.hiddenFields.includes(by.name)
      ? undefined
      : `The link's parameter "${by.name}" isn't kept. Add it under Panel first.`;
  if (by.kind === "aboutYou")
    return by.attribute === "town" && !facts.keepTown
      ? "This interview doesn't keep towns, so nobody can be counted by town."
      : undefined;
  const field = facts.fields.find(({ id }) => id === by.fieldId);
  if (!field) return "The form before the interview no longer asks this question.";
  return findAnswerProblem(one, field);
}

function findAnswerProblem(one: Condition, field: FormField): string | undefined {
  if (isRange(one)) {
    const isNumber = field.kind === "number" || field.kind === "scale";
    return isNumber ? undefined : "Only a question that asks for a number can have a lowest and a highest.";
  }
  if (!field.kind.endsWith("_choice")) return undefined;
  const offered = new Set(field.options.map((option) => comparable(one.by, option)));
  const gone = one.values.find((value) => !offered.has(comparable(one.by, value)));
  return gone === undefined ? undefined : `"${gone}" is no longer an answer to this question.`;
}

function findNumberProblems(quota: Quota, { sessionLimit }: QuotaFacts): QuotaProblem[] {
  const { id: quotaId, limit } = quota;
  const minimum = quota.minimum ?? 0;
  const problem = (text: string): QuotaProblem[] => [{ quotaId, part: "minimum", text }];
  if (limit === null && minimum === 0)
    return [{ quotaId, part: "limit", text: "Enter a minimum or a maximum." }];
  if (limit !== null && minimum > limit) return problem("The minimum is higher than the maximum.");
  if (sessionLimit !== null && minimum > sessionLimit)
    return problem(`The minimum is higher than the session limit of ${sessionLimit}.`);
  return [];
}

/** Minimums of others whose people all count here too, and need more places than there are. */
function findClashes(quota: Quota, quotas: Quota[], facts: QuotaFacts): QuotaProblem[] {
  const { limit } = quota;
  if (limit === null) return [];
  const inside = quotas.filter((other) => other.id !== quota.id && implies(other, quota));
  const counted = chooseApart(inside, facts);
  const needed = sumMinimums(counted);
  const [first] = counted;
  if (!first || needed <= limit) return [];
  const names = counted.map(({ name }) => `“${name}”`).join(", ");
  const verb = counted.length === 1 ? "needs" : "need";
  const text = `${names} ${verb} at least ${needed} people who all count towards “${quota.name}” too, which takes at most ${limit}.`;
  return [{ quotaId: first.id, otherId: quota.id, part: "minimum", text }];
}

/** Minimums that no one person can help to meet together, and that need more people than there are sessions. */
function findOverfull(quota: Quota, quotas: Quota[], facts: QuotaFacts): QuotaProblem[] {
  const { sessionLimit } = facts;
  const apart = chooseApart(quotas, facts);
  const needed = sumMinimums(apart);
  const isSingle = sessionLimit !== null && (quota.minimum ?? 0) > sessionLimit;
  if (sessionLimit === null || needed <= sessionLimit || isSingle || !apart.includes(quota)) return [];
  const text = `The minimums need at least ${needed} people, more than the session limit of ${sessionLimit}.`;
  return [{ quotaId: quota.id, part: "minimum", text }];
}

function sumMinimums(quotas: Quota[]): number {
  return quotas.reduce((sum, { minimum }) => sum + (minimum ?? 0), 0);
}

/** The least number of people that it takes to meet all minimums, as far as that is certain. */
export function countNeeded(quotas: Quota[], facts: QuotaFacts): number {
  return sumMinimums(chooseApart(quotas, facts));
}

/** Quotas with a minimum of which no two count the same person, the largest first. */
function chooseApart(quotas: Quota[], facts: QuotaFacts): Quota[] {
  const chosen: Quota[] = [];
  const bySize = quotas.toSorted((a, b) => (b.minimum ?? 0) - (a.minimum ?? 0));
  for (const quota of bySize) {
    const isApart = chosen.every((other) => excludes(quota, other, facts));
    if ((quota.minimum ?? 0) > 0 && isApart) chosen.push(quota);
  }
  return chosen;
}

/** Whether everybody whom `a` counts is counted by `b`. */
function implies(a: Quota, b: Quota): boolean {
  return b.conditions.every((wide) => a.conditions.some((narrow) => isNarrower(narrow, wide)));
}

function isNarrower(narrow: Condition, wide: Condition): boolean {
  if (subjectKey(narrow.by) !== subjectKey(wide.by)) return false;
  if (isRange(wide)) {
    if (!isRange(narrow)) return narrow.values.every((value) => isWithin(value, wide));
    return (
      (narrow.from ?? -Infinity) >= (wide.from ?? -Infinity) &&
      (narrow.to ?? Infinity) <= (wide.to ?? Infinity)
    );
  }
  return !isRange(narrow) && narrow.values.every((value) => names(wide, value));
}

function names(one: Exclude<Condition, Range>, value: string): boolean {
  const sought = comparable(one.by, value);
  return one.values.some((other) => comparable(one.by, other) === sought);
}

/** Whether nobody can count towards both: they want different answers to a question that has one. */
function excludes(a: Quota, b: Quota, { fields }: Pick<QuotaFacts, "fields">): boolean {
  return a.conditions.some((one) =>
    b.conditions.some((other) => {
      const { by } = one;
      if (subjectKey(by) !== subjectKey(other.by)) return false;
      const isSeveral =
        by.kind === "form" && fields.some(({ id, kind }) => id === by.fieldId && kind === "multiple_choice");
      return !isSeveral && areApart(one, other);
    }),
  );
}

function areApart(one: Condition, other: Condition): boolean {
  if (!isRange(one)) {
    return isRange(other)
      ? !one.values.some((value) => isWithin(value, other))
      : !one.values.some((value) => names(other, value));
  }
  if (!isRange(other)) return areApart(other, one);
  return (one.from ?? -Infinity) > (other.to ?? Infinity) || (other.from ?? -Infinity) > (one.to ?? Infinity);
}

/** What can be saved and may still surprise. */
export function listQuotaWarnings(quotas: Quota[], facts: QuotaFacts): string[] {
  const sum = sumMinimums(quotas);
  const { sessionLimit } = facts;
  const pairs = quotas.flatMap((a, index) => quotas.slice(index + 1).map((b) => [a, b] as const));
  const same = pairs.filter(([a, b]) => implies(a, b) && implies(b, a));
  const overlap = pairs.some(([a, b]) => !excludes(a, b, facts));
  return [
    ...(sessionLimit !== null && sum > sessionLimit
      ? [
          `The minimums add up to ${sum} people, more than the session limit of ${sessionLimit}. At first, only people who count towards one can take part.`,
        ]
      : []),
    ...same.map(([a, b]) => `“${a.name}” and “${b.name}” count the same people.`),
    ...(overlap && same.length === 0
      ? ["Some people count towards more than one quota. They need a free place in each."]
      : []),
  ];
}
