import type { Price, Subscription } from "#contract/billing.ts";

/** What a card's button says, and what pressing it does. */
export interface BuyChoice {
  label: "Buy single interview" | "Sign up" | "Current plan" | "Upgrade" | "Buy plan";
  action: "register" | "buy" | "change" | "none";
}

const ended = new Set(["canceled", "incomplete_expired"]);

/** Whether a subscription still runs: an ended one is bought again, not changed. */
export function isRunning(subscription: Subscription | null): subscription is Subscription {
  return subscription !== null && !ended.has(subscription.status);
}

export function buyChoice(price: Price, loggedIn: boolean, subscription: Subscription | null): BuyChoice {
  if (!loggedIn) return { label: "Sign up", action: "register" };
  if (price.isOneOff) return { label: "Buy single interview", action: "buy" };
  if (!isRunning(subscription)) return { label: "Buy plan", action: "buy" };
  if (isSamePlan(price, subscription)) return { label: "Current plan", action: "none" };
  return { label: "Upgrade", action: "change" };
}

/** Whether a dearer plan than the running subscription's is sold; any is, for an account without one. */
export function hasBiggerPlan(prices: Price[], subscription: Subscription | null): boolean {
  if (!isRunning(subscription)) return true;
  const { plan } = subscription;
  return prices.some(
    (price) => !price.isOneOff && !isSamePlan(price, subscription) && price.price > plan.amount,
  );
}

function isSamePlan(price: Price, { plan }: Subscription): boolean {
  return plan.id === price.id || (plan.nickname !== "" && plan.nickname === price.nickname);
}
