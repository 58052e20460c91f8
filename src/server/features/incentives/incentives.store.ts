import { and, asc, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../db/database.ts";
import { ownCodes } from "../../db/outgoing-schema.ts";
import { claims, sessions } from "../../db/schema.ts";
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

/** A code that some session holds already is nobody else's, also where two interviews list it. */
const isHeld = sql`exists (select 1 from sessions held where held.incentive_code = own_codes.code)`;

/** The next free code of the list becomes the session's; parallel sessions pass over each other's. */
export async function takeOwnCode(
  tx: Queryable,
  interviewId: string,
  sessionId: string,
): Promise<string | undefined> {
  const result = await tx.execute<{ code: string }>(sql`
    with next as (
      select id from own_codes
      where interview_id = ${interviewId} and session_id is null and not ${isHeld}
      order by created_at limit 1 for update skip locked)
    update own_codes set session_id = ${sessionId}, given_at = now()
    from next where own_codes.id = next.id
    returning own_codes.code`);
  return result.rows[0]?.code;
}

export async function countOwnCodes(db: Queryable, interviewId: string) {
  const [row] = await db
    .select({
      listed: sql<number>`count(*)`.mapWith(Number),
      given: sql<number>`count(${ownCodes.sessionId})`.mapWith(Number),
      free: sql<number>`count(*) filter (where ${ownCodes.sessionId} is null and not ${isHeld})`.mapWith(
        Number,
      ),
    })
    .from(ownCodes)
    .where(eq(ownCodes.interviewId, interviewId));
  return row ?? { listed: 0, given: 0, free: 0 };
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

/** Claims whose address is still kept, newest first. */
export function listClaims(db: Database, interviewId: string) {
  return db.orm
    .select({
      email: claims.email,
      code: sessions.incentiveCode,
      sessionId: claims.sessionId,
      createdAt: claims.createdAt,
    })
    .from(claims)
    .leftJoin(sessions, eq(sessions.id, claims.sessionId))
    .where(and(eq(claims.interviewId, interviewId), ne(claims.email, "")))
    .orderBy(desc(claims.createdAt), asc(claims.id));
}

export type ClaimRow = Awaited<ReturnType<typeof listClaims>>[number];

/** The claim itself stays, so that its code is not claimed a second time. */
export async function emptyOldClaims(db: Database, days: number): Promise<void> {
  await db.orm
    .update(claims)
    .set({ email: "" })
    .where(and(ne(claims.email, ""), sql`${claims.createdAt} < now() - make_interval(days => ${days})`));
}
