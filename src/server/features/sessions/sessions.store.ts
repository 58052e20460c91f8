import { type AnyColumn, and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { Wordings } from "#contract/wordings.ts";
import type { Guide } from "#interviewer/guide.ts";
import type { Drawn } from "#interviewer/personal-guide.ts";
import { AppError } from "../../app-error.ts";
import { hashToken } from "../../auth/tokens.ts";
import { answerSounds } from "../../db/answer-sound-schema.ts";
import { hashedCodeSql } from "../../db/columns.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { takesParticipants } from "../../db/open-interviews.ts";
import { organizationSql } from "../../db/organization.ts";
import { annotations, formAnswers, sessions, turns } from "../../db/schema.ts";
import { consentTexts, guides, interviews, projects, users } from "../../db/study-schema.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type InterviewRow = typeof interviews.$inferSelect;

/** An interview with what a session needs of its project. Undefined when it or its project is deleted. */
export async function findInterviewToJoin(db: Database, interviewId: string) {
  const [row] = await db.orm
    .select({
      interview: interviews,
      organization: organizationSql(),
      ownerId: projects.ownerId,
    })
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(interviews.id, interviewId), isNull(interviews.deletedAt), isNull(projects.deletedAt)));
  return row;
}

/** The frozen copy of a script, made when it is not there yet. */
export async function freezeGuide(db: Database, guide: typeof guides.$inferInsert): Promise<string> {
  await db.orm.insert(guides).values(guide).onConflictDoNothing();
  const [row] = await db.orm
    .select({ id: guides.id })
    .from(guides)
    .where(and(eq(guides.interviewId, guide.interviewId), eq(guides.hash, guide.hash)));
  return row?.id ?? guide.id;
}

export async function findGuide(
  db: Database,
  guideId: string,
): Promise<(Guide & { forms?: { pre: string | null; post: string | null } }) | undefined> {
  const [row] = await db.orm.select({ guide: guides.guide }).from(guides).where(eq(guides.id, guideId));
  return row?.guide;
}

export async function findGuideId(db: Database, sessionId: string): Promise<string | undefined> {
  const found = db.orm.select({ guideId: sessions.guideId }).from(sessions);
  const [row] = await found.where(eq(sessions.id, sessionId));
  return row?.guideId;
}

export async function keepConsentText(db: Database, hash: string, body: string): Promise<void> {
  await db.orm.insert(consentTexts).values({ hash, body }).onConflictDoNothing();
}

class NotOpen extends Error {}

export type NewSession = Omit<typeof sessions.$inferInsert, "number"> & { id: string };
export type FirstTurn = typeof turns.$inferInsert;

/**
 * Counts, numbers and stores the session with its first turn, or does nothing when the interview takes nobody more.
 * `before` takes its place in the same transaction; `begin` comes while the interview's row is held.
 */
export async function insertSession(
  db: Database,
  session: NewSession,
  begin: (tx: Queryable) => Promise<{ drawn: Drawn; firstTurn: FirstTurn | null }>,
  before: (tx: Queryable) => Promise<void>,
): Promise<boolean> {
  const storing = db.orm.transaction(async (tx) => {
    await before(tx);
    const [counted] = await tx
      .update(interviews)
      .set({ sessionsStarted: sql`${interviews.sessionsStarted} + 1` })
      .where(and(eq(interviews.id, session.interviewId), isNull(interviews.deletedAt), takesParticipants))
      .returning({ number: interviews.sessionsStarted, projectId: interviews.projectId });
    if (!counted) throw new NotOpen();
    // The interview may have been moved since it was read.
    const { drawn, firstTurn } = await begin(tx);
    await tx.insert(sessions).values({ ...session, ...counted, ...drawn });
    if (firstTurn) await tx.insert(turns).values({ ...firstTurn, projectId: counted.projectId });
    return true;
  });
  return storing.catch((error: unknown) => {
    if (error instanceof NotOpen) return false;
    throw error;
  });
}

/**
 * A session by its id and its participant's token, with whether its interview still exists. A withdrawn one is none; a
 * deleted one is found for as long as its words are kept.
 */
export async function findSession(db: Database, of: { sessionId: string; token: string }) {
  const [row] = await db.orm
    .select({
      session: sessions,
      settings: interviews.settings,
      preFormId: interviews.preFormId,
      postFormId: interviews.postFormId,
      live: sql<boolean>`${interviews.deletedAt} is null and ${projects.deletedAt} is null`,
    })
    .from(sessions)
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(
      and(
        eq(sessions.id, of.sessionId),
        eq(sessions.tokenHash, hashToken(of.token)),
        or(isNull(sessions.withdrawnAt), isNotNull(sessions.deletedAt)),
      ),
    );
  return row;
}

export async function findSettings(tx: Queryable, interviewId: string): Promise<InterviewSettings> {
  const [row] = await tx
    .select({ settings: interviews.settings })
    .from(interviews)
    .where(eq(interviews.id, interviewId));
  if (!row) throw new AppError("interview_not_found");
  return row.settings;
}

export async function findWordings(db: Database, interviewId: string): Promise<Wordings> {
  const [row] = await db.orm
    .select({ wordings: interviews.wordings })
    .from(interviews)
    .where(eq(interviews.id, interviewId));
  return row?.wordings ?? {};
}

export async function listAnsweredForms(db: Database, sessionId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ id: formAnswers.formId })
    .from(formAnswers)
    .where(eq(formAnswers.sessionId, sessionId));
  return rows.map((row) => row.id);
}

/** A complete session's code so far, with its row held until the transaction ends. */
export async function lockFinished(
  tx: Queryable,
  sessionId: string,
): Promise<
  Pick<SessionRow, "incentiveCode" | "earnsCode" | "codeHeld" | "codeReleasedAt" | "linkEmail"> | undefined
> {
  const [row] = await tx
    .select({
      incentiveCode: sessions.incentiveCode,
      earnsCode: sessions.earnsCode,
      codeHeld: sessions.codeHeld,
      codeReleasedAt: sessions.codeReleasedAt,
      linkEmail: sessions.linkEmail,
    })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNotNull(sessions.completedAt), isNull(sessions.withdrawnAt)))
    .for("update");
  return row;
}

export async function markFinalised(tx: Queryable, sessionId: string, code: string | null): Promise<void> {
  await tx
    .update(sessions)
    .set({ incentiveCode: code, finalisedAt: sql`coalesce(${sessions.finalisedAt}, now())` })
    .where(eq(sessions.id, sessionId));
}

/** A session with its row held until the transaction ends, so that its form is answered by one at a time. */
export async function lockSession(tx: Queryable, sessionId: string): Promise<SessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.withdrawnAt)))
    .for("update");
  return row;
}

/** Ends a session that its form or a full quota turned away; it is not a completed one. */
export async function turnAway(
  tx: Queryable,
  sessionId: string,
  end: { reason: "screened_out" | "quota_full"; detail: string },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endReason: end.reason, endDetail: end.detail, phase: "completion", lastActivityAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endReason)));
}

export async function hasAnswered(db: Queryable, sessionId: string, formId: string): Promise<boolean> {
  const rows = await db
    .select({ id: formAnswers.formId })
    .from(formAnswers)
    .where(and(eq(formAnswers.sessionId, sessionId), eq(formAnswers.formId, formId)));
  return rows.length > 0;
}

export async function saveFormAnswers(tx: Queryable, row: typeof formAnswers.$inferInsert): Promise<void> {
  await tx
    .insert(formAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [formAnswers.sessionId, formAnswers.formId],
      set: { answers: row.answers },
    });
}

/** Another first message before anything was said; answers with its id, which stays. */
export async function replaceOpening(
  tx: Queryable,
  sessionId: string,
  opening: Pick<typeof turns.$inferInsert, "text" | "move" | "reason">,
): Promise<string> {
  const [row] = await tx
    .update(turns)
    .set(opening)
    .where(and(eq(turns.sessionId, sessionId), eq(turns.seq, 1)))
    .returning({ id: turns.id });
  if (!row) throw new Error(`Session ${sessionId} has no first turn`);
  return row.id;
}

const dayOf = (column: AnyColumn): SQL => sql`date_trunc('day', ${column}, 'UTC')`;

/** What an emptied session keeps is for counting: no language, no times but days, of its code a hash, and no key. */
const emptied = {
  language: "und",
  tokenHash: "",
  threadId: "",
  endDetail: null,
  completedAt: null,
  finalisedAt: null,
  firstAnswerAt: null,
  sendWindowAt: null,
  claimWindowAt: null,
  consentedAt: dayOf(sessions.consentedAt),
  startedAt: dayOf(sessions.startedAt),
  lastActivityAt: dayOf(sessions.lastActivityAt),
  incentiveCode: hashedCodeSql(sessions.incentiveCode),
};

/**
 * Deletes all that a session holds, with what `also` deletes elsewhere, or nothing. The row stays, empty, so that
 * it is still counted as started. `before` comes first, while the session is as it was.
 */
export async function emptySession(
  db: Database,
  sessionId: string,
  also: (tx: Queryable, interviewId: string) => Promise<void>,
  before: (tx: Queryable, session: SessionRow) => Promise<void> = async () => undefined,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const [row] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for("update");
    const isEmptied = row?.withdrawnAt && !row.deletedAt;
    if (!row || isEmptied) return;
    await before(tx, row);
    await tx.delete(turns).where(eq(turns.sessionId, sessionId));
    await tx.delete(formAnswers).where(eq(formAnswers.sessionId, sessionId));
    await tx.delete(annotations).where(eq(annotations.sessionId, sessionId));
    await tx.delete(answerSounds).where(eq(answerSounds.sessionId, sessionId));
    await tx
      .update(sessions)
      .set({
        withdrawnAt: sql`now()`,
        deletedAt: null,
        ...emptied,
        ageRange: null,
        occupation: null,
        country: null,
        town: null,
        source: null,
        hiddenFields: null,
        concept: null,
        drawSeed: null,
        panelId: null,
        linkId: null,
        quotaIds: null,
        lapsedQuotaIds: null,
        leaseHolder: null,
      })
      .where(eq(sessions.id, sessionId));
    // A deleted one is out of the count already.
    if (row.completedAt && !row.deletedAt) {
      await tx
        .update(interviews)
        .set({ sessionsCompleted: sql`${interviews.sessionsCompleted} - 1` })
        .where(eq(interviews.id, row.interviewId));
    }
    await also(tx, row.interviewId);
  });
}
