import { type CsvCell, writeCsv, writeCsvRows } from "../csv.ts";
import {
  type ExportProject,
  type ExportQuestion,
  type ExportSession,
  type InterviewOutline,
  listSessions,
  type ProjectOutline,
} from "../export-project.ts";
import { describeFlags } from "./describe-flag.ts";
import { describeTranslations, listTranslators } from "./describe-translations.ts";
import { withoutPersonalSession } from "./personal-data.ts";

interface Row {
  interview: Pick<InterviewOutline, "id" | "name">;
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

/** A question of a form that somebody answered. */
export interface FormQuestion {
  formName: string;
  question: string;
  kind: string;
}

/** The questions of forms that were answered in these sessions, in the order they first come. */
function listFormQuestions(sessions: Iterable<ExportSession>): FormQuestion[] {
  const questions = new Map<string, FormQuestion>();
  for (const { formAnswers } of sessions) {
    for (const { formName, answers } of formAnswers) {
      for (const { question, kind } of answers)
        questions.set(formKey(formName, question), { formName, question, kind });
    }
  }
  return [...questions.values()];
}

/** A column for each question of each form; addresses are personal whoever asks for them. */
function listFormColumns(questions: FormQuestion[], personalData: boolean): Column[] {
  return questions
    .filter(({ kind }) => personalData || kind !== "email")
    .map(({ formName, question }) => ({
      header: `${formName}: ${question}`,
      read: ({ session }) => findAnswer(session, formKey(formName, question)),
    }));
}

export const notConcerned = "(not asked: doesn't concern them)";

/** A column for each question of each guide: all that the participant said to it. */
function listQuestionColumns(project: ProjectOutline): Column[] {
  const isNamed = project.interviews.length > 1;
  return project.interviews.flatMap(({ id, name, questions }) =>
    questions.map((question) => ({
      header: isNamed ? `${name}: ${question.text}` : question.text,
      read: ({ interview, session }: Row) => {
        if (interview.id !== id) return null;
        const said = session.turns.filter(
          (turn) => turn.role === "participant" && turn.questionId === question.id,
        );
        if (said.length > 0) return said.map((turn) => turn.text).join("\n");
        return session.turns.some(({ passed }) => passed?.includes(question.id)) ? notConcerned : null;
      },
    })),
  );
}

/** What somebody chose; undefined where they were not asked, or gave no answer. */
export function findClosed(session: ExportSession, questionId: string): string[] | undefined {
  return session.turns.find(({ closed }) => closed?.questionId === questionId)?.closed?.values;
}

/** The number or the option; yes and no for each of several; the place of each that is put in order. */
export function listParts({ item }: ExportQuestion): { part: string; read: (values: string[]) => CsvCell }[] {
  if (item === undefined) return [];
  if (item.kind === "scale" || item.kind === "choice")
    return [{ part: "answer", read: ([value = ""]) => value }];
  return item.options.map((option) => ({
    part: option,
    read: (values) => {
      const place = values.indexOf(option) + 1;
      return item.kind === "ranking" ? place || null : place > 0 ? "yes" : "no";
    },
  }));
}

/** Closed questions have columns of their own; answers in other words stand in that of the question. */
function listClosedColumns(project: ProjectOutline): Column[] {
  const isNamed = project.interviews.length > 1;
  const readPart = (session: ExportSession, id: string, read: (values: string[]) => CsvCell) => {
    const values = findClosed(session, id);
    if (values === undefined) return null;
    return values.length === 0 ? "other words" : read(values);
  };
  return project.interviews.flatMap(({ id, name, questions }) =>
    questions.flatMap((question) =>
      listParts(question).map(({ part, read }) => ({
        header: `${isNamed ? `${name}: ` : ""}${question.text} [${part}]`,
        read: ({ interview, session }: Row) =>
          interview.id === id ? readPart(session, question.id, read) : null,
      })),
    ),
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
    { header: "Source tags", read: ({ session }) => session.sourceTags.join("; ") },
    { header: "Tags", read: read("tag", "; ") },
    { header: "Notes", read: read("note", "\n") },
  ];
}

/** What the participants' links said. */
function listLinkColumns(hiddenFields: string[]): Column[] {
  return [
    { header: "End detail", read: ({ session }) => session.endDetail ?? null },
    { header: "Source", read: ({ session }) => session.source ?? null },
    { header: "Concept", read: ({ session }) => session.concept ?? null },
    ...hiddenFields.map((name) => ({
      header: `Link: ${name}`,
      read: ({ session }: Row) => new Map(Object.entries(session.hiddenFields ?? {})).get(name) ?? null,
    })),
  ];
}

/** The names of the link's parameters that these sessions have, each once. */
export function listHiddenFields(sessions: Iterable<ExportSession>): string[] {
  const names = new Set<string>();
  for (const { hiddenFields = {} } of sessions) for (const name of Object.keys(hiddenFields)) names.add(name);
  return [...names];
}

/** The table of sessions, to be written session by session. */
export interface SessionsTable {
  writeHead: () => string;
  writeRow: (interview: Row["interview"], session: ExportSession) => string;
}

/** What sessions to come have: every question of a form with an answer, and every parameter of the link. */
export interface SessionColumns {
  formQuestions: FormQuestion[];
  hiddenFields: string[];
  /** Whether flags were asked for. */
  hasFlags: boolean;
}

const translationColumns: Column[] = [
  { header: "Translations", read: ({ session }) => describeTranslations(session.turns) },
  { header: "Translated by", read: ({ session }) => listTranslators(session.turns) },
];

const flagsColumn: Column = { header: "Flags", read: ({ session }) => describeFlags(session) };

export function makeSessionsTable(project: ProjectOutline, of: SessionColumns): SessionsTable {
  const { personalData } = project;
  const columns = [
    ...plainColumns,
    ...(personalData ? personalColumns : []),
    ...listFormColumns(of.formQuestions, personalData),
    ...listQuestionColumns(project),
    ...listClosedColumns(project),
    ...listMarkColumns(),
    ...listLinkColumns(personalData ? of.hiddenFields : []),
    ...translationColumns,
    ...(of.hasFlags ? [flagsColumn] : []),
  ];
  return {
    writeHead: () =>
      writeCsv(
        columns.map((column) => column.header),
        [],
      ),
    writeRow: (interview, given) => {
      const session = personalData ? given : withoutPersonalSession(given);
      return writeCsvRows([columns.map((column) => column.read({ interview, session }))]);
    },
  };
}

/** CSV with a row a session: who, when, how much, each form's answers and what was said to each question. */
export function writeSessionsCsv(project: ExportProject): string {
  const rows = listSessions(project);
  const sessions = rows.map(({ session }) => session);
  const table = makeSessionsTable(project, {
    formQuestions: listFormQuestions(sessions),
    hiddenFields: listHiddenFields(sessions),
    hasFlags: sessions.some(({ flags }) => flags !== undefined),
  });
  return (
    table.writeHead() + rows.map(({ interview, session }) => table.writeRow(interview, session)).join("")
  );
}
