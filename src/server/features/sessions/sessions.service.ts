import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import * as store from "./sessions.store.ts";

/** A session as its participant names it: its id is shown to others too, and opens nothing without the token. */
export interface OwnSession {
  /** Null where the call names no interview. */
  interviewId: string | null;
  sessionId: string;
  token: string | null;
}

/** The session of whoever shows its token. Without it there is one answer, whether the session is there or not. */
export async function getOwnSession(deps: Pick<Deps, "db">, of: OwnSession) {
  const found = await getOwnKeptSession(deps, of);
  const isOther = of.interviewId !== null && found.session.interviewId !== of.interviewId;
  if (isOther || found.session.deletedAt) throw new AppError("session_not_found");
  if (!found.live) throw new AppError("interview_gone");
  return found;
}

/**
 * For what is a participant's right for as long as anything of theirs is stored: also while their session or interview
 * is deleted and may still be restored.
 */
export async function getOwnKeptSession(
  deps: Pick<Deps, "db">,
  { sessionId, token }: Omit<OwnSession, "interviewId">,
) {
  const found = token === null ? undefined : await store.findSession(deps.db, { sessionId, token });
  if (!found || token === null) throw new AppError("session_not_found");
  return { ...found, token };
}
