import { preferNotToSay } from "#contract/choices.ts";
import { TermReader } from "../script-alignment/question-terms.ts";
import type { CheckedPerson, ClosedStatement } from "./checked-person.ts";

/**
 * Two questions with the same options ask the same thing where half of their telling words are the same: "How often do
 * you cook?" and "How often do you drive?" share "often" alone, which is a third.
 */
const minShared = 0.5;

export interface Contradiction {
  person: CheckedPerson;
  before: ClosedStatement;
  during: ClosedStatement & { messageId: string };
}

/**
 * Where somebody chose one thing before the interview and another within it, from the same options to the same question.
 * Only lists of options are compared: what people say in their own words can be read in more ways than one, and a rating
 * may change in a talk.
 */
export function findContradictions(people: readonly CheckedPerson[]): Contradiction[] {
  return people.flatMap((person) => {
    const reader = new TermReader(person.language);
    return person.before.flatMap((before) =>
      person.during.flatMap((during) => {
        const { messageId } = during;
        if (messageId === null || !isSameQuestion(before, during, reader)) return [];
        return agree(before, during) ? [] : [{ person, before, during: { ...during, messageId } }];
      }),
    );
  });
}

const comparable = (text: string) => text.normalize("NFKC").trim().toLowerCase().replace(/[–—]/gu, "-");

function isSameQuestion(one: ClosedStatement, other: ClosedStatement, reader: TermReader): boolean {
  const options = new Set(one.options.map(comparable));
  const others = new Set(other.options.map(comparable));
  if (options.size < 2 || options.size !== others.size || ![...options].every((text) => others.has(text)))
    return false;
  const [terms, otherTerms] = [reader.read(one.question), reader.read(other.question)];
  const shared = [...terms].filter((term) => otherTerms.has(term)).length;
  return shared > 0 && shared >= minShared * (terms.size + otherTerms.size - shared);
}

/** Somebody who chose several agrees with themselves where one of them is the same; no answer contradicts nothing. */
function agree(one: ClosedStatement, other: ClosedStatement): boolean {
  const says = ({ values }: ClosedStatement) => values.some((value) => value !== preferNotToSay);
  if (!says(one) || !says(other)) return true;
  const chosen = new Set(one.values.map(comparable));
  return other.values.some((value) => chosen.has(comparable(value)));
}
