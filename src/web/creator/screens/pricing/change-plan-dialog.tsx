import { Button, Group, Modal } from "@mantine/core";
import type { Price } from "#contract/billing.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useChangePlan } from "../../queries/billing.ts";
import { formatAmount, suffixOf } from "./price-words.ts";

interface ChangePlanDialogProps {
  price: Price | undefined;
  onClose: () => void;
}

/** Asks before the plan is changed, since it changes what is paid. */
export function ChangePlanDialog({ price, onClose }: ChangePlanDialogProps) {
  return (
    <Modal opened={price !== undefined} onClose={onClose} title={`Change to ${price?.name ?? "this plan"}?`}>
      {price && <Question price={price} onClose={onClose} />}
    </Modal>
  );
}

function Question({ price, onClose }: { price: Price; onClose: () => void }) {
  const change = useChangePlan();
  const confirm = () =>
    change.mutate(price.id, {
      onSuccess: () => {
        showToast(`You're on ${price.name} now.`);
        onClose();
      },
    });
  return (
    <>
      <FailureNotice error={change.error} fallback="Couldn't change your plan. Please try again." />
      <p className="prose">
        {price.name} is {formatAmount(price.price, price.currency)}
        {suffixOf(price)} and starts now. We'll credit what you've already paid for this period.
      </p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep my plan
        </Button>
        <BusyButton busy={change.isPending} busyLabel="Changing..." onClick={confirm}>
          Change plan
        </BusyButton>
      </Group>
    </>
  );
}
