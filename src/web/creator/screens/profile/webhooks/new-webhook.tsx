import { Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { maxLineChars } from "#contract/limits.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useSendForm } from "#web/ui/use-send-form.ts";
import { focusHeading } from "../../../../ui/focus-heading.ts";
import { useCreateWebhook, type WebhookEvent } from "../../../queries/webhooks.ts";
import { ShownOnce } from "../api-keys/shown-once.tsx";
import { addressProblem, eventNames } from "./webhook-words.ts";

const events = Object.keys(eventNames) as WebhookEvent[];

export function NewWebhook() {
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
