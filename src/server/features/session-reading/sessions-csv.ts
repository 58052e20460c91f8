import { type CsvCell, writeCsv, writeCsvRows } from "#analysis/formats/csv.ts";
import { nameTurnedAway } from "#contract/choices.ts";
import type { SessionSummary } from "#contract/session-reading.ts";
import { exportSessionId } from "../../auth/exported-id.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { listAnsweredForms, listFormAnswers, nameForms } from "../forms/answered-forms.service.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { type ListRequest, readPage, whatIsSeen } from "./session-reading.service.ts";
import { type SeenOfSession, toSummary } from "./session-views.ts";

interface FormColumn {
  header: string;
  formId: string;
  fieldId: string;
}

/** A column for each question of a form that somebody answered; addresses are for those who may change the project. */
async function listFormColumns(
  db: Database,
  interviewId: string,
  seesAddresses: boolean,
): Promise<FormColumn[]> {
  const forms = nameForms(await listAnsweredForms(db, [interviewId]));
  return [...forms].flatMap(([formId, { name, fields }]) =>
    fields
      .filter(({ kind }) => seesAddresses || kind !== "email")
      .map(({ id: fieldId, question }) => ({ header: `${name}: ${question}`, formId, fieldId })),
  );
}

/** The cells of those columns, for the sessions of one page. */
async function readFormCells(
  db: Database,
  sessionIds: string[],
  columns: FormColumn[],
): Promise<(sessionId: string) => CsvCell[]> {
  if (columns.length === 0) return () => [];
  const rows = await listFormAnswers(db, sessionIds);
  const given = new Map(
    rows.map((row) => [`${row.sessionId} ${row.formId}`, new Map(Object.entries(row.answers))]),
  );
  return (sessionId) =>
    columns.map(({ formId, fieldId }) => {
      const answer = given.get(`${sessionId} ${formId}`)?.get(fieldId);
      if (answer === undefined) return null;
      return Array.isArray(answer) ? answer.join(", ") : String(answer);
    });
}

interface Column {
  header: string;
  read: (session: SessionSummary) => CsvCell;
  isSeen?: (seen: SeenOfSession) => boolean;
}

function nameStatus({ completed, endReason }: SessionSummary): string {
  return completed ? "Completed" : (nameTurnedAway(endReason) ?? "In Progress");
}

const columns: Column[] = [
  { header: "Participant", read: ({ label }) => label },
  { header: "Date & Time", read: ({ startDate }) => startDate },
  { header: "Last activity", read: ({ lastActivity }) => lastActivity },
  { header: "Status", read: nameStatus },
  { header: "End reason", read: ({ endReason }) => endReason },
  { header: "Answers", read: ({ answerCount }) => answerCount },
  { header: "Source", read: ({ source }) => source },
  { header: "Concept", read: ({ concept }) => concept ?? null },
  { header: "Email", read: ({ email }) => email, isSeen: (seen) => seen.email },
  { header: "Incentive Code", read: ({ incentiveCode }) => incentiveCode, isSeen: (seen) => seen.code },
  { header: "Session id", read: ({ id }) => exportSessionId(id) },
];

const pageSize = 500;

/** The table of sessions as CSV, all of its rows, made while it is read. Whoever may only view gets no addresses. */
export async function exportSessions(
  deps: Pick<Deps, "db" | "secret">,
  request: ListRequest,
): Promise<{ name: string; content: AsyncGenerator<string> }> {
  const interview = await ownInterview(deps.db, request.accountId, request.interviewId, "view");
  const seen = whatIsSeen(interview);
  const shown = columns.filter(({ isSeen }) => isSeen?.(seen) ?? true);
  const asked = await listFormColumns(deps.db, interview.id, seen.formAddresses);
  async function* write(): AsyncGenerator<string> {
    yield writeCsv(
      [...shown, ...asked].map(({ header }) => header),
      [],
    );
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await readPage(deps, { ...request, cursor, limit: pageSize });
      const ids = page.rows.map((row) => row.id);
      const formCells = await readFormCells(deps.db, ids, asked);
      yield writeCsvRows(
        page.rows.map((row) => [
          ...shown.map(({ read }) => read(toSummary(row, seen))),
          ...formCells(row.id),
        ]),
      );
      cursor = page.nextCursor;
    }
  }
  return { name: `${interview.name} table of sessions.csv`, content: write() };
}
