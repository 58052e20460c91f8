import { type EnvValues, isLoopback } from "./env-values.ts";

/** How people pay on this server. */
export interface BillingSettings {
  /** off: nothing is limited or sold. demo: a labelled test checkout of our own. stripe: real payments. */
  mode: "off" | "demo" | "stripe";
  stripe: StripeSettings | null;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Price ids of the plans that are sold. */
  prices: { basic: string; premium: string; single: string };
  /** A stand-in for Stripe on this machine, for tests; null for Stripe itself. */
  baseUrl: string | null;
}

const required = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_BASIC",
  "STRIPE_PRICE_PREMIUM",
  "STRIPE_PRICE_SINGLE",
] as const;

/** BILLING and the group of the STRIPE_ variables: whole or absent. */
export function readBillingSettings(values: EnvValues, publicUrl: string): BillingSettings {
  const present = values.group("Stripe", required);
  // A test checkout gives plans away: by itself it is only where nobody else comes.
  const unpaid = isLoopback(publicUrl) ? "demo" : "off";
  const chosen = values.choice("BILLING", ["off", "demo", "stripe"]);
  const mode = chosen ?? (present.length === required.length ? "stripe" : unpaid);
  if (mode === "stripe" && present.length === 0)
    values.problems.push(`BILLING=stripe needs ${required.join(", ")}.`);
  const baseUrl = values.standIn("STRIPE_BASE_URL");
  if (mode !== "stripe") return { mode, stripe: null };
  const given = (name: (typeof required)[number]) => values.text(name) ?? "";
  const prices = {
    basic: given("STRIPE_PRICE_BASIC"),
    premium: given("STRIPE_PRICE_PREMIUM"),
    single: given("STRIPE_PRICE_SINGLE"),
  };
  const secrets = { secretKey: given("STRIPE_SECRET_KEY"), webhookSecret: given("STRIPE_WEBHOOK_SECRET") };
  return { mode, stripe: { ...secrets, prices, baseUrl } };
}
