import type { AnswerSignals } from "#contract/answer-signals.ts";
import type { CheckedAnswer, CheckedPerson } from "./checked-person.ts";

/**
 * A name, a link, an address or a sentence of the question is pasted by anybody; from about a sentence and a half on it's
 * the answer itself.
 */
const minForeign = 80;
/** Half of the answer: whoever quotes something and says what they think of it has written the rest. */
const minShare = 0.5;

export interface PastedAnswer {
  person: CheckedPerson;
  answer: CheckedAnswer;
  signals: AnswerSignals;
}

/**
 * Answers most of which was pasted, or put into the box by a script. Time, speed and leaving the page flag nobody: honest
 * people differ in them too much, by age, device and disability.
 */
export function findPasted(people: readonly CheckedPerson[]): PastedAnswer[] {
  return people.flatMap((person) =>
    person.answers.flatMap((answer) => {
      const { signals } = answer;
      return signals && isPasted(signals, answer.text.length) ? [{ person, answer, signals }] : [];
    }),
  );
}

function isPasted({ pasted, inserted }: AnswerSignals, length: number): boolean {
  const foreign = pasted + inserted;
  return foreign >= minForeign && foreign >= minShare * length;
}
