import type { Deps } from "../../deps.ts";
import type { Payments } from "../../payments.ts";
import { createDemoPayments } from "./demo-payments.ts";

/** The payments that the settings choose; null where nothing is sold. */
export async function openPayments(deps: Pick<Deps, "config" | "db" | "clock">): Promise<Payments | null> {
  const { mode, stripe } = deps.config.billing;
  if (mode === "demo") return createDemoPayments(deps);
  if (stripe === null) return null;
  const { createStripePayments } = await import("./stripe-payments.ts");
  return createStripePayments(stripe);
}
