import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { hasBought } from "../../queries/billing.ts";

/** waiting: the payment is not confirmed yet. late: it was not within half a minute. done: something was bought earlier. */
export type CheckoutResult = "waiting" | "paid" | "done" | "nothing-bought" | "late" | "failed";

const pauseMs = 1_500;
const patienceMs = 30_000;

/** Asks for a checkout until it is paid, for half a minute; without an id, whether anything was bought. */
export async function followCheckout(checkoutId: string, signal: AbortSignal): Promise<CheckoutResult> {
  const until = Date.now() + patienceMs;
  let failed = false;
  while (!signal.aborted) {
    const found = await ask(checkoutId, signal);
    if (found === "paid" || found === "done" || found === "nothing-bought") return found;
    failed = found === "failed";
    if (Date.now() + pauseMs > until) break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return failed ? "failed" : "late";
}

async function ask(checkoutId: string, signal: AbortSignal): Promise<CheckoutResult> {
  try {
    if (checkoutId === "") return (await hasBought(signal)) ? "done" : "nothing-bought";
    const { status } = await call("GET /api/checkouts/:checkoutId", { params: { checkoutId }, signal });
    if (status === "open") return "waiting";
    return status === "done" ? "paid" : "nothing-bought";
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return (await hasBought(signal)) ? "done" : "nothing-bought";
    }
    return "failed";
  }
}
