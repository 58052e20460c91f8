import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { apiKeys, audit, identities, members, projectNotices } from "../../db/account-schema.ts";
import { sources, sourceTurns } from "../../db/analysis-schema.ts";
import { purchases, subscriptions } from "../../db/billing-schema.ts";
import type { Database } from "../../db/database.ts";
import { ownCodes, webhooks } from "../../db/outgoing-schema.ts";
import { rehearsals } from "../../db/schema.ts";
import { forms, interviews, logins, projects, users } from "../../db/study-schema.ts";

/** Of each table what is about the person or made by them; never what opens something: hashes, secrets, tokens. */

export async function readAccount(db: Database, userId: string) {
  const [account] = await db.orm.select(usersColumns).from(users).where(eq(users.id, userId));
  const [loginRows, identityRows, keyRows, memberRows, noticeRows, hookRows] = await Promise.all([
    db.orm
      .select({ createdAt: logins.createdAt, expiresAt: logins.expiresAt })
      .from(logins)
      .where(eq(logins.userId, userId))
      .orderBy(asc(logins.createdAt)),
    db.orm
      .select({ provider: identities.provider, email: identities.email, createdAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    db.orm
      .select({
        name: apiKeys.name,
        prefix: apiKeys.prefix,
        lastUsedAt: apiKeys.lastUsedAt,
        createdAt: apiKeys.createdAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId)),
    db.orm
      .select({
        projectId: members.projectId,
        email: members.email,
        role: members.role,
        acceptedAt: members.acceptedAt,
      })
      .from(members)
      .where(eq(members.userId, userId)),
    db.orm
      .select({
        projectId: projectNotices.projectId,
        distress: projectNotices.distress,
        finished: projectNotices.finished,
      })
      .from(projectNotices)
      .where(eq(projectNotices.userId, userId)),
    db.orm
      .select({ url: webhooks.url, events: webhooks.events, createdAt: webhooks.createdAt })
      .from(webhooks)
      .where(eq(webhooks.ownerId, userId)),
  ]);
  return {
    account,
    logins: loginRows,
    identities: identityRows,
    apiKeys: keyRows,
    memberships: memberRows,
    notices: noticeRows,
    webhooks: hookRows,
  };
}

const usersColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  profilePic: users.profilePic,
  userRole: users.userRole,
  companyName: users.companyName,
  companySize: users.companySize,
  userGoals: users.userGoals,
  onboardedAt: users.onboardedAt,
  emailVerifiedAt: users.emailVerifiedAt,
  weeklyDigest: users.weeklyDigest,
  language: users.language,
  createdAt: users.createdAt,
};

export async function readPayments(db: Database, userId: string) {
  const [subscriptionRows, purchaseRows] = await Promise.all([
    db.orm.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    db.orm.select().from(purchases).where(eq(purchases.userId, userId)),
  ]);
  return { subscriptions: subscriptionRows, purchases: purchaseRows };
}

export function listAudit(db: Database, userId: string) {
  return db.orm.select().from(audit).where(eq(audit.ownerId, userId)).orderBy(desc(audit.id)).limit(20_000);
}

export function listForms(db: Database, userId: string) {
  return db.orm.select().from(forms).where(eq(forms.ownerId, userId)).orderBy(asc(forms.createdAt));
}

export function listProjects(db: Database, userId: string) {
  return db.orm
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, userId), isNull(projects.deletedAt)))
    .orderBy(asc(projects.createdAt), asc(projects.id));
}

/** Scripts and settings; what was said and found is in the project's own export. */
export async function readInterviews(db: Database, projectId: string) {
  const rows = await db.orm
    .select()
    .from(interviews)
    .where(and(eq(interviews.projectId, projectId), isNull(interviews.deletedAt)))
    .orderBy(asc(interviews.createdAt), asc(interviews.id));
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const [practice, codes] = await Promise.all([
    db.orm.select().from(rehearsals).where(inArray(rehearsals.interviewId, ids)),
    db.orm
      .select({ interviewId: ownCodes.interviewId, code: ownCodes.code, givenAt: ownCodes.givenAt })
      .from(ownCodes)
      .where(inArray(ownCodes.interviewId, ids)),
  ]);
  return rows.map((row) => ({
    ...row,
    incentiveCodes: codes.filter((code) => code.interviewId === row.id),
    rehearsals: practice.filter((rehearsal) => rehearsal.interviewId === row.id),
  }));
}

/** Uploaded transcripts that belong to no project. */
export async function* readLooseTranscripts(db: Database, userId: string) {
  const rows = await db.orm
    .select()
    .from(sources)
    .where(
      and(
        eq(sources.ownerId, userId),
        eq(sources.kind, "transcript"),
        isNull(sources.projectId),
        isNull(sources.deletedAt),
      ),
    )
    .orderBy(asc(sources.createdAt), asc(sources.id));
  for (const row of rows) {
    const turns = await db.orm
      .select()
      .from(sourceTurns)
      .where(eq(sourceTurns.sourceId, row.id))
      .orderBy(asc(sourceTurns.seq));
    yield { ...row, turns };
  }
}
