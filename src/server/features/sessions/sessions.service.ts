import { AppError } from "../../app-error.ts";
import { hashToken, sameText } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import * as store from "./sessions.store.ts";

/** The session, when it is there; withdrawn ones are not, and deleted interviews' are gone for those who hold them. */
export async function getSession(
  deps: Pick<Deps, "db">,
  interviewId: string | null,
  sessionId: string,
  token: string | null,
) {
  const found = await getKeptSession(deps, sessionId, token);
  if (interviewId !== null && found.session.interviewId !== interviewId)
    throw new AppError("session_not_found");
  if (!found.live) throw new AppError(found.isOwn ? "interview_gone" : "session_not_found");
  return found;
}

async function getKeptSession(deps: Pick<Deps, "db">, sessionId: string, token: string | null) {
  const found = await store.findSession(deps.db, sessionId);
  if (!found || found.session.withdrawnAt) throw new AppError("session_not_found");
  return { ...found, isOwn: ownsSession(found.session, token) };
}

/**
 * For what is a participant's right for as long as anything of theirs is stored: also while their interview is
 * deleted and may still be restored.
 */
export async function getOwnKeptSession(deps: Pick<Deps, "db">, sessionId: string, token: string | null) {
  const found = await getKeptSession(deps, sessionId, token);
  if (!found.isOwn) throw new AppError("session_not_found");
  return found;
}

function ownsSession(session: store.SessionRow, token: string | null): boolean {
  return token !== null && sameText(hashToken(token), session.tokenHash);
}

/** The same, and only for who shows the session's cookie or resume token. */
export async function getOwnSession(
  deps: Pick<Deps, "db">,
  interviewId: string,
  sessionId: string,
  token: string | null,
) {
  const found = await getSession(deps, interviewId, sessionId, token);
  if (!found.isOwn || token === null) throw new AppError("session_not_found");
  return { ...found, token };
}
