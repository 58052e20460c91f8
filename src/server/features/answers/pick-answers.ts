import { splitByPerson } from "#analysis/people.ts";
import type { Segment, Source } from "#analysis/sources.ts";
import type { QuestionAnswer } from "#contract/answers.ts";

/** What the people of a source said to a question; nobody who said nothing to it. */
export function pickAnswers(source: Source, questionId: string): QuestionAnswer[] {
  return splitByPerson(source).flatMap(({ source: own }) => {
    const { kind: sourceKind, id: sourceId, label, ageRange } = own;
    const messages = pickMessages(own.segments, questionId);
    return messages.length === 0 ? [] : [{ sourceKind, sourceId, label, ageRange, messages }];
  });
}

/** From the first answer to the last: without the question, and without what the interviewer says after it. */
function pickMessages(segments: readonly Segment[], questionId: string): QuestionAnswer["messages"] {
  const about = segments.filter((segment) => segment.questionId === questionId);
  const isAnswer = ({ speaker, text }: Segment) => speaker === "participant" && text.trim() !== "";
  const first = about.findIndex(isAnswer);
  if (first === -1) return [];
  return about
    .slice(first, about.findLastIndex(isAnswer) + 1)
    .map(({ id, speaker, text }) => ({ _id: id, speaker, text }));
}
