import { splitByPerson } from "#analysis/people.ts";
import type { Segment, Source } from "#analysis/sources.ts";
import type { QuestionAnswer } from "#contract/answers.ts";
import { readIntent } from "#interviewer/intents.ts";

/** What the people of a source said to a question; nobody who said nothing to it or only skipped it. */
export function pickAnswers(source: Source, questionId: string): QuestionAnswer[] {
  return splitByPerson(source).flatMap(({ source: own }) => {
    const { kind: sourceKind, id: sourceId, label, ageRange } = own;
    const messages = pickMessages(own.segments, questionId);
    return messages.length === 0 ? [] : [{ sourceKind, sourceId, label, ageRange, messages }];
  });
}

const isAnswer = ({ speaker, text, isNoAnswer }: Segment) =>
  speaker === "participant" && text.trim() !== "" && !isNoAnswer;

/** "No, that is all": to a follow-up it ends the answer and adds nothing to it. */
function addsSomething({ text }: Segment): boolean {
  const intent = readIntent(text);
  return intent !== "nothing" && intent !== "no";
}

/**
 * From the first answer to the last: without the question, without what the interviewer says after it, and without
 * words about the talk and the interviewer's reply to them.
 */
function pickMessages(segments: readonly Segment[], questionId: string): QuestionAnswer["messages"] {
  const about = segments.filter((segment) => segment.questionId === questionId);
  const first = about.findIndex(isAnswer);
  if (first === -1) return [];
  const last = about.findLastIndex(
    (segment, at) => at === first || (isAnswer(segment) && addsSomething(segment)),
  );
  return about
    .slice(first, last + 1)
    .filter((segment) => segment.speaker === "interviewer" || isAnswer(segment))
    .map(({ id, speaker, text }) => ({ _id: id, speaker, text }));
}
