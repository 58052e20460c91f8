import { and, asc, count, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { members, projectNotices } from "../../db/account-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { isOpenInvitation } from "../../db/open-invitations.ts";
import { projects, users } from "../../db/study-schema.ts";
import { deleteDeliveriesTo } from "../webhooks/emit-event.service.ts";

export type Role = "viewer" | "editor";

const columns = {
  id: members.id,
  projectId: members.projectId,
  userId: members.userId,
  role: members.role,
  invitedAt: members.invitedAt,
  /** As the account has it now; of an invitation, as it was sent. */
  email: sql<string>`coalesce(${users}.email, ${members}.email)`,
  name: users.name,
};

function selectMembers(db: Queryable) {
  return db.select(columns).from(members).leftJoin(users, eq(users.id, members.userId));
}

export interface OwnerRow {
  id: string;
  email: string;
  name: string;
  since: Date;
}

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** As a member, whose place is the project itself. */
export async function findOwner(db: Database, projectId: string): Promise<OwnerRow | undefined> {
  const [row] = await db.orm
    .select({ id: users.id, email: users.email, name: users.name, since: projects.createdAt })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(projects.id, projectId));
  return row;
}

/** In the order in which they were invited. */
export function listMembers(db: Database, projectId: string): Promise<MemberRow[]> {
  return selectMembers(db.orm)
    .where(eq(members.projectId, projectId))
    .orderBy(asc(members.invitedAt), asc(members.id));
}

export async function findMember(
  db: Queryable,
  of: { projectId: string; id: string },
): Promise<MemberRow | undefined> {
  const [row] = await selectMembers(db).where(
    and(eq(members.projectId, of.projectId), eq(members.id, of.id)),
  );
  return row;
}

/** By the address of their account, or by the one that an open invitation was sent to. */
export async function findMemberByEmail(
  tx: Queryable,
  projectId: string,
  email: string,
): Promise<MemberRow | undefined> {
  const isInvited = and(isNull(members.userId), sql`lower(${members}.email) = ${email.toLowerCase()}`);
  const isActive = sql`lower(${users}.email) = ${email.toLowerCase()}`;
  const [row] = await selectMembers(tx).where(and(eq(members.projectId, projectId), or(isInvited, isActive)));
  return row;
}

/** Holds the project's row, so that two invitations at once do not become two members. */
export async function lockProject(tx: Queryable, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
}

export async function countMembers(tx: Queryable, projectId: string): Promise<number> {
  const [row] = await tx.select({ found: count() }).from(members).where(eq(members.projectId, projectId));
  return row?.found ?? 0;
}

/** Whoever had this address when they joined and has another one now keeps their place; the address becomes free. */
export async function insertInvitation(
  tx: Queryable,
  row: { id: string; projectId: string; email: string; role: Role; tokenHash: string },
): Promise<void> {
  const isSame = sql`lower(${members}.email) = ${row.email.toLowerCase()}`;
  await tx
    .update(members)
    .set({ email: sql`(select u.email from ${users} u where u.id = ${members}.user_id)` })
    .where(and(eq(members.projectId, row.projectId), isSame, isNotNull(members.userId)));
  await tx.insert(members).values(row);
}

/** The link that was sent before opens nothing any more. */
export async function renewInvitation(
  tx: Queryable,
  id: string,
  change: { role: Role; tokenHash: string },
): Promise<void> {
  await tx
    .update(members)
    .set({ ...change, invitedAt: sql`now()` })
    .where(eq(members.id, id));
}

export async function changeRole(tx: Queryable, id: string, role: Role): Promise<void> {
  await tx.update(members).set({ role }).where(eq(members.id, id));
}

/** False when they were not there. */
export async function deleteMember(db: Database, of: { projectId: string; id: string }): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    const [row] = await tx
      .delete(members)
      .where(and(eq(members.projectId, of.projectId), eq(members.id, of.id)))
      .returning({ userId: members.userId });
    if (row?.userId) {
      const isTheirs = and(eq(projectNotices.projectId, of.projectId), eq(projectNotices.userId, row.userId));
      await tx.delete(projectNotices).where(isTheirs);
      await deleteDeliveriesTo(tx, { projectId: of.projectId, userId: row.userId });
    }
    return row !== undefined;
  });
}

/**
 * What a link shows to its holder: an invitation that is open, or one that this account has accepted. The owner of the
 * project counts as in it.
 */
export async function findShownInvitation(db: Database, of: { tokenHash: string; accountId: string | null }) {
  const { tokenHash, accountId } = of;
  const isTheirs =
    accountId === null
      ? undefined
      : and(isNotNull(members.userId), or(eq(members.userId, accountId), eq(projects.ownerId, accountId)));
  const [row] = await db.orm
    .select({
      projectId: members.projectId,
      project: projects.name,
      role: members.role,
      ownerId: projects.ownerId,
      inviter: { name: users.name, email: users.email },
      isAccepted: sql<boolean>`${members.userId} is not null`,
    })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(members.tokenHash, tokenHash), isNull(projects.deletedAt), or(isOpenInvitation, isTheirs)));
  return row;
}

/**
 * Gives an invitation to an account, which has one place in a project: the newest. The link stays known, so that it
 * leads its own member back to the project.
 */
export async function acceptInvitation(
  tx: Queryable,
  of: { id: string; projectId: string; account: { id: string; email: string } },
): Promise<void> {
  const { id: userId, email } = of.account;
  const isSamePerson = or(
    eq(members.userId, userId),
    and(isNull(members.userId), sql`lower(${members}.email) = ${email.toLowerCase()}`),
  );
  await tx
    .delete(members)
    .where(and(eq(members.projectId, of.projectId), ne(members.id, of.id), isSamePerson));
  await tx.update(members).set({ userId, email, acceptedAt: sql`now()` }).where(eq(members.id, of.id));
}
