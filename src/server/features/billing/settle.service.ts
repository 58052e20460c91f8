import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import type { CheckoutState, PaymentEvent, Payments, SubscriptionState } from "../../payments.ts";
import { mailTexts } from "../mail/mail-texts.ts";
import { queueMail } from "../mail/queue-mail.service.ts";
import type { CheckoutRow } from "./billing.store.ts";
import * as store from "./billing.store.ts";
import { findPayer, findUserOfCustomer, keepCustomer } from "./customers.store.ts";
import { findPlan, listPlans, lockAccount } from "./limits.store.ts";
import { askProvider, priceIdOf } from "./require-payments.ts";

/**
 * What was paid takes effect here and nowhere else: by event, by the page that people come back to, and nightly. All
 * of them read the provider's truth anew, so that their order, their number and their delay do not matter.
 */

export type SettleDeps = Pick<Deps, "db" | "config" | "newId" | "log">;
type EventName = Pick<PaymentEvent, "id" | "type">;

export async function handleEvent(deps: SettleDeps, payments: Payments, event: PaymentEvent): Promise<void> {
  if (await store.hasEvent(deps.db, event.id)) return;
  if (event.checkout !== null) return handleCheckout(deps, payments, { ...event, checkout: event.checkout });
  if (event.subscription !== null) {
    await refreshSubscription(deps, payments, event.subscription, event);
    return;
  }
  const { revokedPayment } = event;
  await deps.db.orm.transaction(async (tx) => {
    const isNew = await store.insertEvent(tx, event);
    if (isNew && revokedPayment !== null) await revoke(deps, tx, revokedPayment);
  });
}

/** A slot that was used stays: there are people's answers in it. Somebody should look at it. */
async function revoke(deps: SettleDeps, tx: Queryable, paymentId: string): Promise<boolean> {
  const outcome = await store.revokePurchase(tx, paymentId);
  if (outcome === "used") deps.log.warn({ payment: paymentId }, "a used single interview was paid back");
  return outcome === "revoked";
}

/** Nightly, for the events that never came. */
export async function recheckPurchase(
  deps: SettleDeps,
  payments: Payments,
  paymentId: string,
): Promise<boolean> {
  if (!(await payments.isRevoked(paymentId))) return false;
  return deps.db.orm.transaction((tx) => revoke(deps, tx, paymentId));
}

async function handleCheckout(
  deps: SettleDeps,
  payments: Payments,
  event: PaymentEvent & { checkout: string },
): Promise<void> {
  const { provider } = payments;
  const state = await askProvider(() => payments.readCheckout(event.checkout));
  const ids = { providerId: event.checkout, id: state.checkoutId };
  const row = await store.findCheckoutOfProvider(deps.db, provider, ids);
  if (row) await settleCheckout(deps, payments, row, { state, event });
  else await ignore(deps, event);
}

/** Another app's, or a deleted account's. */
async function ignore(deps: SettleDeps, event: EventName): Promise<void> {
  deps.log.info({ event: event.type }, "a payment event is about nobody here");
  await store.insertEvent(deps.db.orm, event);
}

/** Brings our row to the state that was read. */
export async function settleCheckout(
  deps: SettleDeps,
  payments: Payments,
  row: store.CheckoutRow,
  read: { state: CheckoutState; event?: EventName },
): Promise<void> {
  const { state, event } = read;
  const { subscription } = state;
  if (state.status === "done" && state.paid && subscription !== null) {
    await applySubscription(deps, payments, {
      providerId: subscription.providerId,
      owner: { userId: row.userId, planId: row.planId },
      read: () => payments.readSubscription(subscription.providerId),
      also: (tx) => finish(deps, tx, row, event),
    });
    return;
  }
  await deps.db.orm.transaction(async (tx) => {
    await lockAccount(tx, row.userId);
    if (event && !(await store.insertEvent(tx, event))) return;
    if (state.status === "cancelled") await store.setCheckoutStatus(tx, row.id, "cancelled");
    if (state.status === "done" && state.paid) await keepPurchase(deps, tx, row, state);
  });
}

async function finish(
  deps: SettleDeps,
  tx: Queryable,
  row: store.CheckoutRow,
  event?: EventName,
): Promise<void> {
  if (await store.setCheckoutStatus(tx, row.id, "done")) await sendReceipt(tx, deps, row);
  if (event) await store.insertEvent(tx, event);
}

async function keepPurchase(
  deps: SettleDeps,
  tx: Queryable,
  row: store.CheckoutRow,
  state: CheckoutState,
): Promise<void> {
  await store.insertPurchase(tx, {
    id: deps.newId(),
    userId: row.userId,
    provider: row.provider,
    providerId: state.paymentId ?? row.providerId ?? row.id,
    status: "available",
  });
  if (state.customerId !== null) {
    const { userId } = row;
    await keepCustomer(tx, { userId, customerId: state.customerId, subscribes: false });
  }
  await finish(deps, tx, row);
}

/** Reads a subscription at the provider and keeps what it says. False when it is nobody's here. */
export async function refreshSubscription(
  deps: SettleDeps,
  payments: Payments,
  providerId: string,
  event?: EventName,
): Promise<boolean> {
  const known = await store.findSubscription(deps.db.orm, providerId);
  const owner = known ?? (await findOwner(deps, payments, providerId));
  if (!owner) {
    if (event) await ignore(deps, event);
    return false;
  }
  return applySubscription(deps, payments, {
    providerId,
    owner,
    read: () => payments.readSubscription(providerId),
    also: async (tx) => {
      if (event) await store.insertEvent(tx, event);
    },
  });
}

/** A subscription that began elsewhere, as in the provider's own pages, belongs to whose customer it is. */
async function findOwner(deps: SettleDeps, payments: Payments, providerId: string) {
  const state = await askProvider(() => payments.readSubscription(providerId));
  const userId = await findUserOfCustomer(deps.db, state.customerId);
  const planId = await findPlanOfPrice(deps, state.priceId);
  return userId === undefined || planId === undefined ? undefined : { userId, planId };
}

async function findPlanOfPrice(deps: SettleDeps, priceId: string): Promise<string | undefined> {
  const plans = await listPlans(deps.db.orm);
  return plans.find((plan) => !plan.isOneOff && priceIdOf(deps, plan) === priceId)?.id;
}

interface Application {
  providerId: string;
  /** The plan stands in where the price is none of ours. */
  owner: { userId: string; planId: string };
  read: () => Promise<SubscriptionState>;
  also: (tx: Queryable) => Promise<void>;
}

const maxTries = 8;

/**
 * Reads a state and writes it only if nobody wrote one in between; else reads again. So the last one written was
 * read after all others, without a lock held while the provider is asked. Answers whether anything changed.
 */
export async function applySubscription(
  deps: SettleDeps,
  payments: Payments,
  application: Application,
): Promise<boolean> {
  const { providerId, owner, also } = application;
  for (let tries = 0; tries < maxTries; tries++) {
    const known = await store.findSubscription(deps.db.orm, providerId);
    const state = await askProvider(application.read);
    const planId = (await findPlanOfPrice(deps, state.priceId)) ?? known?.planId ?? owner.planId;
    const written = await deps.db.orm.transaction(async (tx) => {
      await lockAccount(tx, owner.userId);
      const isWritten = await store.writeSubscription(tx, {
        ...{ id: deps.newId(), userId: owner.userId, planId, provider: payments.provider, state },
        version: known?.version ?? null,
      });
      if (!isWritten) return false;
      const { userId } = owner;
      await keepCustomer(tx, { userId, customerId: state.customerId, subscribes: true });
      await also(tx);
      return true;
    });
    if (written) return true;
  }
  throw new AppError("unavailable");
}

/** One mail a purchase, where money was paid. The provider's own receipts are behind the profile's link. */
async function sendReceipt(
  tx: Queryable,
  deps: Pick<Deps, "newId" | "config">,
  checkout: CheckoutRow,
): Promise<void> {
  if (checkout.provider === "demo") return;
  const payer = await findPayer(tx, checkout.userId);
  const plan = await findPlan(tx, checkout.planId);
  if (!payer || !plan) return;
  const url = `${deps.config.publicUrl}/profile/billing`;
  await queueMail(tx, deps, {
    kind: "receipt",
    to: payer.email,
    userId: checkout.userId,
    language: payer.language,
    dedupeKey: `receipt:${checkout.id}`,
    content: mailTexts(payer.language).receipt({ item: plan.name, url }),
  });
}
