import { ageRanges, preferNotToSay } from "#contract/choices.ts";
import type { AskCondition, AskSubject } from "#contract/condition-schemas.ts";
import { holdsAll, isRange, type KnownAnswers, type KnownFacts, subjectKey } from "#contract/conditions.ts";
import type { Form, FormAnswers, FormField } from "#contract/forms.ts";
import type { GuideQuestion } from "../guide.ts";

/**
 * What conditions read, each with the ways in which it can turn out. Two answers that meet the same conditions are one
 * way, so that a walk over all paths stays small.
 */

export type WalkedQuestion = Pick<GuideQuestion, "id" | "priority" | "depth" | "item" | "askIf">;

/** What is known of the study before anybody takes part; undefined where it isn't. */
export interface KnownStudy {
  /** The form before the interview; null where there is none. */
  form?: Pick<Form, "fields"> | null | undefined;
  /** Parameters of the link that are kept. */
  hiddenFields?: string[] | undefined;
  keepTown?: boolean | undefined;
}

export interface Topic {
  key: string;
  conditions: AskCondition[];
  /** One letter a condition, "1" where it's met. */
  ways: string[];
  /** Place of the last question that reads it. */
  lastRead: number;
}

/** More ways than this are not told apart. */
const maxWays = 256;

/** A question's answer and its outcome turn out together. */
export function topicKey(by: AskSubject): string {
  return by.kind === "answer" || by.kind === "outcome" ? `question:${by.questionId}` : subjectKey(by);
}

export function isSame(one: AskCondition, other: AskCondition): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Every topic that a condition reads, by its key. */
export function listTopics(questions: readonly WalkedQuestion[], study: KnownStudy): Map<string, Topic> {
  const topics = new Map<string, Topic>();
  for (const [place, { askIf = [] }] of questions.entries()) {
    for (const condition of askIf) {
      const key = topicKey(condition.by);
      const topic = topics.get(key) ?? { key, conditions: [], ways: [], lastRead: place };
      if (!topic.conditions.some((known) => isSame(known, condition))) topic.conditions.push(condition);
      topics.set(key, { ...topic, lastRead: place });
    }
  }
  for (const topic of topics.values()) topic.ways = listWays(topic, questions, study);
  return topics;
}

/** A question that isn't asked meets nothing. */
export const unasked = ({ conditions }: Topic): string => "0".repeat(conditions.length);

const noFacts: KnownFacts = {
  aboutYou: { ageRange: null, country: null, town: null, occupation: null },
  link: {},
  form: {},
};

function listWays(topic: Topic, questions: readonly WalkedQuestion[], study: KnownStudy): string[] {
  const { conditions } = topic;
  const [first] = conditions;
  if (first === undefined) return [];
  const read = (facts: Partial<KnownFacts>) =>
    conditions.map((one) => (holdsAll([one], { ...noFacts, ...facts }) === true ? "1" : "0")).join("");
  const { by } = first;
  switch (by.kind) {
    case "answer":
    case "outcome": {
      const of = questions.find(({ id }) => id === by.questionId);
      return of === undefined ? [unasked(topic)] : listAnswerWays(of, (answers) => read({ answers }));
    }
    case "aboutYou": {
      const said = listSaid(by.attribute, conditions, study);
      return unique(said.map((value) => read({ aboutYou: { ...noFacts.aboutYou, [by.attribute]: value } })));
    }
    case "link": {
      const isKept = study.hiddenFields === undefined || study.hiddenFields.includes(by.name);
      const values = isKept ? listNamed(conditions) : [];
      return unique([read({}), ...values.map((value) => read({ link: { [by.name]: value } }))]);
    }
    case "form":
      return listFormWays(by.fieldId, conditions, { study, read: (form) => read({ form }) });
  }
}

const unique = (ways: string[]) => [...new Set(ways)];

function listSaid(
  attribute: keyof KnownFacts["aboutYou"],
  conditions: AskCondition[],
  { keepTown }: KnownStudy,
): (string | null)[] {
  if (attribute === "ageRange") return [...ageRanges, preferNotToSay];
  if (attribute === "town" && keepTown === false) return [null];
  return [null, ...listNamed(conditions)];
}

/** What conditions name, with numbers below, between and above what they bound. */
function listNamed(conditions: readonly AskCondition[]): string[] {
  const named = conditions.flatMap((one) => (isRange(one) ? [] : one.values));
  const bounds = conditions.flatMap((one) => (isRange(one) ? [one.from, one.to] : []));
  const sorted = [...new Set(bounds.filter((bound) => bound !== null))].sort((a, b) => a - b);
  const between = sorted.map((bound, at) => (bound + (sorted[at + 1] ?? bound + 2)) / 2);
  const numbers = conditions.some(isRange) ? [(sorted[0] ?? 1) - 1, ...sorted, ...between] : [];
  return [...named, ...numbers.map(String)];
}

/** Every mixture of some ways where several answers can be given at once. */
function mix(ways: readonly string[]): string[] {
  const mixed = new Set<string>();
  for (const way of ways) {
    for (const other of [...mixed]) if (mixed.size < maxWays) mixed.add(join(way, other));
    mixed.add(way);
  }
  return [...mixed];
}

const join = (one: string, other: string) =>
  [...one].map((letter, at) => (letter === "1" || other[at] === "1" ? "1" : "0")).join("");

function listAnswerWays({ id, item }: WalkedQuestion, read: (answers: KnownAnswers) => string): string[] {
  const say = (outcome: "answered" | "skipped", values: string[]) => read({ [id]: { outcome, values } });
  const inOtherWords = [say("skipped", []), say("answered", [])];
  if (item === undefined) return unique(inOtherWords);
  if (item.kind === "ranking") return unique([...inOtherWords, say("answered", item.options)]);
  const each = listChoices(item).map((value) => say("answered", [value]));
  return unique([...inOtherWords, ...(item.kind === "several" ? mix(each) : each)]);
}

function listChoices(item: NonNullable<GuideQuestion["item"]>): string[] {
  if (item.kind !== "scale") return item.options;
  return Array.from({ length: item.max - item.min + 1 }, (_, step) => String(item.min + step));
}

interface FormWays {
  study: KnownStudy;
  read: (answers: FormAnswers) => string;
}

function listFormWays(fieldId: string, conditions: AskCondition[], { study, read }: FormWays): string[] {
  const say = (value: string | number | string[]) => read({ [fieldId]: value });
  if (study.form === undefined) return unique([read({}), ...mix(listNamed(conditions).map(say))]);
  const field = study.form?.fields.find(({ id, retired }) => id === fieldId && retired !== true);
  if (field === undefined) return [read({})];
  const each = unique(listFieldAnswers(field, conditions).map(say));
  const given = field.kind === "multiple_choice" ? mix(each) : each;
  return unique([...(field.required ? [] : [read({})]), ...given]);
}

/** Whoever chooses what screens out isn't asked anything. */
function listFieldAnswers(field: FormField, conditions: AskCondition[]): (string | number)[] {
  const { kind, min, max, options, screensOut } = field;
  if (kind === "single_choice" || kind === "multiple_choice")
    return options.filter((option) => !screensOut.includes(option));
  if (kind === "scale") {
    const low = min ?? 1;
    return Array.from({ length: (max ?? 5) - low + 1 }, (_, step) => low + step);
  }
  if (kind !== "number") return ["", ...listNamed(conditions)];
  const numbers = listNamed(conditions).map(Number).filter(Number.isFinite);
  const ends = [min, max].filter((end) => end !== undefined);
  return [0, ...numbers, ...ends].filter((one) => one >= (min ?? -Infinity) && one <= (max ?? Infinity));
}
