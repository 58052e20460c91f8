import type { PublicInterview } from "#contract/public-interview.ts";
import { AppError } from "../../app-error.ts";
import { hashToken, sameText } from "../../auth/tokens.ts";
import type { Database, Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { getOpenInterview } from "../interviews/interviews.service.ts";
import * as store from "./links.store.ts";

/** What anyone with the link may know, and how the personal link stands that it was opened with. */
export async function getPublicInterview(
  deps: Pick<Deps, "db" | "config">,
  interviewId: string,
  by: {
    invite: string | undefined;
    language: string | undefined;
    tokenFor: (sessionId: string) => string | null;
  },
): Promise<PublicInterview> {
  const interview = await getOpenInterview(deps, interviewId, by.language);
  const { invite } = by;
  return {
    ...interview,
    invite: invite ? await findInvite(deps.db, { interviewId, invite }, by.tokenFor) : null,
  };
}

/** How a personal link stands, for who opens it. `tokenFor` gives the browser's own token of a session. */
async function findInvite(
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
