import { Anchor, Button, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { maxLineChars } from "#contract/limits.ts";
import type { Webhook, WebhookDelivery } from "#contract/webhooks.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { FailureLine, NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useSendForm } from "#web/ui/use-send-form.ts";
import { When } from "#web/ui/when.tsx";
import { focusHeading } from "../../../../ui/focus-heading.ts";
import {
  useCreateWebhook,
  useDeleteWebhook,
  useReplayDelivery,
  useWebhooks,
  type WebhookEvent,
} from "../../../queries/webhooks.ts";
import classes from "../../pages.module.css";
import { ShownOnce } from "../api-keys/shown-once.tsx";
import { Section } from "../section.tsx";
import { SectionError } from "../section-error.tsx";
import { addressProblem, describeAttempts, describeState, eventNames } from "./webhook-words.ts";

type WebhookWithDeliveries = Webhook & { deliveries: WebhookDelivery[] };

export function WebhooksSection() {
  const webhooks = useWebhooks();
  const [deleting, setDeleting] = useState<Webhook>();
  return (
    <Section id="webhooks" title="Webhooks" about="Get a signed request when something happens.">
      <Stack gap="lg">
        {webhooks.isPending && <LoadingLines label="Loading your webhooks" lines={2} />}
        {webhooks.error && !webhooks.data && (
          <SectionError query={webhooks} fallback="Couldn't load your webhooks." />
        )}
        {webhooks.data?.length === 0 && <span className="prose muted">No webhooks yet.</span>}
        {webhooks.data && webhooks.data.length > 0 && (
          <ul aria-label="Webhooks">
            {webhooks.data.map((webhook) => (
              <WebhookRow key={webhook._id} webhook={webhook} onDelete={() => setDeleting(webhook)} />
            ))}
          </ul>
        )}
        <NewWebhook />
      </Stack>
      <DeleteWebhook webhook={deleting} onClose={() => setDeleting(undefined)} />
    </Section>
  );
}

function WebhookRow({ webhook, onDelete }: { webhook: WebhookWithDeliveries; onDelete: () => void }) {
  const [open, deliveries] = useDisclosure(false);
  const count = webhook.deliveries.length;
  const listId = `deliveries-${webhook._id}`;
  return (
    <li className={`row gap-8-16 pad-12-0 ruled ${classes.row}`}>
      <span className="stack gap-2 anywhere basis-200">
        {webhook.url}
        <span className="fine">{webhook.events.map((event) => eventNames[event]).join(" · ")}</span>
      </span>
      <Group gap={4}>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-expanded={open}
          aria-controls={listId}
          onClick={deliveries.toggle}
        >
          {countNoun(count, "delivery", "deliveries")}
        </Button>
        <Button variant="subtle" color="red" size="xs" onClick={onDelete}>
          Delete<span className="visually-hidden"> the webhook to {webhook.url}</span>
        </Button>
      </Group>
      <div id={listId} hidden={!open} style={{ flexBasis: "100%" }}>
        {count === 0 ? (
          <span className="prose muted">No deliveries yet.</span>
        ) : (
          <ul className="pad-top-4" aria-label="Latest deliveries">
            {webhook.deliveries.map((delivery) => (
              <DeliveryRow key={delivery._id} delivery={delivery} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const replay = useReplayDelivery();
  const at = formatDateTime(delivery.createdAt);
  return (
    <li className="row text-13 line-18 ruled gap-4-12 pad-8-0">
      <span className="inline gap-8 medium state" data-status={delivery.status}>
        {describeState(delivery)}
      </span>
      <span className="shrinks anywhere basis-200">
        {delivery.event}{" "}
        <span className="muted">
          · <When at={delivery.createdAt} /> · {describeAttempts(delivery)}
        </span>
      </span>
      <Anchor
        component="button"
        type="button"
        size="xs"
        aria-disabled={replay.isPending || undefined}
        onClick={() => {
          if (replay.isPending) return;
          replay.mutate(delivery._id, { onSuccess: () => showToast("Sending it again.") });
        }}
      >
        {replay.isPending ? "Sending..." : "Send again"}
        <span className="visually-hidden">
          {" "}
          {delivery.event} of {at}
        </span>
      </Anchor>
      <FailureLine error={replay.error} fallback="Couldn't send it again." />
    </li>
  );
}

function DeleteWebhook({ webhook, onClose }: { webhook: Webhook | undefined; onClose: () => void }) {
  const remove = useDeleteWebhook();
  return (
    <ConfirmDialog
      of={webhook}
      title="Delete this webhook?"
      confirmLabel="Delete webhook"
      failed="Couldn't delete the webhook."
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={() => {
        focusHeading("webhooks");
        showToast("Webhook deleted.");
      }}
      onClose={onClose}
    >
      <p className="prose">{webhook?.url} will get no more events, and its delivery log is deleted.</p>
    </ConfirmDialog>
  );
}

const events = Object.keys(eventNames) as WebhookEvent[];

function NewWebhook() {
  const create = useCreateWebhook();
  const { form, element } = useSendForm<{ url: string; events: WebhookEvent[] }>(
    {
      initialValues: { url: "", events: ["session.completed"] },
      validate: {
        url: addressProblem,
        events: (value) => (value.length === 0 ? "Please choose at least one event." : null),
      },
    },
    ({ url, events }, refuse) =>
      create.mutate({ url: url.trim(), events }, { onSuccess: () => form.reset(), onError: refuse }),
  );
  const forget = () => {
    create.reset();
    focusHeading("webhooks");
  };
  return (
    <form {...element} className="stack">
      {create.error && Object.keys(form.errors).length === 0 && (
        <NoticeBox kind="error">{errorText(create.error, "Couldn't create the webhook.")}</NoticeBox>
      )}
      {create.data && <ShownOnce label="The signing secret" secret={create.data.secret} onDone={forget} />}
      <TextInput
        label="New webhook"
        type="url"
        placeholder="https://example.org/askwell"
        maxLength={maxLineChars.webAddress}
        {...form.getInputProps("url")}
      />
      <Checkbox.Group label="Events" {...form.getInputProps("events")}>
        <Stack gap="xs" mt={4}>
          {events.map((event) => (
            <Checkbox key={event} value={event} label={eventNames[event]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="flex-end">
        <BusyButton type="submit" variant="default" busy={create.isPending} busyLabel="Adding...">
          Add webhook
        </BusyButton>
      </Group>
    </form>
  );
}
