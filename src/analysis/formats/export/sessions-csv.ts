import { type CsvCell, writeCsv } from "../csv.ts";
import {
  type ExportInterview,
  type ExportProject,
  type ExportSession,
  listSessions,
} from "../export-project.ts";
import { withoutPersonalData } from "./personal-data.ts";

interface Row {
  interview: ExportInterview;
  session: ExportSession;
}

interface Column {
  header: string;
  read: (row: Row) => CsvCell;
}

function participantTurns(session: ExportSession): string[] {
  return session.turns.flatMap((turn) => (turn.role === "participant" ? [turn.text] : []));
}

function countWords(texts: string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
}

const plainColumns: Column[] = [
  { header: "Interview", read: ({ interview }) => interview.name },
  { header: "Session", read: ({ session }) => session.label },
  { header: "Session id", read: ({ session }) => session.id },
  { header: "Kind", read: ({ session }) => session.kind },
  { header: "Completed", read: ({ session }) => (session.completed ? "yes" : "no") },
  { header: "End reason", read: ({ session }) => session.endReason },
  { header: "Started", read: ({ session }) => session.startedAt },
  { header: "Last activity", read: ({ session }) => session.lastActivityAt },
  { header: "Language", read: ({ session }) => session.language },
  { header: "Age range", read: ({ session }) => session.demographics?.ageRange ?? null },
  { header: "Country", read: ({ session }) => session.demographics?.location ?? null },
  { header: "Turns", read: ({ session }) => session.turns.length },
  { header: "Participant turns", read: ({ session }) => participantTurns(session).length },
  { header: "Participant words", read: ({ session }) => countWords(participantTurns(session)) },
];

const personalColumns: Column[] = [
  { header: "Occupation", read: ({ session }) => session.demographics?.occupation ?? null },
  { header: "Town or city", read: ({ session }) => session.demographics?.townCity ?? null },
  { header: "Email (incentive only)", read: ({ session }) => session.email },
  { header: "Incentive code", read: ({ session }) => session.incentiveCode },
];

function findAnswer(session: ExportSession, key: string): string | null {
  for (const form of session.formAnswers) {
    const found = form.answers.find((answer) => formKey(form.formName, answer.question) === key);
    if (found) return found.answer;
  }
  return null;
}

function formKey(formName: string, question: string): string {
  return JSON.stringify([formName, question]);
}

/** A column for each question of each form, in the order they first come. */
function listFormColumns(rows: Row[]): Column[] {
  const headers = new Map<string, string>();
  for (const { session } of rows) {
    for (const { formName, answers } of session.formAnswers) {
      for (const { question } of answers)
        headers.set(formKey(formName, question), `${formName}: ${question}`);
    }
  }
  return [...headers].map(([key, header]) => ({ header, read: ({ session }) => findAnswer(session, key) }));
}

/** A column for each question of each guide: all that the participant said to it. */
function listQuestionColumns(project: ExportProject): Column[] {
  const isNamed = project.interviews.length > 1;
  return project.interviews.flatMap(({ id, name, questions }) =>
    questions.map((question) => ({
      header: isNamed ? `${name}: ${question.text}` : question.text,
      read: ({ interview, session }: Row) => {
        if (interview.id !== id) return null;
        const said = session.turns.filter(
          (turn) => turn.role === "participant" && turn.questionId === question.id,
        );
        return said.length > 0 ? said.map((turn) => turn.text).join("\n") : null;
      },
    })),
  );
}

/** Tags and notes of people, each once. */
function listMarkColumns(): Column[] {
  const read =
    (kind: "tag" | "note", separator: string) =>
    ({ session }: Row) => {
      const texts = session.annotations.flatMap((item) => (item.kind === kind ? [item.text] : []));
      return [...new Set(texts)].join(separator);
    };
  return [
    { header: "Tags", read: read("tag", "; ") },
    { header: "Notes", read: read("note", "\n") },
  ];
}

/** CSV with a row a session: who, when, how much, each form's answers and what was said to each question. */
export function writeSessionsCsv(given: ExportProject): string {
  const project = withoutPersonalData(given);
  const rows = listSessions(project);
  const columns = [
    ...plainColumns,
    ...(project.personalData ? personalColumns : []),
    ...listFormColumns(rows),
    ...listQuestionColumns(project),
    ...listMarkColumns(),
  ];
  return writeCsv(
    columns.map((column) => column.header),
    rows.map((row) => columns.map((column) => column.read(row))),
  );
}
