import type { Price } from "#contract/billing.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { useBeginCheckout } from "../../queries/billing.ts";

/** To the checkout, on this server or at the payment provider. */
export function useBuy() {
  const begin = useBeginCheckout();
  const buy = (price: Price) => {
    if (begin.isPending || begin.isSuccess) return;
    begin.mutate(price, { onSuccess: (url) => window.location.assign(url) });
  };
  return {
    buy,
    /** The plan whose checkout is being opened; the page is about to be left. */
    opening: begin.isPending || begin.isSuccess ? begin.variables?.id : undefined,
    failure: begin.error ? failureText(begin.error) : undefined,
  };
}

function failureText(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  return `Failed to initiate payment: ${errorText(error, "Please try again.")}`;
}
