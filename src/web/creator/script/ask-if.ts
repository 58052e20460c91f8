import type { AskCondition, AskSubject, Subject } from "#contract/condition-schemas.ts";
import { isRange, subjectKey } from "#contract/conditions.ts";
import type { Item } from "#contract/items.ts";
import {
  describeConditions,
  describeRange,
  emptyCondition,
  listSubjects,
  readSubject,
  shorten,
} from "../conditions/describe-conditions.ts";
import type { ConditionFacts } from "./condition-facts.ts";

interface EarlierQuestion {
  id: string;
  text: string;
  item?: Item | undefined;
}

export const outcomes = [
  { value: "answered", label: "They answered it" },
  { value: "skipped", label: "They skipped it" },
];

/** What a question can depend on: the questions before it, and what is known of the person. */
export function listAskSubjects(
  earlier: EarlierQuestion[],
  { form, hiddenFields, concepts = [] }: ConditionFacts,
) {
  const items = earlier.flatMap(({ id, text, item }, index) => {
    const name = shorten(`${index + 1}. ${text}`, 60);
    return [
      ...(item === undefined ? [] : [{ value: `answer:${id}`, label: `Answer to ${name}` }]),
      { value: `outcome:${id}`, label: `Answered or skipped: ${name}` },
    ];
  });
  return [
    ...(items.length > 0 ? [{ group: "Earlier questions", items }] : []),
    ...(concepts.length > 0
      ? [{ group: "Concept", items: [{ value: "concept", label: "The assigned concept" }] }]
      : []),
    ...listSubjects(form, hiddenFields),
  ];
}

function readAskSubject(key: string): AskSubject {
  const [kind, ...rest] = key.split(":");
  if (kind === "concept") return { kind };
  if (kind === "answer" || kind === "outcome") return { kind, questionId: rest.join(":") };
  return readSubject(key);
}

/** Not something that is known of the person beforehand. */
export function isOfTalk(by: AskSubject): by is Exclude<AskSubject, Subject> {
  return by.kind === "answer" || by.kind === "outcome" || by.kind === "concept";
}

/** A condition on this subject before anything is chosen. */
export function emptyAskCondition(key: string, { form }: ConditionFacts): AskCondition {
  const by = readAskSubject(key);
  return isOfTalk(by) ? { by, values: [] } : emptyCondition(by, form);
}

/** The answers to a closed question that a condition can name. */
export function listChoices(questionId: string, earlier: EarlierQuestion[]): string[] {
  const item = earlier.find(({ id }) => id === questionId)?.item;
  if (item === undefined) return [];
  if (item.kind !== "scale")
    return [...new Set(item.options.map((one) => one.trim()).filter((one) => one !== ""))];
  return Array.from({ length: Math.min(Math.max(item.max - item.min + 1, 0), 100) }, (_, step) =>
    String(item.min + step),
  );
}

/** A subject for one more condition: the first that none names yet. */
export function nextKey(
  askIf: readonly AskCondition[],
  groups: ReturnType<typeof listAskSubjects>,
): string | undefined {
  const used = new Set(askIf.map(({ by }) => subjectKey(by)));
  const keys = groups.flatMap(({ items }) => items.map(({ value }) => value));
  return keys.find((key) => !used.has(key)) ?? keys[0];
}

/** "1 is Ferry or Bridge, and 2 was skipped"; questions by their numbers. */
export function describeAskIf(
  askIf: readonly AskCondition[],
  ids: readonly string[],
  form: ConditionFacts["form"],
): string {
  const parts = askIf.map((one) => {
    const { by } = one;
    if (!isOfTalk(by)) return describeConditions([{ ...one, by }], form);
    const values = isRange(one) ? describeRange(one) : one.values.join(" or ");
    if (by.kind === "concept") return `the concept is ${values}`;
    const at = ids.indexOf(by.questionId);
    const named = at === -1 ? "a question that’s gone" : `${at + 1}`;
    return `${named} ${by.kind === "answer" ? "is" : "was"} ${values}`;
  });
  return parts.join(", and ");
}
