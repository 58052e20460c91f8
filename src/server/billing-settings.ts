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

type Environment = Record<string, string | undefined>;

const required = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_BASIC",
  "STRIPE_PRICE_PREMIUM",
  "STRIPE_PRICE_SINGLE",
] as const;

/** BILLING and the group of the STRIPE_ variables: whole or absent. Problems join `problems`, a sentence each. */
export function readBillingSettings(
  env: Environment,
  problems: string[],
  { publicUrl, isLoopback }: { publicUrl: string; isLoopback: (url: string) => boolean },
): BillingSettings {
  const given = (name: string) => env[name]?.trim() ?? "";
  const present = required.filter((name) => given(name) !== "");
  const isWhole = present.length === required.length;
  // A test checkout gives plans away: by itself it is only where nobody else comes.
  const unpaid = isLoopback(publicUrl) ? "demo" : "off";
  const chosen = given("BILLING") || (isWhole ? "stripe" : unpaid);
  if (present.length > 0 && !isWhole) {
    const missing = required.filter((name) => given(name) === "").join(", ");
    problems.push(`Stripe is only partly set up: ${missing} is missing alongside ${present.join(", ")}.`);
  }
  if (chosen !== "off" && chosen !== "demo" && chosen !== "stripe") {
    problems.push(`BILLING must be off, demo or stripe, not "${chosen}".`);
    return { mode: "off", stripe: null };
  }
  if (chosen === "stripe" && present.length === 0)
    problems.push(`BILLING=stripe needs ${required.join(", ")}.`);
  const baseUrl = given("STRIPE_BASE_URL") || null;
  if (baseUrl !== null && !(URL.canParse(baseUrl) && isLoopback(baseUrl)))
    problems.push("STRIPE_BASE_URL is for tests: it must be an http:// address of this machine.");
  const [secretKey, webhookSecret, basic, premium, single] = required.map(given) as [
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    mode: chosen,
    stripe:
      chosen === "stripe" ? { secretKey, webhookSecret, prices: { basic, premium, single }, baseUrl } : null,
  };
}
