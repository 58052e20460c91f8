import type { CheckedAnswer, CheckedPerson } from "#analysis/answer-checks/checked-person.ts";
import { findContradictions } from "#analysis/answer-checks/contradictions.ts";
import { type AlikeAnswers, findNearIdentical } from "#analysis/answer-checks/near-identical.ts";
import { findOffQuestion } from "#analysis/answer-checks/off-question.ts";
import { findRepeatedPanelIds } from "#analysis/answer-checks/repeated-panel-ids.ts";
import type { AnswerFlag } from "#contract/answer-checks.ts";

/** So many of the others are named; their number is told. */
const maxOthers = 5;
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
): Map<string, AnswerFlag[]> {
  const flags = new Map<string, AnswerFlag[]>();
  const add = ({ sessionId }: CheckedPerson, flag: AnswerFlag) =>
    flags.set(sessionId, [...(flags.get(sessionId) ?? []), flag]);
  for (const same of findRepeatedPanelIds(people)) {
    for (const person of same) {
      const others = same.filter((other) => other !== person);
      const shown = others.slice(0, maxOthers).map(name);
      add(person, { kind: "repeatedPanelId", others: shown, people: others.length });
    }
  }
  for (const { person, flag } of listAlike(findNearIdentical(people, script))) add(person, flag);
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
  return flags;
}

type Side = AlikeAnswers["one"];

/** Pairs as each of the two sees them: an answer, and whose are like it, the nearest first. */
function listAlike(pairs: readonly AlikeAnswers[]): { person: CheckedPerson; flag: AnswerFlag }[] {
  const bySide = new Map<CheckedAnswer, { own: Side; near: { other: Side; alike: number }[] }>();
  const add = (own: Side, other: Side, alike: number) => {
    const known = bySide.get(own.answer) ?? { own, near: [] };
    known.near.push({ other, alike });
    bySide.set(own.answer, known);
  };
  for (const { one, other, alike } of pairs) {
    add(one, other, alike);
    add(other, one, alike);
  }
  return [...bySide.values()].map(({ own, near }) => {
    const sorted = near.toSorted((a, b) => b.alike - a.alike);
    // Somebody may have said it twice: each person is told once.
    const others = [...new Map(sorted.toReversed().map((one) => [one.other.person, one.other])).values()];
    const flag: AnswerFlag = {
      kind: "nearIdentical",
      question: own.answer.question,
      answer: show(own.answer),
      others: others
        .toReversed()
        .slice(0, maxOthers)
        .map(({ person, answer }) => ({ ...name(person), ...show(answer) })),
      people: others.length,
      alike: sorted[0]?.alike ?? 0,
    };
    return { person: own.person, flag };
  });
}
