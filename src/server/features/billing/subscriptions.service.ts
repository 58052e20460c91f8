import type { Subscription } from "#contract/billing.ts";
import { AppError } from "../../app-error.ts";
import { nameError } from "../../db/database-error.ts";
import type { Deps } from "../../deps.ts";
import type { Payments } from "../../payments.ts";
import * as store from "./billing.store.ts";
import { toSubscription } from "./billing-views.ts";
import { findCustomer } from "./customers.store.ts";
import { findCurrentSubscription, findPlan } from "./limits.store.ts";
import { askProvider, priceIdOf, requirePayments } from "./require-payments.ts";
import { refreshSubscription, type SettleDeps, settleCheckout } from "./settle.service.ts";

type BillingDeps = SettleDeps & Pick<Deps, "payments">;

export async function listOwnSubscriptions(deps: BillingDeps, userId: string): Promise<Subscription[]> {
  if (!deps.payments) return [];
  const current = await findCurrentSubscription(deps.db.orm, userId, deps.payments.provider);
  return current ? [toSubscription(current.subscription, current.plan)] : [];
}

async function getCurrent(deps: BillingDeps, payments: Payments, userId: string) {
  const current = await findCurrentSubscription(deps.db.orm, userId, payments.provider);
  if (!current) throw new AppError("no_subscription");
  return current;
}

/** Again is the same: it ends when the period does. */
export async function cancelSubscription(deps: BillingDeps, userId: string): Promise<void> {
  const payments = requirePayments(deps);
  const { providerId } = (await getCurrent(deps, payments, userId)).subscription;
  await askProvider(() => payments.cancelAtPeriodEnd(providerId));
  await refreshSubscription(deps, payments, providerId);
}

export async function resumeSubscription(deps: BillingDeps, userId: string): Promise<void> {
  const payments = requirePayments(deps);
  const { providerId, cancelAtPeriodEnd } = (await getCurrent(deps, payments, userId)).subscription;
  if (!cancelAtPeriodEnd) return;
  await askProvider(() => payments.resume(providerId));
  await refreshSubscription(deps, payments, providerId);
}

/** Answers the new plan's name. */
export async function changeSubscription(
  deps: BillingDeps,
  userId: string,
  newPlanId: string,
): Promise<string> {
  const payments = requirePayments(deps);
  const plan = await findPlan(deps.db.orm, newPlanId);
  const priceId = plan && !plan.isOneOff ? priceIdOf(deps, plan) : null;
  if (!plan || priceId === null) throw new AppError("unknown_plan");
  const { subscription } = await getCurrent(deps, payments, userId);
  if (subscription.planId === plan.id) throw new AppError("same_plan");
  await askProvider(() => payments.changePlan(subscription.providerId, priceId));
  await refreshSubscription(deps, payments, subscription.providerId);
  return plan.name;
}

/** The provider's page for this account's own customer; it leads back to ours. */
export async function openPortal(deps: BillingDeps, userId: string): Promise<string> {
  const payments = requirePayments(deps);
  const customer = await findCustomer(deps.db, userId);
  const current = await findCurrentSubscription(deps.db.orm, userId, payments.provider);
  const customerId = payments.provider === "demo" ? (current ? "demo" : null) : customer?.customerId;
  if (!customerId) throw new AppError("nothing_to_manage");
  return askProvider(() => payments.openPortal(customerId, `${deps.config.publicUrl}/profile/billing`));
}

/** For an account that is about to be deleted: nothing of it may cost anything afterwards, or it stays. */
export async function endSubscriptions(deps: BillingDeps, userId: string): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  try {
    for (const checkout of await store.listOpenCheckouts(deps.db, userId, payments.provider)) {
      await closeCheckout(deps, payments, checkout);
    }
    for (const { providerId } of await store.listLiveSubscriptions(deps.db, userId, payments.provider)) {
      await payments.endNow(providerId);
      await store.markEnded(deps.db, [providerId]);
    }
  } catch (error) {
    deps.log.warn({ error: nameError(error) }, "a subscription did not end");
    throw new AppError("cancellation_failed");
  }
}

/** One that was paid in the meantime takes its effect, so that it can be ended. */
export async function closeCheckout(
  deps: BillingDeps,
  payments: Payments,
  row: store.CheckoutRow,
): Promise<void> {
  const { providerId } = row;
  if (providerId !== null) {
    await payments.closeCheckout(providerId);
    await settleCheckout(deps, payments, row, { state: await payments.readCheckout(providerId) });
  }
  await store.setCheckoutStatus(deps.db.orm, row.id, "cancelled");
}
