import { findClosed, listParts, notConcerned } from "../export/sessions-csv.ts";
import type { ExportProject, ExportQuestion, ExportSession } from "../export-project.ts";
import type { Characteristic } from "./characteristic.ts";

/**
 * Closed answers, a variable for each part as in the table of sessions, and what became of each question that is closed
 * or asked only of some. Their turns come with the sessions, later than the variables, so all of these are kept.
 */
export function listQuestionCharacteristics({ interviews }: ExportProject): Characteristic[] {
  const isNamed = interviews.length > 1;
  return interviews.flatMap(({ name, questions }) =>
    questions.flatMap((question) => {
      const title = isNamed ? `${name}: ${question.text}` : question.text;
      const isState = question.item !== undefined || (question.askIf ?? []).length > 0;
      return [...listAnswers(question, title), ...(isState ? [describeState(question, title)] : [])];
    }),
  );
}

const types = { choice: "Text", scale: "Integer", several: "Boolean", ranking: "Integer" } as const;

function listAnswers(question: ExportQuestion, title: string): Characteristic[] {
  const { id, item } = question;
  if (item === undefined) return [];
  return listParts(question).map(({ part, read }) => ({
    key: `closed:${JSON.stringify([id, part])}`,
    name: `${title} [${part}]`,
    type: types[item.kind],
    read: (session) => {
      const values = findClosed(session, id) ?? [];
      if (values.length === 0) return "";
      const cell = String(read(values) ?? "");
      return item.kind === "several" ? String(cell === "yes") : cell;
    },
    isKept: true,
  }));
}

function describeState({ id }: ExportQuestion, title: string): Characteristic {
  return {
    key: `state:${id}`,
    name: `${title} [asked]`,
    type: "Text",
    read: (session) => nameState(session, id),
    isKept: true,
  };
}

function nameState(session: ExportSession, id: string): string {
  const closed = findClosed(session, id);
  if (closed !== undefined) return closed.length > 0 ? "answered" : "answered in other words";
  if (session.turns.some(({ passed }) => passed?.includes(id))) return notConcerned;
  return session.turns.some(({ questionId }) => questionId === id) ? "asked" : "";
}
