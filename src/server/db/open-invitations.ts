import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { invitationDays } from "#contract/limits.ts";
import { members } from "./account-schema.ts";
import type { Queryable } from "./database.ts";
import { projects } from "./study-schema.ts";

/** Open invitations of projects that are there, held until the transaction ends. */
function selectInvitations(tx: Queryable) {
  return tx
    .select({
      id: members.id,
      projectId: members.projectId,
      role: members.role,
      ownerId: projects.ownerId,
    })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .$dynamic();
}

export const isOpenInvitation = and(
  isNull(members.userId),
  isNull(projects.deletedAt),
  gt(members.invitedAt, sql`now() - make_interval(days => ${invitationDays})`),
);

export async function findInvitation(tx: Queryable, tokenHash: string) {
  const [row] = await selectInvitations(tx)
    .where(and(eq(members.tokenHash, tokenHash), isOpenInvitation))
    .for("update", { of: [members, projects] });
  return row;
}

export function listOpenInvitations(tx: Queryable, email: string) {
  return selectInvitations(tx)
    .where(and(sql`lower(${members}.email) = ${email.toLowerCase()}`, isOpenInvitation))
    .orderBy(asc(members.projectId))
    .for("update", { of: [members, projects] });
}
