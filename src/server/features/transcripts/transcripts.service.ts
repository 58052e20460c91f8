import type { Sentiment } from "#contract/insights.ts";
import type { Annotation, SessionSummary, SessionWithMessages } from "#contract/transcripts.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { listTurns, readSentiments, type TurnRow } from "../../db/session-turns.ts";
import type { Deps } from "../../deps.ts";
import { deleteClaim } from "../incentives/claims.service.ts";
import { openEmails } from "../incentives/sealed-address.ts";
import { forgetSourceWithin } from "../insights/forget-source.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { permits, type Right, requireRight } from "../members/access.ts";
import { findSessionCard } from "../report-cards/report-cards.service.ts";
import { checkAnnotations } from "./annotations.ts";
import { groupLabels } from "./demographics.ts";
import { readCursor, type SessionOrder, writeCursor } from "./session-cursor.ts";
import { type SeenOfSession, toFormAnswers, toMessages, toSummary } from "./session-views.ts";
import * as store from "./transcripts.store.ts";

const mostSessions = 500;
const usualPage = 50;

export interface ListRequest {
  accountId: string;
  interviewId: string;
  status: store.SessionStatus;
  sort: SessionOrder;
  limit?: number | undefined;
  cursor?: string | undefined;
}

type ReadDeps = Pick<Deps, "db" | "secret">;

export async function listSessionPage({ db, secret }: ReadDeps, request: ListRequest) {
  const interview = await ownInterview(db, request.accountId, request.interviewId, "view");
  const limit = request.limit ?? usualPage;
  const after = request.cursor ? readCursor(request.cursor) : undefined;
  const { status, sort } = request;
  const [rows, counts] = await Promise.all([
    // One more than is shown tells whether there is a next page.
    store.listSessions(db, { interviewId: interview.id, status, sort, after, limit: limit + 1 }),
    store.countSessions(db, interview.id),
  ]);
  const shown = openEmails(secret, rows.slice(0, limit));
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const sessions: SessionSummary[] = shown.map((row) => toSummary(row, whatIsSeen(interview)));
  const nextCursor = last ? writeCursor({ startedAt: last.startedAtText, id: last.id }) : null;
  return { sessions, nextCursor, counts };
}

/** With all messages; at most the first 500 in the order that is asked for. */
export async function listWholeSessions(
  { db, secret }: ReadDeps,
  request: ListRequest,
): Promise<SessionWithMessages[]> {
  const interview = await ownInterview(db, request.accountId, request.interviewId, "view");
  const rows = await store.listSessions(db, {
    interviewId: interview.id,
    status: request.status,
    sort: request.sort,
    limit: request.limit ?? mostSessions,
    after: request.cursor ? readCursor(request.cursor) : undefined,
  });
  return addMessages(db, interview, openEmails(secret, rows));
}

interface Shown {
  id: string;
  settings: { linkEmailToSession: boolean };
  right: Right;
}

/** As in exports: addresses and codes are for those who may change the project. */
function whatIsSeen({ settings, right }: Shown): SeenOfSession {
  const code = permits(right, "edit");
  return { code, email: code && settings.linkEmailToSession };
}

async function addMessages(
  db: Database,
  interview: Shown,
  rows: store.SessionRow[],
): Promise<SessionWithMessages[]> {
  const turns = await listTurns(
    db,
    rows.map((row) => row.id),
  );
  const sentiments = await readSentimentsOf(db, interview.id, turns);
  const bySession = Map.groupBy(turns, (turn) => turn.sessionId);
  return rows.map((row) => {
    const messages = toMessages(bySession.get(row.id) ?? [], sentiments);
    const summary = toSummary(row, whatIsSeen(interview));
    return { ...summary, messageCount: messages.length, messages };
  });
}

async function readSentimentsOf(
  db: Database,
  interviewId: string,
  turns: TurnRow[],
): Promise<Map<string, Sentiment>> {
  const ids = turns.filter((turn) => turn.speaker === "participant").map((turn) => turn.id);
  return ids.length === 0 ? new Map() : readSentiments(db, interviewId, ids);
}

export async function getTranscript({ db, secret }: ReadDeps, accountId: string, sessionId: string) {
  const { session, interview, right } = await getSession(db, { accountId, sessionId }, "view");
  const [[whole], answers, reportCard] = await Promise.all([
    addMessages(db, { ...interview, right }, openEmails(secret, [session])),
    store.listFormAnswers(db, sessionId),
    findSessionCard(db, sessionId),
  ]);
  if (!whole) throw new AppError("session_not_found");
  return {
    ...whole,
    interviewId: interview.id,
    interviewName: interview.name,
    reportCard,
    formAnswers: answers.map(toFormAnswers),
  };
}

async function getSession(db: Database, of: { accountId: string; sessionId: string }, right: Right) {
  const found = await store.findSeenSession(db, of.accountId, of.sessionId);
  if (!found) throw new AppError("session_not_found");
  requireRight(found.right, right);
  return found;
}

export async function getDemographics(db: Database, accountId: string, interviewId: string) {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  const [ages, towns, occupations] = await Promise.all([
    store.countLabels(db, interview.id, "ageRange"),
    store.countLabels(db, interview.id, "town"),
    store.countLabels(db, interview.id, "occupation"),
  ]);
  return { ageRanges: groupLabels(ages), cities: groupLabels(towns), occupations: groupLabels(occupations) };
}

/** With the address and code that belong to it, and its words in the insights. It cannot be undone. */
export async function deleteSession(
  deps: Pick<Deps, "db" | "secret">,
  accountId: string,
  of: { interviewId: string; sessionId: string },
): Promise<void> {
  const interview = await ownInterview(deps.db, accountId, of.interviewId, "edit");
  await deps.db.orm.transaction(async (tx) => {
    const wasThere = await store.deleteSession(tx, interview.id, of.sessionId);
    if (!wasThere) throw new AppError("session_not_found");
    await deleteClaim(tx, deps.secret, of.sessionId);
    await forgetSourceWithin(tx, interview.id, of.sessionId);
  });
}

export async function listAnnotations(
  db: Database,
  accountId: string,
  sessionId: string,
): Promise<(Annotation & { author: string; own: boolean })[]> {
  await getSession(db, { accountId, sessionId }, "view");
  const rows = await store.listAnnotations(db, sessionId);
  return rows.flatMap(({ items, author, authorId }) =>
    items.map((item) => ({ ...item, author, own: authorId === accountId })),
  );
}

export async function saveAnnotations(
  db: Database,
  of: { accountId: string; sessionId: string },
  items: Annotation[],
): Promise<void> {
  const { sessionId, accountId } = of;
  const { interview } = await getSession(db, of, "edit");
  const turns = await listTurns(db, [sessionId]);
  const kept = checkAnnotations(items, new Map(turns.map((turn) => [turn.id, turn.text])));
  await store.saveAnnotations(db, { sessionId, authorId: accountId, projectId: interview.projectId }, kept);
}
