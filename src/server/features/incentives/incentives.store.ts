import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { hashedCodeSql } from "../../db/columns.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { claims, ownCodes } from "../../db/outgoing-schema.ts";
import { sessions } from "../../db/schema.ts";
import { interviews } from "../../db/study-schema.ts";

/** How many codes an interview has given. Until the transaction ends nobody else can count, so that none is given twice. */
export async function countGivenLocked(tx: Queryable, interviewId: string): Promise<number> {
  await tx.select({ id: interviews.id }).from(interviews).where(eq(interviews.id, interviewId)).for("update");
  return countGiven(tx, interviewId);
}

export async function countGiven(db: Queryable, interviewId: string): Promise<number> {
  const [row] = await db
    .select({ given: sql<number>`count(*)`.mapWith(Number) })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), isNotNull(sessions.incentiveCode)));
  return row?.given ?? 0;
}

/** A code that some session holds or held is nobody else's, also where two interviews list it. */
const isHeld = sql`exists (select 1 from sessions held
  where held.incentive_code in (own_codes.code, ${hashedCodeSql(sql`own_codes.code`)}))`;

/**
 * A free code of the list becomes the session's; parallel sessions pass over each other's. The next one, or where the
 * code must not lead to the session, any: else the list's order and the sessions' would be the same.
 */
export async function takeOwnCode(
  tx: Queryable,
  { interviewId, sessionId, isLinked }: { interviewId: string; sessionId: string; isLinked: boolean },
): Promise<string | undefined> {
  const order = isLinked ? sql`created_at` : sql`random()`;
  const givenAt = isLinked ? sql`now()` : sql`date_trunc('day', now(), 'UTC')`;
  const result = await tx.execute<{ code: string }>(sql`
    with next as (
      select id from own_codes
      where interview_id = ${interviewId} and session_id is null and given_at is null and not ${isHeld}
      order by ${order} limit 1 for update skip locked)
    update own_codes set session_id = ${sessionId}, given_at = ${givenAt}
    from next where own_codes.id = next.id
    returning own_codes.code`);
  return result.rows[0]?.code;
}

export async function countOwnCodes(db: Queryable, interviewId: string) {
  const [row] = await db
    .select({
      listed: sql<number>`count(*)`.mapWith(Number),
      given: sql<number>`count(${ownCodes.givenAt})`.mapWith(Number),
      free: sql<number>`count(*) filter (where ${ownCodes.givenAt} is null and not ${isHeld})`.mapWith(
        Number,
      ),
    })
    .from(ownCodes)
    .where(eq(ownCodes.interviewId, interviewId));
  return row ?? { listed: 0, given: 0, free: 0 };
}

/** Within the transaction that empties a session: its code stays given, and leads nowhere any more. */
export async function clearCodeOf(tx: Queryable, sessionId: string): Promise<void> {
  await tx
    .update(ownCodes)
    .set({ sessionId: null, givenAt: sql`date_trunc('day', ${ownCodes.givenAt}, 'UTC')` })
    .where(eq(ownCodes.sessionId, sessionId));
}

/** Gives free the codes of sessions that earned one and wait for the creator's look; how many they were. */
export async function releaseCodes(db: Database, interviewId: string): Promise<number> {
  const result = await db.orm
    .update(sessions)
    .set({ codeReleasedAt: sql`now()` })
    .where(and(eq(sessions.interviewId, interviewId), isWaitingForLook));
  return result.rowCount ?? 0;
}

/** Finished with a code earned and none given; whether it is held is for the settings to say. */
const isWaitingForLook = and(
  isNotNull(sessions.finalisedAt),
  eq(sessions.earnsCode, true),
  isNull(sessions.incentiveCode),
  isNull(sessions.codeReleasedAt),
  isNull(sessions.withdrawnAt),
);

export async function countHeld(db: Database, interviewId: string, holdsAll: boolean): Promise<number> {
  const isHeldBack = holdsAll ? undefined : eq(sessions.codeHeld, true);
  const [row] = await db.orm
    .select({ held: sql<number>`count(*)`.mapWith(Number) })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), isWaitingForLook, isHeldBack));
  return row?.held ?? 0;
}

/** Adds codes in their order and answers how many were not there yet. */
export async function insertOwnCodes(
  db: Database,
  interviewId: string,
  codes: { id: string; code: string }[],
): Promise<number> {
  const ids = sql.param(codes.map(({ id }) => id));
  const texts = sql.param(codes.map(({ code }) => code));
  const result = await db.orm.execute(sql`
    insert into own_codes (id, interview_id, code, created_at)
    select listed.id, ${interviewId}, listed.code, now() + listed.place * interval '1 microsecond'
    from unnest(${ids}::text[], ${texts}::text[]) with ordinality as listed(id, code, place)
    on conflict (interview_id, code) do nothing`);
  return result.rowCount ?? 0;
}

/** Claims whose address is still kept, newest first; of those without a session the ones that are listed by now. */
export function listClaims(db: Database, interviewId: string) {
  return db.orm
    .select({
      email: claims.email,
      code: sessions.incentiveCode,
      sessionId: claims.sessionId,
      createdAt: claims.createdAt,
      listedOn: claims.listedOn,
    })
    .from(claims)
    .leftJoin(sessions, eq(sessions.id, claims.sessionId))
    .where(
      and(
        eq(claims.interviewId, interviewId),
        ne(claims.email, ""),
        or(isNotNull(claims.sessionId), isNotNull(claims.listedOn)),
        isNull(sessions.deletedAt),
      ),
    )
    .orderBy(desc(claims.createdAt), asc(claims.id));
}

/**
 * Lists claims that are linked to no session, an interview's together: those of days that are over, and only when there
 * are several, so that neither the day nor the order tells whose session an address belongs to.
 */
export async function listWaitingClaims(
  tx: Queryable,
  atLeast: number,
): Promise<{ interviewId: string; projectId: string; claims: number }[]> {
  const result = await tx.execute<{ interviewId: string; projectId: string; claims: number }>(sql`
    with due as (
      select interview_id from claims
      where session_id is null and listed_on is null and email <> '' and ${isOfPastDay}
      group by interview_id having count(*) >= ${atLeast}),
    listed as (
      update claims set listed_on = (now() at time zone 'UTC')::date from due
      where claims.interview_id = due.interview_id
        and session_id is null and listed_on is null and email <> '' and ${isOfPastDay}
      returning claims.interview_id)
    select l.interview_id as "interviewId", i.project_id as "projectId", count(*)::int as claims
    from listed l join interviews i on i.id = l.interview_id
    group by l.interview_id, i.project_id`);
  return result.rows;
}

const isOfPastDay = sql`claims.created_at < date_trunc('day', now(), 'UTC')`;

/** The claim itself stays, so that its code is not claimed a second time. */
export async function emptyOldClaims(db: Database, days: number): Promise<void> {
  await db.orm
    .update(claims)
    .set({ email: "" })
    .where(and(ne(claims.email, ""), sql`${claims.createdAt} < now() - make_interval(days => ${days})`));
}
