import type { CheckedAnswer, CheckedPerson } from "#analysis/answer-checks/checked-person.ts";
import { findContradictions } from "#analysis/answer-checks/contradictions.ts";
import { findNearIdentical } from "#analysis/answer-checks/near-identical.ts";
import { findOffQuestion } from "#analysis/answer-checks/off-question.ts";
import { findPasted } from "#analysis/answer-checks/pasted.ts";
import { findRepeatedPanelIds } from "#analysis/answer-checks/repeated-panel-ids.ts";
import type { AnswerFlag } from "#contract/answer-checks.ts";

/** So many of the others are named; their number is told. */
const maxOthers = 5;
/** Who copies every answer is looked at for the first of them. */
const maxFlags = 20;
/** Enough to compare two answers; the rest is in the transcript. */
const maxShown = 600;

const show = ({ messageId, text }: CheckedAnswer) => ({
  messageId,
  text: text.slice(0, maxShown).toWellFormed(),
});
const name = ({ sessionId, label }: CheckedPerson) => ({ sessionId, label });

/** What is worth a look, by session. Each flag holds its proof, and none of them excludes anybody. */
export function makeFlags(
  people: readonly CheckedPerson[],
  script: readonly string[],
): [sessionId: string, flags: AnswerFlag[]][] {
  const flags = new Map<string, AnswerFlag[]>();
  const add = ({ sessionId }: CheckedPerson, flag: AnswerFlag) => {
    const own = flags.get(sessionId) ?? [];
    if (own.length < maxFlags) flags.set(sessionId, [...own, flag]);
  };
  for (const same of findRepeatedPanelIds(people)) {
    for (const person of same) {
      const others = same.filter((other) => other !== person);
      const shown = others.slice(0, maxOthers).map(name);
      add(person, { kind: "repeatedPanelId", others: shown, people: others.length });
    }
  }
  for (const { person, answer, others, ...count } of findNearIdentical(people, script)) {
    const shown = others.map((other) => ({ ...name(other.person), ...show(other.answer) }));
    add(person, {
      ...{ kind: "nearIdentical" as const, question: answer.question, answer: show(answer) },
      ...{ others: shown, ...count },
    });
  }
  for (const { person, answer, signals } of findPasted(people))
    add(person, { kind: "pasted", question: answer.question, answer: show(answer), signals });
  for (const { person, before, during } of findContradictions(people)) {
    const { question, messageId } = during;
    add(person, {
      kind: "contradiction",
      before: { question: before.question, values: [...before.values] },
      during: { question, values: [...during.values], messageId },
    });
  }
  for (const { person, answer, because } of findOffQuestion(people, script))
    add(person, { kind: "offQuestion", question: answer.question, answer: show(answer), because });
  return [...flags];
}
