import { and, asc, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { endedInDistressSql, needsSomebodySql } from "../../db/analysed-words.ts";
import { cursorTimeSql } from "../../db/columns.ts";
import type { Database } from "../../db/database.ts";
import { leftOutByName } from "../../db/left-out.ts";
import { claims } from "../../db/outgoing-schema.ts";
import { annotations, sessions } from "../../db/schema.ts";
import type { SessionCursor, SessionOrder } from "../../http/page-cursor.ts";

export type SessionStatus = "all" | "completed" | "not_completed" | "turned_away";

/** Which sessions of an interview; what is left out filters nothing. */
export interface SessionFilter {
  endReason?: string | undefined;
  source?: string | undefined;
  tagged?: "yes" | "no" | undefined;
  label?: string | undefined;
  /** Days in UTC, as "2026-11-21", both included; or moments in ISO 8601, the second one excluded. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether all sessions pass it. */
export function isFilterless(filter: SessionFilter): boolean {
  const { endReason, source, tagged, label, from, to } = filter;
  return ![endReason, source, tagged, label, from, to].some(Boolean);
}

export interface SessionListing extends SessionFilter {
  interviewId: string;
  status: SessionStatus;
  sort: SessionOrder;
  limit: number;
  after?: SessionCursor | undefined;
  /** Only those that somebody has to look at, or only the others. */
  needsYou?: boolean | undefined;
}

interface Order {
  column: typeof sessions.startedAt | typeof sessions.lastActivityAt | typeof sessions.turnCount;
  isUp: boolean;
  /** Selected beside the rows, so that the last one can become a cursor. */
  place: SQL<string>;
  type: SQL;
}

const byStart = {
  column: sessions.startedAt,
  place: cursorTimeSql(sessions.startedAt),
  type: sql`timestamptz`,
};
const byLength = {
  column: sessions.turnCount,
  place: sql<string>`${sessions.turnCount}::text`,
  type: sql`integer`,
};
const orders: Record<SessionOrder, Order> = {
  newest: { ...byStart, isUp: false },
  oldest: { ...byStart, isUp: true },
  longest: { ...byLength, isUp: false },
  shortest: { ...byLength, isUp: true },
  active: {
    ...{ column: sessions.lastActivityAt, isUp: false },
    ...{ place: cursorTimeSql(sessions.lastActivityAt), type: sql`timestamptz` },
  },
};

function isAfter(cursor: SessionCursor | undefined, { column, isUp, type }: Order): SQL | undefined {
  if (!cursor) return undefined;
  const row = sql`(${column}, ${sessions.id})`;
  const end = sql`(${cursor.place}::${type}, ${cursor.id}::text)`;
  return isUp ? sql`${row} > ${end}` : sql`${row} < ${end}`;
}

export const sessionColumns = {
  id: sessions.id,
  number: sessions.number,
  startedAt: sessions.startedAt,
  lastActivityAt: sessions.lastActivityAt,
  completedAt: sessions.completedAt,
  endReason: sessions.endReason,
  incentiveCode: sessions.incentiveCode,
  linkEmail: sessions.linkEmail,
  turnCount: sessions.turnCount,
  source: sessions.source,
  concept: sessions.concept,
  ageRange: sessions.ageRange,
  occupation: sessions.occupation,
  country: sessions.country,
  town: sessions.town,
  leftOutAt: sessions.leftOutAt,
  leftOutByName: leftOutByName("sessions"),
  distressDecision: sessions.distressDecision,
  endedInDistress: endedInDistressSql(),
  email: claims.email,
};

const isTurnedAway = sql`(${sessions.completedAt} is null
  and ${sessions.endReason} in ('screened_out', 'quota_full'))`;

const byStatus: Record<SessionStatus, SQL | undefined> = {
  all: undefined,
  completed: isNotNull(sessions.completedAt),
  not_completed: isNull(sessions.completedAt),
  turned_away: isTurnedAway,
};

const hasTag = sql`exists (
  select 1 from ${annotations} a where a.session_id = ${sessions.id} and a.items @> '[{"kind": "tag"}]')`;

/** As `labelParticipant` writes it. */
const labelText = sql`'p-' || lpad(${sessions.number}::text, greatest(2, length(${sessions.number}::text)), '0')`;

function hasLabel(label: string): SQL | undefined {
  const [, digits] = /^p-?0*(\d{1,9})$/i.exec(label) ?? [];
  const isWithin = sql`position(${label.toLowerCase()} in ${labelText}) > 0`;
  return digits ? or(isWithin, eq(sessions.number, Number(digits))) : isWithin;
}

const dayMs = 24 * 60 * 60 * 1000;

/** A moment is the end itself, a day ends with the next one. */
function endOf(to: string): Date {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(to);
  return new Date(new Date(to).getTime() + (isDay ? dayMs : 0));
}

function isChosen(interviewId: string, filter: SessionFilter): SQL | undefined {
  const { endReason, source, tagged, label, from, to } = filter;
  return and(
    eq(sessions.interviewId, interviewId),
    isNull(sessions.withdrawnAt),
    endReason ? eq(sessions.endReason, endReason) : undefined,
    source ? eq(sessions.source, source) : undefined,
    tagged && (tagged === "yes" ? hasTag : not(hasTag)),
    label ? hasLabel(label) : undefined,
    from ? sql`${sessions.startedAt} >= ${new Date(from)}` : undefined,
    to ? sql`${sessions.startedAt} < ${endOf(to)}` : undefined,
  );
}

function needsYouIs(wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? needsSomebodySql() : not(needsSomebodySql());
}

export function listSessions(db: Database, listing: SessionListing) {
  const order = orders[listing.sort];
  const direction = order.isUp ? asc : desc;
  return db.orm
    .select({ ...sessionColumns, place: order.place })
    .from(sessions)
    .leftJoin(claims, eq(claims.sessionId, sessions.id))
    .where(
      and(
        isChosen(listing.interviewId, listing),
        byStatus[listing.status],
        needsYouIs(listing.needsYou),
        isAfter(listing.after, order),
      ),
    )
    .orderBy(direction(order.column), direction(sessions.id))
    .limit(listing.limit);
}

export type SessionRow = Omit<Awaited<ReturnType<typeof listSessions>>[number], "place">;

export interface SessionCounts {
  all: number;
  completed: number;
  notCompleted: number;
  /** Of those that are not completed. */
  turnedAway: number;
}

/** Counted, as withdrawn and deleted sessions are in the interview's own counters still. */
export async function countSessions(
  db: Database,
  interviewId: string,
  filter: SessionFilter,
): Promise<SessionCounts> {
  const [row] = await db.orm
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      completed: sql<number>`count(${sessions.completedAt})`.mapWith(Number),
      turnedAway: sql<number>`count(*) filter (where ${isTurnedAway})`.mapWith(Number),
    })
    .from(sessions)
    .where(isChosen(interviewId, filter));
  return toCounts(row);
}

function toCounts(row: Omit<SessionCounts, "notCompleted"> | undefined): SessionCounts {
  const { all, completed, turnedAway } = row ?? { all: 0, completed: 0, turnedAway: 0 };
  return { all, completed, notCompleted: all - completed, turnedAway };
}

/** So many pairs of a reason and a source are looked at, and so many of each are offered; the commonest. */
const maxPairs = 1_000;
const maxChoices = 100;

/**
 * All sessions of an interview by status, with the reasons and sources that they have, the commonest first: in one
 * statement, as either means to read each of them.
 */
export async function countAllSessions(
  db: Database,
  interviewId: string,
): Promise<{ counts: SessionCounts; choices: { endReasons: string[]; sources: string[] } }> {
  const ofAll = (number: SQL) => sql<number>`sum(${number}) over ()`.mapWith(Number);
  const isUnnamed = sql`(${sessions.endReason} is null and ${sessions.source} is null)`;
  const rows = await db.orm
    .select({
      endReason: sessions.endReason,
      source: sessions.source,
      all: ofAll(sql`count(*)`),
      completed: ofAll(sql`count(${sessions.completedAt})`),
      turnedAway: ofAll(sql`count(*) filter (where ${isTurnedAway})`),
    })
    .from(sessions)
    .where(isChosen(interviewId, {}))
    .groupBy(sessions.endReason, sessions.source)
    // The sessions with neither come first, so that they take the place of no pair.
    .orderBy(desc(isUnnamed), desc(sql`count(*)`), asc(sessions.endReason), asc(sessions.source))
    .limit(1 + maxPairs);
  const pairs = rows.filter((row) => row.endReason !== null || row.source !== null).slice(0, maxPairs);
  const each = (pick: (row: (typeof rows)[number]) => string | null) =>
    [...new Set(pairs.map(pick))].filter((value) => value !== null).slice(0, maxChoices);
  const choices = { endReasons: each((row) => row.endReason), sources: each((row) => row.source) };
  return { counts: toCounts(rows[0]), choices };
}

export interface Neighbour {
  id: string;
  number: number;
}

/** The sessions that began next after and last before one. */
export async function findNeighbours(
  db: Database,
  interviewId: string,
  sessionId: string,
): Promise<{ newer: Neighbour | undefined; older: Neighbour | undefined }> {
  const place = sql`(select started_at, id from sessions where id = ${sessionId})`;
  const row = sql`(${sessions.startedAt}, ${sessions.id})`;
  const next = (side: "newer" | "older") => {
    const direction = side === "newer" ? asc : desc;
    return db.orm
      .select({ side: sql<string>`${side}::text`.as("side"), id: sessions.id, number: sessions.number })
      .from(sessions)
      .where(
        and(
          eq(sessions.interviewId, interviewId),
          isNull(sessions.withdrawnAt),
          side === "newer" ? sql`${row} > ${place}` : sql`${row} < ${place}`,
        ),
      )
      .orderBy(direction(sessions.startedAt), direction(sessions.id))
      .limit(1);
  };
  const found = await unionAll(next("newer"), next("older"));
  const pick = (side: string) => found.find((one) => one.side === side);
  return { newer: pick("newer"), older: pick("older") };
}
