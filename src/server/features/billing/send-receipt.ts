import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { mailTexts } from "../mail/mail-texts.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { CheckoutRow } from "./billing.store.ts";
import { findPayer } from "./customers.store.ts";
import { findPlan } from "./plans.store.ts";

/** One mail a purchase, where money was paid. The provider's own receipts are behind the profile's link. */
export async function sendReceipt(
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
