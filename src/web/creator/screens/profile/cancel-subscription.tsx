import { Button, Group, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Subscription } from "#contract/billing.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { focusHeading } from "../../../ui/focus-heading.ts";
import { useCancelSubscription } from "../../queries/billing.ts";
import { dayOf } from "./profile-words.ts";

export function CancelSubscription({ subscription }: { subscription: Subscription }) {
  const [opened, dialog] = useDisclosure(false);
  const cancel = useCancelSubscription();
  const close = () => {
    cancel.reset();
    dialog.close();
  };
  // This button is gone by the time the answer is there, so it waits by itself.
  const confirm = async () => {
    try {
      await cancel.mutateAsync();
    } catch {
      return;
    }
    close();
    focusHeading("subscription");
    showToast("Your subscription has been cancelled.");
  };
  return (
    <>
      <Button variant="subtle" color="red" onClick={dialog.open}>
        Cancel subscription
      </Button>
      <Modal opened={opened} onClose={close} title="Cancel your subscription?">
        <FailureNotice
          error={cancel.error}
          fallback="Couldn't cancel your subscription. Please try again later."
        />
        <p className="prose">
          {subscription.planName} runs until {dayOf(subscription.currentPeriodEnd)} and then ends; you won't
          be charged again. Your work stays, and you can resume until that day.
        </p>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            Keep it
          </Button>
          <BusyButton
            color="red"
            busy={cancel.isPending}
            busyLabel="Cancelling..."
            onClick={() => void confirm()}
          >
            Cancel subscription
          </BusyButton>
        </Group>
      </Modal>
    </>
  );
}
