import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { PaymentError, type Payments } from "../../payments.ts";
import type { PlanRow } from "./limits.store.ts";

export function requirePayments(deps: Pick<Deps, "payments">): Payments {
  if (!deps.payments) throw new AppError("payments_off");
  return deps.payments;
}

/** What the provider did not do becomes a sentence; the rest is thrown on. */
export async function askProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError(error.kind === "refused" ? "payment_unverified" : "payment_unavailable");
  }
}

/** What the provider calls a plan's price; null for plans that it does not sell. */
export function priceIdOf(deps: Pick<Deps, "config">, plan: PlanRow): string | null {
  const { mode, stripe } = deps.config.billing;
  if (plan.price === 0) return null;
  if (mode !== "stripe") return plan.id;
  if (plan.stripePriceId !== null) return plan.stripePriceId;
  const prices: Record<string, string | undefined> = { ...stripe?.prices };
  return prices[plan.id] ?? null;
}
