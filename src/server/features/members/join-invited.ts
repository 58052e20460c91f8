import type { Database, Queryable } from "../../db/database.ts";
import { listOpenInvitations } from "../../db/open-invitations.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import * as store from "./members.store.ts";

export interface Joined {
  memberId: string;
  projectId: string;
  ownerId: string;
  userId: string;
}

/** An account whose address is known to be its own joins the projects that this address was invited to. */
export async function joinInvited(tx: Queryable, user: { id: string; email: string }): Promise<Joined[]> {
  const invitations = await listOpenInvitations(tx, user.email);
  const joined: Joined[] = [];
  for (const { id, projectId, ownerId } of invitations) {
    if (ownerId === user.id) continue;
    await store.acceptInvitation(tx, { id, projectId, account: user });
    joined.push({ memberId: id, projectId, ownerId, userId: user.id });
  }
  return joined;
}

/** After the transaction: a line of the log must not undo what it tells of. */
export async function noteJoined(db: Database, joined: Joined[]): Promise<void> {
  for (const { memberId, projectId, ownerId, userId } of joined) {
    const entry = { ownerId, projectId, actorId: userId, targetKind: "member" as const };
    await noteAudit(db.orm, { ...entry, action: "created", targetId: memberId });
  }
}
