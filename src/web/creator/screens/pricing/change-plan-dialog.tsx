import type { Price } from "#contract/billing.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useChangePlan } from "../../queries/billing.ts";
import { formatAmount, suffixOf } from "./price-words.ts";

interface ChangePlanDialogProps {
  price: Price | undefined;
  onClose: () => void;
}

/** Asks before the plan is changed, since it changes what is paid. */
export function ChangePlanDialog({ price, onClose }: ChangePlanDialogProps) {
  const change = useChangePlan();
  return (
    <ConfirmDialog
      of={price}
      title={`Change to ${price?.name ?? "this plan"}?`}
      confirmLabel="Change plan"
      busyLabel="Changing..."
      keepLabel="Keep my plan"
      harmless
      failed="Couldn't change your plan. Please try again."
      onConfirm={({ id }) => change.mutateAsync(id)}
      onDone={({ name }) => showToast(`You're on ${name} now.`)}
      onClose={onClose}
    >
      <p className="prose">
        {price && `${price.name} is ${formatAmount(price.price, price.currency)}${suffixOf(price)}`} and
        starts now. We'll credit what you've already paid for this period.
      </p>
    </ConfirmDialog>
  );
}
