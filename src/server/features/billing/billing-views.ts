import type { OneOffPurchase, Price, Subscription } from "#contract/billing.ts";
import type { PlanRow, PurchaseRow, SubscriptionRow } from "./limits.store.ts";

/** Ids of products are ours too: the provider's own are no business of a browser. */
export function productIdOf(plan: PlanRow): string {
  return `product-${plan.id}`;
}

export function toPrice(plan: PlanRow): Price {
  const { id, name, nickname, description, price, currency, interval, isOneOff } = plan;
  const { projectLimit, interviewLimit, sessionLimit } = plan;
  return {
    ...{ id, product_id: productIdOf(plan), name, nickname, description, price, currency, interval },
    ...{ isOneOff, projectLimit, interviewLimit, sessionLimit },
  };
}

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

export function toSubscription(row: SubscriptionRow, plan: PlanRow): Subscription {
  const { id, name, nickname, price, interval } = plan;
  return {
    planName: name,
    plan: { id, name, nickname, amount: price, interval },
    status: row.status,
    default_payment_method: row.last4 === null ? null : { card: { last4: row.last4 } },
    currentPeriodEnd: toSeconds(row.periodEnd),
    canceled_at: row.canceledAt === null ? null : toSeconds(row.canceledAt),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  };
}

export function toPurchase(row: PurchaseRow): OneOffPurchase {
  return {
    _id: row.id,
    purchaseDate: row.createdAt.toISOString(),
    used: row.interviewId !== null,
    interviewId: row.interviewId,
    status: row.status,
  };
}
