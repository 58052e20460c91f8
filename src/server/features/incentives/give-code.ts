import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { newIncentiveCode } from "../../ids.ts";
import { noteBudgetUsedUp, noteCodesUsedUp } from "../mail/creator-notices.service.ts";
import * as store from "./incentives.store.ts";

/** What a participant who finished gets. */
export interface Incentive {
  code: string | null;
  link: string | null;
  /** Why there is neither. */
  reason: string | null;
  /** There will be one once somebody has looked at the session. */
  isHeld?: boolean;
}

const noCodesLeft =
  "There are no incentive codes left for this interview. The people who run it have been told.";
const noLinkSet = "The people who run this interview haven't set an incentive yet.";

const heldBack =
  "The people who run this interview check the answers before they give out codes. Come back with your private link: your code will appear here.";

/** Whose code waits until the creator has looked. */
export interface CodeState {
  /** Many sessions were started from the same network. */
  codeHeld: boolean;
  codeReleasedAt: Date | null;
  /** Whether the address of a claim may stand beside the session. */
  isLinked: boolean;
}

/**
 * Gives a session its incentive, within the transaction that finalises it. A code of a list is given to one
 * session; at the budget's end, and at the list's, there is none, and the interview's owner is told once.
 */
export async function giveIncentive(
  tx: Queryable,
  deps: Pick<Deps, "newId" | "config">,
  of: { sessionId: string; interviewId: string; settings: InterviewSettings; state: CodeState },
): Promise<Incentive> {
  const { sessionId, interviewId, settings, state } = of;
  if (settings.incentiveKind === "link") return linkOf(settings);
  const isHeld = (state.codeHeld || settings.holdCodes === true) && state.codeReleasedAt === null;
  if (isHeld) return { code: null, link: null, reason: heldBack, isHeld };
  const budget = settings.incentiveBudget ?? null;
  if (budget !== null && (await store.countGivenLocked(tx, interviewId)) >= budget) {
    await noteBudgetUsedUp(tx, deps, { interviewId, budget });
    return { code: null, link: null, reason: noCodesLeft };
  }
  if (settings.incentiveKind !== "list") return { code: newIncentiveCode(), link: null, reason: null };
  const code = await store.takeOwnCode(tx, { interviewId, sessionId, isLinked: state.isLinked });
  if (code !== undefined) return { code, link: null, reason: null };
  const { listed } = await store.countOwnCodes(tx, interviewId);
  await noteCodesUsedUp(tx, deps, { interviewId, listed });
  return { code: null, link: null, reason: noCodesLeft };
}

/** The same for everybody who earned it, so that nothing is taken from anything. */
export function linkOf(settings: InterviewSettings): Incentive {
  const link = settings.incentiveLink ?? "";
  const isUsable = /^https:\/\//i.test(link) && URL.canParse(link);
  return { code: null, link: isUsable ? link : null, reason: isUsable ? null : noLinkSet };
}
