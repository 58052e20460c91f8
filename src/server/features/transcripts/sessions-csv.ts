import { type CsvCell, writeCsv, writeCsvRows } from "#analysis/formats/csv.ts";
import type { SessionSummary } from "#contract/transcripts.ts";
import type { Deps } from "../../deps.ts";
import { exportSessionId } from "../exports/export-sessions.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { type SeenOfSession, toSummary } from "./session-views.ts";
import { type ListRequest, readPage, whatIsSeen } from "./transcripts.service.ts";

interface Column {
  header: string;
  read: (session: SessionSummary) => CsvCell;
  isSeen?: (seen: SeenOfSession) => boolean;
}

const columns: Column[] = [
  { header: "Participant", read: ({ label }) => label },
  { header: "Date & Time", read: ({ startDate }) => startDate },
  { header: "Last activity", read: ({ lastActivity }) => lastActivity },
  { header: "Status", read: ({ completed }) => (completed ? "Completed" : "In Progress") },
  { header: "End reason", read: ({ endReason }) => endReason },
  { header: "Answers", read: ({ answerCount }) => answerCount },
  { header: "Source", read: ({ source }) => source },
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
  async function* write(): AsyncGenerator<string> {
    yield writeCsv(
      shown.map(({ header }) => header),
      [],
    );
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await readPage(deps, { ...request, cursor, limit: pageSize });
      yield writeCsvRows(page.rows.map((row) => shown.map(({ read }) => read(toSummary(row, seen)))));
      cursor = page.nextCursor;
    }
  }
  return { name: `${interview.name} table of sessions.csv`, content: write() };
}
