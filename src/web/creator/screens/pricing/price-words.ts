import type { Price } from "#contract/billing.ts";

/** "£29.00": an amount of pence in pounds; other currencies as people write them. */
export function formatAmount(amount: number, currency = "gbp", locale?: string): string {
  if (currency.toLowerCase() === "gbp") return `£${(amount / 100).toFixed(2)}`;
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount / 100);
}

const suffixes: Record<Price["interval"], string> = { month: "/mo", year: "/yr", once: "one-time" };

/** What stands behind the amount on a card. */
export function suffixOf(price: Pick<Price, "interval" | "isOneOff">): string {
  return price.isOneOff ? suffixes.once : suffixes[price.interval];
}
