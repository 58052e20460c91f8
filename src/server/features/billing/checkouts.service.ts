import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../app-error.ts";
import { singlePlanId } from "../../db/billing-schema.ts";
import type { Deps } from "../../deps.ts";
import type { CheckoutState, Payments, SubscriptionState } from "../../payments.ts";
import * as store from "./billing.store.ts";
import { productIdOf, toPrice } from "./billing-views.ts";
import { findCustomer } from "./customers.store.ts";
import { findCurrentSubscription, findPlan, listPlans, type PlanRow } from "./limits.store.ts";
import { askProvider, priceIdOf, requirePayments } from "./require-payments.ts";
import { applySubscription, type SettleDeps, settleCheckout } from "./settle.service.ts";
import { closeCheckout } from "./subscriptions.service.ts";

type CheckoutDeps = SettleDeps & Pick<Deps, "payments" | "clock">;

interface OpenedCheckout {
  url: string;
  /** The provider's id of it. */
  sessionId: string;
}

/** From our own table, so that a provider that is down does not empty the page. */
export async function listPrices(deps: CheckoutDeps) {
  if (!deps.payments) return [];
  const plans = await listPlans(deps.db.orm);
  return plans.filter((plan) => priceIdOf(deps, plan) !== null).map(toPrice);
}

/** Every one is a purchase of its own: price and number are ours to say. */
export async function buySingle(deps: CheckoutDeps, userId: string): Promise<OpenedCheckout> {
  const payments = requirePayments(deps);
  const plan = await findPlan(deps.db.orm, singlePlanId);
  if (!plan) throw new AppError("unknown_plan");
  const row = newCheckout(deps, payments, userId, plan);
  await store.insertCheckout(deps.db, row);
  return openAtProvider(deps, payments, row, plan);
}

const maxTries = 10;

/** One open checkout an account: an open one of the same plan is used again, that of another is closed first. */
export async function subscribe(
  deps: CheckoutDeps,
  userId: string,
  ids: { priceID: string; productID: string },
): Promise<OpenedCheckout> {
  const payments = requirePayments(deps);
  const plan = await findPlan(deps.db.orm, ids.priceID);
  if (!plan || plan.isOneOff || priceIdOf(deps, plan) === null || productIdOf(plan) !== ids.productID) {
    throw new AppError("unknown_plan");
  }
  for (let tries = 0; tries < maxTries; tries++) {
    if (await findCurrentSubscription(deps.db.orm, userId, payments.provider)) {
      throw new AppError("already_subscribed");
    }
    const row = newCheckout(deps, payments, userId, plan);
    if (await store.insertCheckout(deps.db, row)) return openAtProvider(deps, payments, row, plan);
    const opened = await askProvider(() => useOpenOne(deps, payments, userId, plan));
    if (opened) return opened;
  }
  throw new AppError("payment_unavailable");
}

function newCheckout(
  deps: CheckoutDeps,
  payments: Payments,
  userId: string,
  plan: PlanRow,
): store.CheckoutRow {
  const { provider } = payments;
  const shared = { id: deps.newId(), userId, planId: plan.id, provider, status: "open" as const };
  return { ...shared, providerId: null, createdAt: deps.clock() };
}

const lookEveryMs = 100;
const patienceMs = 8_000;

/** Undefined when there is none any more, so that a new one can be made. */
async function useOpenOne(
  deps: CheckoutDeps,
  payments: Payments,
  userId: string,
  plan: PlanRow,
): Promise<OpenedCheckout | undefined> {
  const row = await awaitOpenOne(deps, userId);
  if (!row) return undefined;
  if (row.provider === payments.provider && row.planId === plan.id && row.providerId !== null) {
    const state = await payments.readCheckout(row.providerId);
    if (state.status === "open" && state.url !== null) return { url: state.url, sessionId: row.providerId };
  }
  if (row.provider === payments.provider) await closeCheckout(deps, payments, row);
  else await store.setCheckoutStatus(deps.db.orm, row.id, "cancelled");
  return undefined;
}

/** Another request may be about to open it; one that died there leaves a row that never gets further. */
async function awaitOpenOne(deps: CheckoutDeps, userId: string): Promise<store.CheckoutRow | undefined> {
  for (let waitedMs = 0; ; waitedMs += lookEveryMs) {
    const row = await store.findOpenSubscriptionCheckout(deps.db, userId);
    if (!row || row.providerId !== null || waitedMs >= patienceMs) return row;
    await sleep(lookEveryMs);
  }
}

async function openAtProvider(
  deps: CheckoutDeps,
  payments: Payments,
  row: store.CheckoutRow,
  plan: PlanRow,
): Promise<OpenedCheckout> {
  const customer = await findCustomer(deps.db, row.userId);
  const priceId = priceIdOf(deps, plan);
  if (!customer || priceId === null) throw new AppError("unknown_plan");
  const { publicUrl } = deps.config;
  try {
    const opened = await payments.openCheckout({
      ...{ checkoutId: row.id, userId: row.userId, email: customer.email, customerId: customer.customerId },
      plan: { id: plan.id, priceId, isOneOff: plan.isOneOff },
      successUrl: `${publicUrl}/stripe/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/stripe/cancel`,
    });
    await store.keepProviderId(deps.db, row.id, opened.providerId);
    return { url: opened.url, sessionId: opened.providerId };
  } catch (error) {
    await store.setCheckoutStatus(deps.db.orm, row.id, "cancelled");
    return askProvider(() => Promise.reject(error));
  }
}

async function getOwn(deps: CheckoutDeps, userId: string, id: string): Promise<store.CheckoutRow> {
  const row = id === "" ? undefined : await store.findCheckout(deps.db, userId, id);
  if (!row) throw new AppError("checkout_not_found");
  return row;
}

async function toView(deps: CheckoutDeps, row: store.CheckoutRow) {
  const plan = await findPlan(deps.db.orm, row.planId);
  if (!plan) throw new AppError("checkout_not_found");
  return { checkoutId: row.id, status: row.status, plan: toPrice(plan) };
}

/** Read anew while it is open, for the page that payers come back to; a provider that is down leaves what is known. */
export async function getCheckout(deps: CheckoutDeps, userId: string, id: string) {
  const payments = requirePayments(deps);
  const row = await getOwn(deps, userId, id);
  if (row.status === "open" && row.providerId !== null && row.provider === payments.provider) {
    await recheckCheckout(deps, payments, row).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "payment_unavailable") throw error;
    });
  }
  const view = await toView(deps, await getOwn(deps, userId, id));
  return { ...view, demo: row.provider === "demo" };
}

/** Answers whether our row was behind. */
export async function recheckCheckout(
  deps: SettleDeps,
  payments: Payments,
  row: store.CheckoutRow,
): Promise<boolean> {
  const { providerId } = row;
  if (providerId === null) return store.setCheckoutStatus(deps.db.orm, row.id, "cancelled");
  const state = await askProvider(() => payments.readCheckout(providerId));
  if (state.status === "open") return false;
  await settleCheckout(deps, payments, row, { state });
  return state.status === "cancelled" || state.paid;
}

/** The test checkout's page. */
export async function getDemoCheckout(deps: CheckoutDeps, userId: string, id: string) {
  return toView(deps, await getDemoRow(deps, userId, id));
}

async function getDemoRow(deps: CheckoutDeps, userId: string, id: string): Promise<store.CheckoutRow> {
  const row = await getOwn(deps, userId, id);
  if (deps.payments?.provider !== "demo" || row.provider !== "demo") throw new AppError("checkout_not_found");
  return row;
}

/** What was paid or cancelled stays so: again is answered alike. */
export async function finishDemoCheckout(
  deps: CheckoutDeps,
  userId: string,
  wish: { checkoutId: string; action: "pay" | "cancel" },
) {
  const payments = requirePayments(deps);
  const row = await getDemoRow(deps, userId, wish.checkoutId);
  if (row.status === "open") {
    if (wish.action === "pay") await payDemo(deps, payments, row);
    else await store.setCheckoutStatus(deps.db.orm, row.id, "cancelled");
  }
  const { status } = await getOwn(deps, userId, row.id);
  const { publicUrl } = deps.config;
  if (status === "done") return { status, url: `${publicUrl}/stripe/success?session_id=${row.id}` };
  return { status: "cancelled" as const, url: `${publicUrl}/stripe/cancel` };
}

async function payDemo(deps: CheckoutDeps, payments: Payments, row: store.CheckoutRow): Promise<void> {
  const plan = await findPlan(deps.db.orm, row.planId);
  if (!plan?.isOneOff) {
    const state = beginDemoSubscription(deps, row);
    await applySubscription(deps, payments, {
      ...{ providerId: state.providerId, owner: { userId: row.userId, planId: row.planId } },
      read: async () => state,
      also: async (tx) => void (await store.setCheckoutStatus(tx, row.id, "done")),
    });
    return;
  }
  const paid: CheckoutState = {
    ...{ status: "done", url: null, paid: true, checkoutId: row.id, customerId: null },
    ...{ subscription: null, paymentId: `demo-${row.id}` },
  };
  await settleCheckout(deps, payments, row, { state: paid });
}

function beginDemoSubscription(deps: CheckoutDeps, row: store.CheckoutRow): SubscriptionState {
  const periodStart = deps.clock();
  const periodEnd = new Date(periodStart);
  periodEnd.setUTCMonth(periodEnd.getUTCMonth() + 1);
  return {
    ...{ providerId: `demo-${row.id}`, customerId: "", priceId: row.planId, status: "active" },
    ...{ last4: null, periodStart, periodEnd, cancelAtPeriodEnd: false, canceledAt: null },
  };
}
