import type { User } from "#contract/accounts.ts";
import { AppError } from "../../app-error.ts";
import { singlePlanId } from "../../db/billing-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { noteInterviewFull } from "../mail/creator-notices.service.ts";
import { toPurchase, toSubscription } from "./billing-views.ts";
import * as store from "./limits.store.ts";
import { findPlan, type PlanRow } from "./limits.store.ts";
import { freePlan } from "./plan-list.ts";

type LimitDeps = Pick<Deps, "config">;
/** The owner is told by mail when the last place is taken. */
type ChargeDeps = Pick<Deps, "config" | "newId">;

/** What an account may use now, and since when its sessions count. */
interface Allowance {
  plan: PlanRow;
  sessionsSince: Date | null;
  subscription: store.SubscriptionRow | null;
}

/** Null where nothing is limited. Only what was bought of the provider in use counts: a test checkout buys nothing real. */
function providerOf(deps: LimitDeps): store.Provider | null {
  const { mode } = deps.config.billing;
  return mode === "off" ? null : mode;
}

async function getAllowance(db: Queryable, accountId: string, provider: store.Provider): Promise<Allowance> {
  const current = await store.findCurrentSubscription(db, accountId, provider);
  const subscription = current?.subscription ?? null;
  if (!current || !subscription || !store.isServing(subscription)) {
    return { plan: (await findPlan(db, freePlan.id)) ?? freePlan, sessionsSince: null, subscription };
  }
  const { plan } = current;
  const hasEnded = subscription.periodEnd.getTime() <= Date.now();
  const periodStart = hasEnded ? subscription.periodEnd : subscription.periodStart;
  return { plan, sessionsSince: plan.sessionsPer === "period" ? periodStart : null, subscription };
}

const isFull = (used: number, limit: number | null) => limit !== null && used >= limit;

/** To be called in the transaction that makes the project; refuses where the plan has no place left. */
export async function takeProjectPlace(tx: Queryable, deps: LimitDeps, accountId: string): Promise<void> {
  const provider = providerOf(deps);
  if (provider === null) return;
  await store.lockAccount(tx, accountId);
  const { plan } = await getAllowance(tx, accountId, provider);
  if (isFull(await store.countProjects(tx, accountId), plan.projectLimit)) {
    throw new AppError("project_limit", { canUpgrade: true });
  }
}

export interface InterviewPlace {
  interviewType: "subscription" | "oneOff";
  purchaseId: string | null;
}

/**
 * To be called in the transaction that makes the interview, with its id: a bought slot is bound to it. `oneOff` true
 * takes a bought slot, false the plan's, "any" the plan's and else a bought one. The refusal speaks as its door does.
 */
export async function takeInterviewPlace(
  tx: Queryable,
  deps: LimitDeps,
  accountId: string,
  wish: { oneOff: boolean | "any"; door: "wizard" | "form" | "upload"; interviewId: string },
): Promise<InterviewPlace> {
  const provider = providerOf(deps);
  if (provider === null) return { interviewType: "subscription", purchaseId: null };
  await store.lockAccount(tx, accountId);
  if (wish.oneOff !== true) {
    const { plan } = await getAllowance(tx, accountId, provider);
    const used = await store.countPlanInterviews(tx, accountId);
    if (!isFull(used, plan.interviewLimit)) return { interviewType: "subscription", purchaseId: null };
  }
  if (wish.oneOff !== false) {
    const { interviewId } = wish;
    const purchaseId = await store.takeSlot(tx, { userId: accountId, provider, interviewId });
    if (purchaseId !== undefined) return { interviewType: "oneOff", purchaseId };
  }
  if (wish.oneOff === true) throw new AppError("no_one_off_slot", { canUpgrade: true });
  if (wish.door === "form") throw new AppError("interview_limit", { canUpgrade: true });
  throw new AppError("no_available_interviews", {
    limits: { subscription: 0, oneOff: await countSlots(tx, accountId, provider) },
  });
}

async function countSlots(db: Queryable, accountId: string, provider: store.Provider): Promise<number> {
  const bought = await store.listPurchases(db, accountId, provider);
  return bought.filter(({ status }) => status === "available").length;
}

/**
 * Around a restoring: what comes back takes its places again, and stays deleted where the plan has none left. What
 * was there anyway is left alone, also past the limit.
 */
export async function takePlacesBack<T>(
  tx: Queryable,
  deps: LimitDeps,
  accountId: string,
  restore: () => Promise<T>,
): Promise<T> {
  const provider = providerOf(deps);
  if (provider === null) return restore();
  await store.lockAccount(tx, accountId);
  const { plan } = await getAllowance(tx, accountId, provider);
  const count = async () => ({
    projects: await store.countProjects(tx, accountId),
    interviews: await store.countPlanInterviews(tx, accountId),
  });
  const before = await count();
  const restored = await restore();
  const after = await count();
  if (after.projects > before.projects && isFull(after.projects - 1, plan.projectLimit)) {
    throw new AppError("project_limit", { canUpgrade: true });
  }
  if (after.interviews > before.interviews && isFull(after.interviews - 1, plan.interviewLimit)) {
    throw new AppError("interview_limit", { canUpgrade: true });
  }
  return restored;
}

export interface SessionOf {
  sessionId: string;
  interviewId: string;
  ownerId: string;
}

/** Takes a session's place, in the transaction that starts it and before it locks anything else. */
export async function chargeSession(tx: Queryable, deps: ChargeDeps, session: SessionOf): Promise<void> {
  const provider = providerOf(deps);
  if (provider === null) return;
  await store.lockAccount(tx, session.ownerId);
  const places = await countPlaces(tx, provider, session);
  const { used, limit, purchaseId } = places;
  if (isFull(used, limit)) throw new AppError("interview_closed");
  await store.insertCharge(tx, { ...session, purchaseId });
  if (isFull(used + 1, limit)) {
    await noteInterviewFull(tx, deps, { interviewId: session.interviewId, limit: places.name });
  }
}

/** For a session that was turned away before its interview: it counts for nobody. */
export function giveSessionPlaceBack(tx: Queryable, sessionId: string): Promise<void> {
  return store.deleteCharge(tx, sessionId);
}

/**
 * For a session that comes back after its place was given up: takes one again, or refuses. The first message then
 * keeps it for good, in its own statement.
 */
export async function keepSessionPlace(tx: Queryable, deps: ChargeDeps, sessionId: string): Promise<void> {
  const charge = await store.findCharge(tx, sessionId);
  if (charge && charge.firstMessageAt === null) await chargeSession(tx, deps, charge);
}

/** Whether one more participant could begin, for the page that they see first. */
export async function hasSessionPlace(
  db: Database,
  deps: LimitDeps,
  of: { interviewId: string; ownerId: string },
): Promise<boolean> {
  const provider = providerOf(deps);
  if (provider === null) return true;
  const { used, limit } = await countPlaces(db.orm, provider, { ...of, sessionId: "" });
  return !isFull(used, limit);
}

interface Places {
  /** But for the session's own. */
  used: number;
  limit: number | null;
  purchaseId: string | null;
  /** Another one for each limit and period. */
  name: string;
}

async function countPlaces(db: Queryable, provider: store.Provider, of: SessionOf): Promise<Places> {
  const { interviewId, ownerId, sessionId } = of;
  const purchaseId = (await store.findPurchaseOf(db, interviewId)) ?? null;
  if (purchaseId !== null) {
    const limit = (await findPlan(db, singlePlanId))?.sessionLimit ?? null;
    const used = await store.countCharges(db, { purchaseId }, sessionId);
    return { used, limit, purchaseId, name: `${purchaseId}:${limit}` };
  }
  const { plan, sessionsSince: since } = await getAllowance(db, ownerId, provider);
  const used = await store.countCharges(db, { ownerId, since }, sessionId);
  const name = `${since?.toISOString() ?? plan.id}:${plan.sessionLimit}`;
  return { used, limit: plan.sessionLimit, purchaseId, name };
}

type PlanOfUser = Required<
  Pick<
    User,
    | "planName"
    | "projectLimit"
    | "currentProjects"
    | "interviewLimits"
    | "sessionLimits"
    | "availableOneOffInterviews"
    | "currentSubscriptionInterviews"
    | "currentSubscriptionSessions"
    | "subscriptionInterviewLimit"
    | "subscriptionSessionLimit"
    | "oneOffPurchases"
    | "subscription"
  >
>;

/** What an account has, uses and bought, as its user is told. Limits are null where nothing is limited. */
export async function describePlan(db: Queryable, deps: LimitDeps, accountId: string): Promise<PlanOfUser> {
  const provider = providerOf(deps);
  const currentProjects = await store.countProjects(db, accountId);
  const currentSubscriptionInterviews = await store.countPlanInterviews(db, accountId);
  if (provider === null) return { ...unlimited, currentProjects, currentSubscriptionInterviews };
  const { plan, sessionsSince: since, subscription } = await getAllowance(db, accountId, provider);
  const bought = await store.listPurchases(db, accountId, provider);
  const single = await findPlan(db, singlePlanId);
  const slots = bought.filter(({ status }) => status !== "revoked").length;
  const subscribed = subscription ? await findPlan(db, subscription.planId) : undefined;
  const add = (limit: number | null, each: number | null | undefined) =>
    limit === null || each === null ? null : limit + slots * (each ?? 0);
  return {
    planName: plan.name,
    projectLimit: plan.projectLimit,
    ...{ currentProjects, currentSubscriptionInterviews },
    interviewLimits: add(plan.interviewLimit, single?.interviewLimit),
    sessionLimits: add(plan.sessionLimit, single?.sessionLimit),
    availableOneOffInterviews: bought.filter(({ status }) => status === "available").length,
    currentSubscriptionSessions: await store.countCharges(db, { ownerId: accountId, since }, ""),
    subscriptionInterviewLimit: plan.interviewLimit,
    subscriptionSessionLimit: plan.sessionLimit,
    oneOffPurchases: bought.map(toPurchase),
    subscription: subscription && subscribed ? toSubscription(subscription, subscribed) : null,
  };
}

const unlimited: PlanOfUser = {
  planName: "",
  projectLimit: null,
  currentProjects: 0,
  interviewLimits: null,
  sessionLimits: null,
  availableOneOffInterviews: 0,
  currentSubscriptionInterviews: 0,
  currentSubscriptionSessions: 0,
  subscriptionInterviewLimit: null,
  subscriptionSessionLimit: null,
  oneOffPurchases: [],
  subscription: null,
};

/** The free plan's own sentence, which an operator may have changed in the table. */
export async function describeFreePlan({ orm }: Deps["db"]): Promise<string> {
  return ((await findPlan(orm, freePlan.id)) ?? freePlan).description;
}
