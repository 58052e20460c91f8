import type Stripe from "stripe";
import { PaymentError, type SubscriptionState } from "../../payments.ts";

/** Fetched with a subscription. */
export const subscriptionParts = { expand: ["default_payment_method"] };

const toDate = (seconds: number) => new Date(seconds * 1000);

export function toSubscriptionState(subscription: Stripe.Subscription): SubscriptionState {
  const [item] = subscription.items.data;
  if (!item) throw new PaymentError("unavailable");
  const { customer, default_payment_method: method, canceled_at: canceledAt } = subscription;
  return {
    providerId: subscription.id,
    customerId: typeof customer === "string" ? customer : customer.id,
    priceId: item.price.id,
    status: subscription.status,
    last4: typeof method === "object" ? (method?.card?.last4 ?? null) : null,
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    canceledAt: canceledAt === null ? null : toDate(canceledAt),
  };
}
