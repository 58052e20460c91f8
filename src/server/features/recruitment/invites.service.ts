import type { PublicInterview } from "#contract/public-interview.ts";
import { AppError } from "../../app-error.ts";
import { hashToken, sameText } from "../../auth/tokens.ts";
import type { Database, Queryable } from "../../db/database.ts";
import * as store from "./links.store.ts";

/** How a personal link stands, for who opens it. `tokenFor` gives the browser's own token of a session. */
export async function findInvite(
  db: Database,
  of: { interviewId: string; invite: string },
  tokenFor: (sessionId: string) => string | null,
): Promise<NonNullable<PublicInterview["invite"]>> {
  const found = await store.findInvite(db, of.interviewId, of.invite);
  if (!found) return { state: "invalid", sessionId: null };
  if (!found.usedAt) return { state: "unused", sessionId: null };
  const { sessionId, tokenHash } = found;
  const token = sessionId === null ? null : tokenFor(sessionId);
  const isOwn = token !== null && tokenHash !== null && sameText(hashToken(token), tokenHash);
  return isOwn ? { state: "own", sessionId } : { state: "used", sessionId: null };
}

/** The link that a session is to be begun with; throws where it cannot be, null where none is needed or given. */
export async function getUnusedInvite(
  db: Database,
  of: { interviewId: string; invite: string | undefined; inviteOnly: boolean },
): Promise<string | null> {
  if (!of.invite) {
    if (of.inviteOnly) throw new AppError("invite_needed");
    return null;
  }
  const found = await store.findInvite(db, of.interviewId, of.invite);
  if (!found) throw new AppError("invite_invalid");
  if (found.usedAt) throw new AppError("invite_used");
  return found.id;
}

/** Within the transaction that begins the session; throws when somebody else was first. */
export async function takeInvite(tx: Queryable, linkId: string | null, sessionId: string): Promise<void> {
  if (linkId !== null && !(await store.takeInvite(tx, linkId, sessionId))) throw new AppError("invite_used");
}

export function clearInviteOf(tx: Queryable, sessionId: string): Promise<void> {
  return store.unlinkSession(tx, sessionId);
}
