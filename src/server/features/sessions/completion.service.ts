import type { InterviewSettings } from "#contract/interview-settings.ts";
import { rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/database-error.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { callEach } from "../../listeners.ts";
import { listFormsByIds } from "../forms/forms.service.ts";
import { emptyClaim } from "../incentives/claims.service.ts";
import { giveIncentive, type Incentive, linkOf } from "../incentives/give-code.ts";
import { clearInviteOf } from "../recruitment/invites.service.ts";
import { giveQuotaPlacesBack } from "../recruitment/quotas.service.ts";
import { deleteDeliveriesOf } from "../webhooks/emit-event.service.ts";
import { getGuide } from "./guides.service.ts";
import { type WayBack, wayBackOf } from "./return-address.ts";
import { getOwnKeptSession, getOwnSession, type OwnSession } from "./sessions.service.ts";
import * as store from "./sessions.store.ts";

export interface FinalisedSession extends WayBack {
  incentiveCode: string | null;
  incentiveLink: string | null;
  reason: string | null;
  codeHeld: boolean;
  /** As it was named when the session began. */
  reward: string | null;
  completedAt: Date;
}

const notEarned = "The interview ended before enough questions were answered for an incentive.";

/** Only what the server itself stored decides. The code is made here, once, and shown to the session's participant. */
export async function completeSession(
  deps: Pick<Deps, "db" | "newId" | "config" | "secret">,
  of: OwnSession,
): Promise<FinalisedSession> {
  const { session, settings, postFormId } = await getOwnSession(deps, of);
  await takeFromLimit(deps, `complete:${session.id}`, rates.complete);
  if (!session.completedAt) throw new AppError("not_complete");
  if (!session.finalisedAt && (await isFormDue(deps, session, postFormId)))
    throw new AppError("form_required");
  const { reward = null, promised } = await getGuide(deps.db, session.guideId);
  // Whoever was not told that codes are held gets theirs at once.
  const holdCodes = settings.holdCodes === true && promised?.holdCodes !== false;
  const incentive = await finalise(deps, session, { ...settings, holdCodes });
  return {
    incentiveCode: incentive.code,
    incentiveLink: incentive.link,
    reason: incentive.reason,
    codeHeld: incentive.isHeld === true,
    reward,
    completedAt: session.completedAt,
    ...wayBackOf(settings, session, { code: incentive.code }),
  };
}

/**
 * Whether the form after the interview is to be answered first: the session began with it, the interview still asks
 * it, and it has a question that must be answered. Nobody is asked anything after telling of distress.
 */
async function isFormDue(
  deps: Pick<Deps, "db">,
  session: store.SessionRow,
  postFormId: string | null,
): Promise<boolean> {
  if (postFormId === null || session.endReason === "distress") return false;
  const { forms } = await getGuide(deps.db, session.guideId);
  if (forms?.post !== postFormId) return false;
  const [form] = await listFormsByIds(deps.db, [postFormId]);
  if (!form?.fields.some((field) => field.required)) return false;
  return !(await store.hasAnswered(deps.db.orm, session.id, postFormId));
}

const maxTries = 5;

/** A repeat finds the same code; who got none as none were left gets one when there are some again. */
async function finalise(
  deps: Pick<Deps, "db" | "newId" | "config">,
  session: store.SessionRow,
  settings: InterviewSettings,
): Promise<Incentive> {
  if (session.incentiveCode !== null) return { code: session.incentiveCode, link: null, reason: null };
  const of = { sessionId: session.id, interviewId: session.interviewId, settings };
  for (let tried = 1; ; tried++) {
    try {
      return await deps.db.orm.transaction((tx) => finaliseWithin(tx, deps, of));
    } catch (error) {
      // Two interviews may list the same code, and give it at the same moment: the later one takes its next.
      const isGivenAlready = isUniqueViolation(error) && tried < maxTries;
      if (!isGivenAlready) throw error;
    }
  }
}

async function finaliseWithin(
  tx: Queryable,
  deps: Pick<Deps, "newId" | "config">,
  of: { sessionId: string; interviewId: string; settings: InterviewSettings },
): Promise<Incentive> {
  const row = await store.lockFinished(tx, of.sessionId);
  if (!row) throw new AppError("session_not_found");
  if (row.incentiveCode !== null) return { code: row.incentiveCode, link: null, reason: null };
  const state = { ...row, isLinked: row.linkEmail !== false && of.settings.linkEmailToSession };
  const incentive = row.earnsCode
    ? await giveIncentive(tx, deps, { ...of, state })
    : { code: null, link: null, reason: notEarned };
  await store.markFinalised(tx, of.sessionId, incentive.code);
  return incentive;
}

/** What a session that was finalised shows when its participant comes back. */
export function linkOfSession(
  session: Pick<store.SessionRow, "finalisedAt" | "earnsCode" | "incentiveCode">,
  settings: InterviewSettings,
): string | null {
  const isShown = session.finalisedAt !== null && session.earnsCode && session.incentiveCode === null;
  return isShown && settings.incentiveKind === "link" ? linkOf(settings).link : null;
}

/** All of the session goes, also from what was found in it; a count stays. Its answer says once where to go. */
export async function withdrawSession(
  deps: Pick<Deps, "db" | "secret" | "listeners">,
  sessionId: string,
  token: string | null,
): Promise<WayBack> {
  const { session, settings } = await getOwnKeptSession(deps, { sessionId, token });
  await store.emptySession(
    deps.db,
    sessionId,
    async (tx, interviewId) => {
      await emptyClaim(tx, deps.secret, sessionId);
      await deleteDeliveriesOf(tx, interviewId, sessionId);
      await clearInviteOf(tx, sessionId);
      await callEach(deps.listeners.onSourceRemoved, tx, { id: sessionId, interviewIds: [interviewId] });
    },
    (tx, { interviewId }) => giveQuotaPlacesBack(tx, interviewId, [sessionId]),
  );
  return wayBackOf(settings, session, { ending: "withdrawn" });
}
