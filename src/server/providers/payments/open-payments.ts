import type { Deps } from "../../deps.ts";
import type { Payments } from "../../payments.ts";
import { createDemoPayments } from "./demo-payments.ts";
import { createStripePayments } from "./stripe-payments.ts";

/** The payments that the settings choose; null where nothing is sold. */
export function openPayments(deps: Pick<Deps, "config" | "db" | "clock">): Payments | null {
  const { mode, stripe } = deps.config.billing;
  if (mode === "demo") return createDemoPayments(deps);
  return stripe === null ? null : createStripePayments(stripe);
}
