import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { claims, outbox } from "../../db/outgoing-schema.ts";
import { sessions } from "../../db/schema.ts";

export type ClaimOutcome = "claimed" | "wrong" | "locked" | "taken" | "gone";

/** What a claim is about, and how the mail about it speaks; only for whoever shows the session's token. */
export async function findClaimPlace(db: Database, sessionId: string, tokenHash: string) {
  const result = await db.orm.execute<{
    interviewId: string;
    projectId: string;
    ownerId: string;
    name: string;
    settings: InterviewSettings;
    organization: string;
    language: string;
    linked: boolean;
  }>(sql`
    select s.interview_id as "interviewId", s.project_id as "projectId", p.owner_id as "ownerId",
      i.name, i.settings,
      coalesce(nullif(trim(p.organization), ''), nullif(trim(u.company_name), ''), u.name) as organization,
      s.language,
      -- As the participant agreed to it; of later settings only the stricter one applies.
      coalesce(s.link_email, true) and coalesce((i.settings->>'linkEmailToSession')::boolean, true) as linked
    from sessions s join interviews i on i.id = s.interview_id
    join projects p on p.id = i.project_id join users u on u.id = p.owner_id
    where s.id = ${sessionId} and s.token_hash = ${tokenHash} and s.withdrawn_at is null`);
  return result.rows[0];
}

/** A claim under its own id, or one from before ids were made of sessions. */
function isClaimOf(of: ClaimOf) {
  return or(eq(claims.id, of.claimId), eq(claims.sessionId, of.sessionId));
}

export interface ClaimOf {
  sessionId: string;
  claimId: string;
}

export interface ClaimChecks {
  isRight: (code: string) => boolean;
  /** Whether an earlier claim, by its address as it is stored, is to be answered as a repeat of this one. */
  isRepeat: (stored: string) => boolean;
  /** What follows from a new claim, in its transaction. */
  onClaimed: (tx: Queryable, code: string) => Promise<void>;
}

const attemptsAllowed = 5;
const attemptsWindow = sql`now() - interval '15 minutes'`;

/** One claim a session, under its row's lock; wrong codes are counted, and past five in 15 minutes none is read. */
export async function claimCode(
  db: Database,
  of: ClaimOf,
  claim: typeof claims.$inferInsert,
  checks: ClaimChecks,
): Promise<ClaimOutcome> {
  return db.orm.transaction(async (tx) => {
    const guess = await checkGuess(tx, of, checks.isRight);
    if (typeof guess === "string") return guess;
    const [earlier] = await tx.select({ email: claims.email }).from(claims).where(isClaimOf(of));
    if (earlier) return checks.isRepeat(earlier.email) ? "claimed" : "taken";
    await tx.insert(claims).values(claim);
    await checks.onClaimed(tx, guess.code);
    return "claimed";
  });
}

/** The session's code where it is guessed right, with its row held; else the guess is counted. */
async function checkGuess(
  tx: Queryable,
  of: ClaimOf,
  isRight: ClaimChecks["isRight"],
): Promise<{ code: string } | "wrong" | "locked" | "gone"> {
  const [row] = await tx
    .select({
      code: sessions.incentiveCode,
      attempts: sql<number>`case when ${sessions.claimWindowAt} > ${attemptsWindow} then ${sessions.claimAttempts} else 0 end`,
    })
    .from(sessions)
    .where(and(eq(sessions.id, of.sessionId), isNull(sessions.withdrawnAt)))
    .for("update");
  if (!row) return "gone";
  const isLocked = row.attempts >= attemptsAllowed;
  if (!isLocked && row.code !== null && isRight(row.code)) return { code: row.code };
  const window = row.attempts === 0 ? sql`now()` : sql`${sessions.claimWindowAt}`;
  await tx
    .update(sessions)
    .set({ claimAttempts: Math.min(row.attempts + 1, attemptsAllowed), claimWindowAt: window })
    .where(eq(sessions.id, of.sessionId));
  return isLocked ? "locked" : "wrong";
}

export async function hasClaim(db: Database, of: ClaimOf): Promise<boolean> {
  const rows = await db.orm.select({ id: claims.id }).from(claims).where(isClaimOf(of));
  return rows.length > 0;
}

/** The claim stays, so that its code is not claimed again; whose it was, and the mail about it, go. */
export async function emptyClaim(tx: Queryable, of: ClaimOf, mailKey: string): Promise<void> {
  await tx.update(claims).set({ email: "" }).where(isClaimOf(of));
  await deleteMails(tx, of, mailKey);
}

export async function deleteClaim(tx: Queryable, of: ClaimOf, mailKey: string): Promise<void> {
  await tx.delete(claims).where(isClaimOf(of));
  await deleteMails(tx, of, mailKey);
}

async function deleteMails(tx: Queryable, of: ClaimOf, mailKey: string): Promise<void> {
  await tx.delete(outbox).where(or(eq(outbox.sessionId, of.sessionId), eq(outbox.dedupeKey, mailKey)));
}
