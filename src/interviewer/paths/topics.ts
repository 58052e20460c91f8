import { ageRanges, preferNotToSay } from "#contract/choices.ts";
import type { AskCondition, AskSubject } from "#contract/condition-schemas.ts";
import { comparable, isRange, makeTest, subjectKey } from "#contract/conditions.ts";
import type { Form, FormField } from "#contract/forms.ts";
import type { GuideQuestion } from "../guide.ts";

/**
 * What conditions read, each with the ways in which it can turn out. Two answers that meet the same conditions are one
 * way, so that a walk over all paths stays small.
 */

export type WalkedQuestion = Pick<
  GuideQuestion,
  "id" | "text" | "priority" | "depth" | "item" | "askIf" | "shuffle"
>;

/** What is known of the study before anybody takes part; undefined where it isn't. */
export interface KnownStudy {
  /** The form before the interview; null where there is none. */
  form?: Pick<Form, "fields"> | null | undefined;
  /** Parameters of the link that are kept. */
  hiddenFields?: string[] | undefined;
  keepTown?: boolean | undefined;
  /** Names of the concepts, one of which everyone is assigned. */
  concepts?: readonly string[] | undefined;
}

export interface Topic {
  /** Places of its conditions by their JSON. */
  places: Map<string, number>;
  conditions: AskCondition[];
  /** One letter a condition, "1" where it's met. */
  ways: string[];
  /** Place of the last question that reads it. */
  lastRead: number;
}

/** Ways of one topic, and tests of its answers against its conditions, beyond which nothing is walked. */
const maxWays = 256;
const maxTests = 50_000;

/** A question's answer and its outcome turn out together. */
export function topicKey(by: AskSubject): string {
  return by.kind === "answer" || by.kind === "outcome" ? `question:${by.questionId}` : subjectKey(by);
}

/** Every topic that a condition reads, by its key; undefined where one can turn out in too many ways. */
export function listTopics(
  questions: readonly WalkedQuestion[],
  study: KnownStudy,
): Map<string, Topic> | undefined {
  const topics = new Map<string, Topic>();
  for (const [place, { askIf = [] }] of questions.entries()) {
    for (const condition of askIf) {
      const key = topicKey(condition.by);
      const topic: Topic = topics.get(key) ?? {
        places: new Map(),
        conditions: [],
        ways: [],
        lastRead: place,
      };
      const json = JSON.stringify(condition);
      if (!topic.places.has(json)) topic.places.set(json, topic.conditions.push(condition) - 1);
      topics.set(key, { ...topic, lastRead: place });
    }
  }
  for (const topic of topics.values()) {
    const ways = listWays(topic, questions, study);
    if (ways === undefined || ways.length > maxWays) return undefined;
    topic.ways = ways;
  }
  return topics;
}

/** A question that isn't asked meets nothing. */
export const unasked = ({ conditions }: Pick<Topic, "conditions">): string => "0".repeat(conditions.length);

/** What a subject can be answered with: alone, or several at once. Nothing given is an answer too. */
interface Answers {
  each: string[][];
  isMixed: boolean;
}

function listWays(
  { conditions }: Topic,
  questions: readonly WalkedQuestion[],
  study: KnownStudy,
): string[] | undefined {
  const [first] = conditions;
  if (first === undefined) return [];
  const { by } = first;
  const values = conditions.reduce((sum, one) => sum + (isRange(one) ? 2 : one.values.length), 0);
  if (values > maxTests / 2) return undefined;
  const tests = conditions.map((one) => ({ isOutcome: one.by.kind === "outcome", test: makeTest(one) }));
  const read = (given: string[], outcome: string) =>
    tests.map(({ isOutcome, test }) => (test(isOutcome ? [outcome] : given) ? "1" : "0")).join("");
  const isQuestion = by.kind === "answer" || by.kind === "outcome";
  const of = isQuestion ? questions.find(({ id }) => id === by.questionId) : undefined;
  if (isQuestion && of === undefined) return [unasked({ conditions })];
  const { each, isMixed } = of ? listItemAnswers(of) : listPersonAnswers(by, conditions, study);
  if (each.length * conditions.length > maxTests) return undefined;
  const alone = [...new Set(each.map((given) => read(given, "answered")))];
  const ways = isMixed ? mix(alone) : alone;
  return of ? [...new Set([...ways, read([], "skipped")])] : ways;
}

function listItemAnswers({ item }: WalkedQuestion): Answers {
  if (item === undefined) return { each: [[]], isMixed: false };
  if (item.kind === "ranking") return { each: [[], item.options], isMixed: false };
  const choices =
    item.kind === "scale" ? listPoints(item.min, item.max) : item.options.map((option) => [option]);
  return { each: [[], ...choices], isMixed: item.kind === "several" };
}

const listPoints = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, step) => [String(low + step)]);

function listPersonAnswers(by: AskSubject, conditions: AskCondition[], study: KnownStudy): Answers {
  const named = listNamed(conditions).map((value) => [value]);
  switch (by.kind) {
    case "aboutYou": {
      if (by.attribute === "ageRange")
        return { each: [...ageRanges, preferNotToSay].map((range) => [range]), isMixed: false };
      const isKept = by.attribute !== "town" || study.keepTown !== false;
      return { each: [[], ...(isKept ? named : [])], isMixed: false };
    }
    case "concept":
      return { each: listConcepts(study.concepts, named), isMixed: false };
    case "link": {
      const isKept = study.hiddenFields === undefined || study.hiddenFields.includes(by.name);
      return { each: [[], ...(isKept ? named : [])], isMixed: false };
    }
    case "form": {
      if (study.form === undefined) return { each: [[], ...named], isMixed: true };
      const field = study.form?.fields.find(({ id, retired }) => id === by.fieldId && retired !== true);
      return field ? listFieldAnswers(field, named) : { each: [[]], isMixed: false };
    }
    default:
      return { each: [[]], isMixed: false };
  }
}

/** Everybody is assigned one, where there are any. */
function listConcepts(concepts: KnownStudy["concepts"], named: string[][]): string[][] {
  if (concepts === undefined) return [[], ...named];
  return concepts.length === 0 ? [[]] : concepts.map((name) => [name]);
}

/** What conditions name, each once, with numbers below, between and above what they bound. */
function listNamed(conditions: readonly AskCondition[]): string[] {
  const named = conditions.flatMap((one) =>
    isRange(one) ? [] : one.values.map((value): [string, string] => [comparable(one.by, value), value]),
  );
  const bounds = conditions.flatMap((one) => (isRange(one) ? [one.from, one.to] : []));
  const sorted = [...new Set(bounds.filter((bound) => bound !== null))].sort((a, b) => a - b);
  const between = sorted.map((bound, at) => (bound + (sorted[at + 1] ?? bound + 2)) / 2);
  const numbers = conditions.some(isRange) ? [(sorted[0] ?? 1) - 1, ...sorted, ...between] : [];
  return [...new Map(named).values(), ...numbers.map(String)];
}

/** Whoever chooses what screens out isn't asked anything. */
function listFieldAnswers(field: FormField, named: string[][]): Answers {
  const { kind, min, max, options, screensOut, required } = field;
  const blank: string[][] = required ? [] : [[]];
  if (kind === "single_choice" || kind === "multiple_choice") {
    const open = options.filter((option) => !screensOut.includes(option)).map((option) => [option]);
    return { each: [...blank, ...open], isMixed: kind === "multiple_choice" };
  }
  if (kind === "scale") return { each: [...blank, ...listPoints(min ?? 1, max ?? 5)], isMixed: false };
  if (kind !== "number") return { each: [[], ...named], isMixed: false };
  const ends = [min, max].filter((end) => end !== undefined);
  const numbers = [0, ...named.flat().map(Number), ...ends].filter(
    (one) => Number.isFinite(one) && one >= (min ?? -Infinity) && one <= (max ?? Infinity),
  );
  return { each: [...blank, ...numbers.map((one) => [String(one)])], isMixed: false };
}

/** Every mixture of some ways, as far as they are wanted, where several answers can be given at once. */
function mix(ways: readonly string[]): string[] {
  const mixed = new Set<string>();
  for (const way of ways) {
    for (const other of [...mixed]) if (mixed.size <= maxWays) mixed.add(join(way, other));
    mixed.add(way);
  }
  return [...mixed];
}

const join = (one: string, other: string) =>
  [...one].map((letter, at) => (letter === "1" || other[at] === "1" ? "1" : "0")).join("");
