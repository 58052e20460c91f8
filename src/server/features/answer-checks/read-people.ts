import type {
  CheckedAnswer,
  CheckedPerson,
  ClosedStatement,
} from "#analysis/answer-checks/checked-person.ts";
import { ageRanges } from "#contract/choices.ts";
import type { Guide } from "#interviewer/guide.ts";
import { listQuestionIds } from "#interviewer/question-thread.ts";
import { labelParticipant } from "../../participant-label.ts";
import type { CheckedTurn, FinishedSession, FormRow } from "./answer-checks.store.ts";

/** Sessions as the checks read them. */
export function readPerson(
  session: FinishedSession,
  { guide, turns, forms }: { guide: Guide; turns: readonly CheckedTurn[]; forms: readonly FormRow[] },
): CheckedPerson {
  const questions = new Map(guide.questions.map((question) => [question.id, question]));
  const questionIds = listQuestionIds([...turns]);
  const nameQuestion = (id: string | null | undefined) => questions.get(id ?? "")?.text ?? "";
  const answers: CheckedAnswer[] = [];
  const during: ClosedStatement[] = [];
  for (const [at, { id, speaker, text, signals }] of turns.entries()) {
    if (speaker !== "participant") continue;
    const next = turns[at + 1]?.move;
    const closed = next?.closed?.values.length ? next.closed : undefined;
    const isRedirected = next?.kind === "redirect" && isFarOff.has(next.because);
    const question = nameQuestion(questionIds[at]);
    answers.push({ messageId: id, question, text, isClosed: closed !== undefined, isRedirected, signals });
    const item = questions.get(closed?.questionId ?? "")?.item;
    if (closed && (item?.kind === "choice" || item?.kind === "several")) {
      const { questionId, values } = closed;
      during.push({ question: nameQuestion(questionId), options: item.options, values, messageId: id });
    }
  }
  return {
    sessionId: session.id,
    label: labelParticipant(session.number),
    language: session.language,
    answers,
    before: [...readForms(forms), ...readAge(session, during)],
    during,
    panelId: session.panelId,
  };
}

/** What the interviewer asks again after; an empty message or a greeting is a slip. */
const isFarOff = new Set(["instructions", "unreadable", "off_topic"]);

function readForms(forms: readonly FormRow[]): ClosedStatement[] {
  return forms.flatMap(({ fields, answers }) => {
    const given = new Map(Object.entries(answers));
    return fields.flatMap(({ id, label, kind, options }) => {
      const answer = given.get(id);
      if (answer === undefined || !kind.endsWith("_choice")) return [];
      const values = Array.isArray(answer) ? answer : [String(answer)];
      return [{ question: label, options, values, messageId: null }];
    });
  });
}

/** No other question has these options: whichever way it asks for the age, it asks for the age. */
function readAge({ ageRange }: FinishedSession, during: readonly ClosedStatement[]): ClosedStatement[] {
  if (ageRange === null || !ageRanges.some((range) => range === ageRange)) return [];
  return during
    .filter(({ options }) => options.length > 0 && ageRanges.every((range) => options.includes(range)))
    .map(({ question, options }) => ({ question, options, values: [ageRange], messageId: null }));
}

/** All that the study itself says: whoever repeats it copied nobody, and whoever speaks of it is on the subject. */
export function listScript(guides: Iterable<Guide>): string[] {
  const texts = [...guides].flatMap((guide) => [
    ...[guide.introduction, guide.objective, ...guide.topics],
    ...(guide.concepts ?? []).flatMap(({ name, description = "" }) => [name, description]),
    ...guide.questions.flatMap(({ text, aim, helpText, item }) => [
      ...[text, aim ?? "", helpText ?? ""],
      ...(item && "options" in item ? item.options : []),
    ]),
  ]);
  return [...new Set(texts)].filter((text) => text !== "");
}
