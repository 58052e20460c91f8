import type { Sentiment } from "#contract/insights.ts";
import type {
  Annotation,
  SessionSummary,
  SessionWithMessages,
  WishState,
} from "#contract/session-reading.ts";
import type { Guide } from "#interviewer/guide.ts";
import { AppError } from "../../app-error.ts";
import { permits, type Right, requireRight } from "../../auth/rights.ts";
import { openEmails } from "../../auth/sealed-address.ts";
import type { Database } from "../../db/database.ts";
import { countLabels, isFinishedSession } from "../../db/finished-sessions.ts";
import { listTurns, readSentiments, type TurnRow } from "../../db/session-turns.ts";
import type { Deps } from "../../deps.ts";
import { readCursor, type SessionOrder, writeCursor } from "../../http/page-cursor.ts";
import { labelParticipant } from "../../participant-label.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { findSessionCard } from "../report-cards/report-cards.service.ts";
import { getPersonalGuide } from "../sessions/guides.service.ts";
import { readWishStates } from "../sessions/own-choice.service.ts";
import { toMessages } from "../sessions/session-messages.service.ts";
import { checkAnnotations } from "./annotations.ts";
import { groupLabels } from "./demographics.service.ts";
import * as list from "./session-list.store.ts";
import * as store from "./session-reading.store.ts";
import { findDistressFrom, type SeenOfSession, toFormAnswers, toSummary } from "./session-views.ts";

const maxSessions = 500;
const defaultPage = 50;

export interface ListRequest extends list.SessionFilter {
  accountId: string;
  interviewId: string;
  status: list.SessionStatus;
  sort: SessionOrder;
  limit?: number | undefined;
  cursor?: string | undefined;
}

type ReadDeps = Pick<Deps, "db" | "secret">;

export async function listSessionPage({ db, secret }: ReadDeps, request: ListRequest) {
  const interview = await ownInterview(db, request.accountId, request.interviewId, "view");
  const limit = request.limit ?? defaultPage;
  const [{ rows, nextCursor }, { counts, choices }] = await Promise.all([
    readPage({ db, secret }, { ...request, interviewId: interview.id, limit, isTable: true }),
    countForPage(db, { ...request, interviewId: interview.id }),
  ]);
  const sessions: SessionSummary[] = rows.map((row) => toSummary(row, whatIsSeen(interview)));
  return { sessions, nextCursor, counts, choices };
}

/** What there is to choose from is told with the first page. */
async function countForPage(db: Database, request: ListRequest) {
  const { interviewId, cursor } = request;
  if (cursor) return { counts: await list.countSessions(db, interviewId, request), choices: null };
  if (list.isFilterless(request)) return list.countAllSessions(db, interviewId);
  const [counts, { choices }] = await Promise.all([
    list.countSessions(db, interviewId, request),
    list.countAllSessions(db, interviewId),
  ]);
  return { counts, choices };
}

/** A page of rows with their addresses as they were entered, and where the next one begins. */
export async function readPage({ db, secret }: ReadDeps, request: PageRequest) {
  const { limit, cursor, sort, isTable = false } = request;
  const after = cursor ? readCursor(cursor, sort) : undefined;
  // One more than is shown tells whether there is a next page.
  const listing = { ...request, after, limit: limit + 1 };
  const { found, first } = isTable
    ? await listThoseInNeedFirst(db, listing)
    : { found: await list.listSessions(db, listing), first: 0 };
  const rows = openEmails(secret, found.slice(0, limit));
  const last = found.length > limit ? rows.at(-1) : undefined;
  const isAmongFirst = rows.length <= first;
  return { rows, nextCursor: last ? writeCursor({ place: last.place, id: last.id, isAmongFirst }) : null };
}

interface PageRequest extends ListRequest {
  limit: number;
  /** The table of sessions begins with those that need somebody, whatever its order. */
  isTable?: boolean;
}

/** `first`: how many of those found need somebody. */
async function listThoseInNeedFirst(db: Database, listing: list.SessionListing) {
  const { after, limit } = listing;
  const isPast = after !== undefined && after.isAmongFirst !== true;
  const first = isPast ? [] : await list.listSessions(db, { ...listing, needsYou: true });
  if (first.length >= limit) return { found: first, first: first.length };
  const rest = await list.listSessions(db, {
    ...listing,
    after: isPast ? after : undefined,
    limit: limit - first.length,
    needsYou: false,
  });
  return { found: [...first, ...rest], first: first.length };
}

/** With all messages; at most the first 500 in the order that is asked for. */
export async function listWholeSessions(
  { db, secret }: ReadDeps,
  request: ListRequest,
): Promise<SessionWithMessages[]> {
  const interview = await ownInterview(db, request.accountId, request.interviewId, "view");
  const limit = request.limit ?? maxSessions;
  const { rows } = await readPage({ db, secret }, { ...request, interviewId: interview.id, limit });
  return addMessages(db, interview, rows);
}

interface Shown {
  id: string;
  settings: { linkEmailToSession: boolean; keepTown?: boolean | undefined };
  right: Right;
}

/** As in exports: addresses, codes and towns are for those who may change the project. */
export function whatIsSeen({ settings, right }: Shown): SeenOfSession {
  const mayEdit = permits(right, "edit");
  const isLinked = mayEdit && settings.linkEmailToSession;
  const town = mayEdit && settings.keepTown !== false;
  return { email: isLinked, code: isLinked, town, formAddresses: mayEdit };
}

async function addMessages(
  db: Database,
  interview: Shown,
  rows: list.SessionRow[],
): Promise<SessionWithMessages[]> {
  const turns = await listTurns(
    db,
    rows.map((row) => row.id),
  );
  const sentiments = await readSentimentsOf(db, interview.id, turns);
  const bySession = Map.groupBy(turns, (turn) => turn.sessionId);
  const seen = whatIsSeen(interview);
  return rows.map((row) => withMessages(toSummary(row, seen), bySession.get(row.id) ?? [], { sentiments }));
}

function withMessages(
  summary: SessionSummary,
  turns: TurnRow[],
  {
    sentiments,
    guide,
    wishes = new Map(),
  }: { sentiments: Map<string, Sentiment>; guide?: Guide; wishes?: Map<string, WishState> },
): SessionWithMessages {
  const messages = toMessages(turns, sentiments, guide).map((message) => {
    const wish = wishes.get(message._id);
    return wish === undefined ? message : { ...message, wish };
  });
  const answerCount = messages.filter((message) => message.sender === "user").length;
  return { ...summary, messageCount: messages.length, answerCount, messages };
}

async function readSentimentsOf(
  db: Database,
  interviewId: string,
  turns: TurnRow[],
): Promise<Map<string, Sentiment>> {
  const ids = turns.filter((turn) => turn.speaker === "participant").map((turn) => turn.id);
  return ids.length === 0 ? new Map() : readSentiments(db, interviewId, ids);
}

export async function getSessionDetails({ db, secret }: ReadDeps, accountId: string, sessionId: string) {
  const { session, interview, right } = await getSession(db, { accountId, sessionId }, "view");
  const [turns, answers, neighbours] = await Promise.all([
    listTurns(db, [sessionId]),
    store.listFormAnswers(db, sessionId),
    list.findNeighbours(db, interview.id, sessionId),
  ]);
  const [sentiments, reportCard, guide, wishes] = await Promise.all([
    readSentimentsOf(db, interview.id, turns),
    findSessionCard(db, session, turns),
    getPersonalGuide(db, session),
    readWishStates(db, sessionId, turns),
  ]);
  const [row] = openEmails(secret, [session]);
  if (!row) throw new AppError("session_not_found");
  const mayEdit = permits(right, "edit");
  return {
    ...withMessages(toSummary(row, whatIsSeen({ ...interview, right })), turns, {
      sentiments,
      guide,
      wishes,
    }),
    interviewId: interview.id,
    interviewName: interview.name,
    mayEdit,
    endDetail: session.endDetail,
    distressFrom: findDistressFrom(row, turns),
    // A panel's ids may be among them.
    hiddenFields: mayEdit ? (session.hiddenFields ?? {}) : null,
    newer: toNeighbour(neighbours.newer),
    older: toNeighbour(neighbours.older),
    reportCard,
    formAnswers: answers.map((row) => toFormAnswers(row, mayEdit)),
  };
}

function toNeighbour(found: list.Neighbour | undefined) {
  return found ? { id: found.id, label: labelParticipant(found.number) } : null;
}

/** Throws where the account may not view the session, or has not this right to it. */
export async function getSession(db: Database, of: { accountId: string; sessionId: string }, right: Right) {
  const found = await store.findSeenSession(db, of.accountId, of.sessionId);
  if (!found) throw new AppError("session_not_found");
  requireRight(found.right, right);
  return found;
}

export async function getDemographics(db: Database, accountId: string, interviewId: string) {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  const finished = isFinishedSession(interview.id);
  const [ages, towns, occupations] = await Promise.all([
    countLabels(db, "ageRange", finished),
    countLabels(db, "town", finished),
    countLabels(db, "occupation", finished),
  ]);
  const cities = whatIsSeen(interview).town ? groupLabels(towns) : {};
  return { ageRanges: groupLabels(ages), cities, occupations: groupLabels(occupations) };
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
