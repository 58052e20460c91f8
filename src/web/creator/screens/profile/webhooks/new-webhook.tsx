import { Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { maxLineChars } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { focusHeading } from "../../../../ui/focus-heading.ts";
import { useCreateWebhook, type WebhookEvent } from "../../../queries/webhooks.ts";
import { ShownOnce } from "../api-keys/shown-once.tsx";
import { addressProblem, eventNames } from "./webhook-words.ts";

const events = Object.keys(eventNames) as WebhookEvent[];

export function NewWebhook() {
  const create = useCreateWebhook();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<{ url: string; events: WebhookEvent[] }>({
    initialValues: { url: "", events: ["session.completed"] },
    validate: {
      url: addressProblem,
      events: (value) => (value.length === 0 ? "Please choose at least one event." : null),
    },
  });
  const forget = () => {
    create.reset();
    focusHeading("webhooks");
  };
  const submit = form.onSubmit(
    (values) => {
      if (create.isPending) return;
      create.mutate(
        { url: values.url.trim(), events: values.events },
        {
          onSuccess: () => form.reset(),
          onError: (error) => {
            if (error instanceof ApiError) form.setErrors(error.fields);
            focusFirstInvalid(formElement.current);
          },
        },
      );
    },
    () => focusFirstInvalid(formElement.current),
  );
  return (
    <form ref={formElement} onSubmit={submit} noValidate className="stack">
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
