import { AppError } from "../../app-error.ts";
import { sameText } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { newIncentiveCode } from "../../ids.ts";
import { forgetSourceWithin } from "../insights/forget-source.ts";
import { getOwnSession, getSession } from "./sessions.service.ts";
import * as store from "./sessions.store.ts";

export interface FinalisedSession {
  incentiveCode: string | null;
  reason: string | null;
  completedAt: Date;
  returnUrl: string | null;
}

/** Only what the server itself stored decides. The code is made here, once, and shown to the session's participant. */
export async function completeSession(
  deps: Pick<Deps, "db">,
  interviewId: string,
  sessionId: string,
  token: string | null,
): Promise<FinalisedSession> {
  const { session, settings, claimed, isOwn } = await getSession(deps, interviewId, sessionId, token);
  if (!session.completedAt) throw new AppError("not_complete");
  const code = await store.finaliseSession(deps.db, sessionId, session.earnsCode ? newIncentiveCode() : null);
  const returnUrl = settings.returnUrl || null;
  if (code === null) {
    const reason = "The interview was stopped before enough questions were answered for an incentive.";
    return { incentiveCode: null, reason, completedAt: session.completedAt, returnUrl };
  }
  if (claimed && !isOwn) {
    return {
      incentiveCode: null,
      reason: "The incentive of this session has been claimed.",
      completedAt: session.completedAt,
      returnUrl,
    };
  }
  return { incentiveCode: code, reason: null, completedAt: session.completedAt, returnUrl };
}

export async function claimIncentive(
  deps: Pick<Deps, "db" | "newId" | "config">,
  input: { sessionId: string; email: string; incentiveCode: string; address: string },
): Promise<void> {
  await takeFromLimit(deps, `claim:${input.address}`, { limit: 60, seconds: 60 });
  const place = await store.findProjectOfSession(deps.db, input.sessionId);
  if (!place) throw new AppError("invalid_incentive_code");
  const claim = { id: deps.newId(), sessionId: input.sessionId, email: input.email, ...place };
  const given = input.incentiveCode.trim().toUpperCase();
  const outcome = await store.claimCode(deps.db, claim, (code) => sameText(code, given));
  if (outcome === "locked") throw new AppError("rate_limited");
  if (outcome === "wrong") throw new AppError("invalid_incentive_code");
  if (outcome === "taken") throw new AppError("already_claimed");
}

/** All of the session goes, also from what was found in it; a count stays. */
export async function withdrawSession(
  deps: Pick<Deps, "db">,
  sessionId: string,
  token: string | null,
): Promise<void> {
  await getOwnSession(deps, null, sessionId, token);
  await store.emptySession(deps.db, sessionId, (tx, interviewId) =>
    forgetSourceWithin(tx, interviewId, sessionId),
  );
}
