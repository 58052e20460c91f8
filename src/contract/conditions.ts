import type { aboutAttributes } from "./choices.ts";
import { conceptKey } from "./concepts.ts";
import type { AskCondition, AskSubject } from "./condition-schemas.ts";
import { readCountry } from "./country-names.ts";
import type { FormAnswers } from "./forms.ts";

/**
 * What is asked of people before they are counted, shown or asked something. One predicate for all that depends on
 * answers: it is stored, read by server and editor alike, and answered with "not known yet" until the answer is there.
 */

export type Range = { from: number | null; to: number | null };

export const isRange = <C extends object>(one: C): one is Extract<C, Range> => "from" in one;

/** What is known of somebody; null where they haven't been asked yet. */
export interface KnownFacts {
  aboutYou: Record<(typeof aboutAttributes)[number], string | null>;
  link: Record<string, string>;
  form: FormAnswers | null;
  /** The assigned one, by its name; null where there is none. */
  concept?: string | null;
  /** Of the talk so far, by question. */
  answers?: KnownAnswers;
}

/** Questions that were neither answered nor skipped yet are not in it. */
export type KnownAnswers = Record<string, { outcome: "answered" | "skipped"; values: string[] }>;

/** Whether all conditions hold; undefined while it still depends on what isn't known. */
export function holdsAll(conditions: readonly AskCondition[], facts: KnownFacts): boolean | undefined {
  const each = conditions.map((one) => holds(one, facts));
  if (each.includes(false)) return false;
  return each.includes(undefined) ? undefined : true;
}

function holds(one: AskCondition, facts: KnownFacts): boolean | undefined {
  const given = listGiven(one.by, facts);
  return given && makeTest(one)(given);
}

/** Whether what was given to its subject meets a condition. */
export function makeTest(one: AskCondition): (given: readonly string[]) => boolean {
  if (isRange(one)) return (given) => given.some((text) => isWithin(text, one));
  const named = new Set(one.values.map((value) => comparable(one.by, value)));
  return (given) => given.some((text) => named.has(comparable(one.by, text)));
}

function listGiven(by: AskSubject, facts: KnownFacts): string[] | undefined {
  const { aboutYou, link, form, concept, answers = {} } = facts;
  switch (by.kind) {
    case "answer":
    case "outcome": {
      const known = ownValue(answers, by.questionId);
      return by.kind === "answer" ? known?.values : known && [known.outcome];
    }
    case "concept":
      return concept === undefined ? undefined : listOf(concept);
    case "aboutYou":
      return listOf(aboutYou[by.attribute]);
    case "link":
      return listOf(ownValue(link, by.name));
    case "form": {
      const answer = form && ownValue(form, by.fieldId);
      if (form === null) return undefined;
      return Array.isArray(answer) ? answer : listOf(answer);
    }
  }
}

function ownValue<Value>(values: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

const listOf = (answer: string | number | null | undefined) => (answer == null ? [] : [String(answer)]);

export function isWithin(text: string, { from, to }: Range): boolean {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return !Number.isNaN(number) && number >= (from ?? -Infinity) && number <= (to ?? Infinity);
}

/** Letter case and the spaces around make no difference, nor does a country's name in another language. */
export function comparable(by: AskSubject, text: string): string {
  const isCountry = by.kind === "aboutYou" && by.attribute === "country";
  if (by.kind === "concept") return conceptKey(text);
  return (isCountry ? readCountry(text) : text).normalize("NFKC").trim().toLowerCase();
}

/** One word for what a condition is about. */
export function subjectKey(by: AskSubject): string {
  if (by.kind === "concept") return by.kind;
  if (by.kind === "answer" || by.kind === "outcome") return `${by.kind}:${by.questionId}`;
  if (by.kind === "form") return `form:${by.fieldId}`;
  return by.kind === "link" ? `link:${by.name}` : `about:${by.attribute}`;
}
