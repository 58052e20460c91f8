import { Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconCircleCheck } from "@tabler/icons-react";
import type { User } from "#contract/accounts.ts";
import { maxChars } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { nameServerOwner } from "../../components/name-server-owner.ts";
import { NoMailNotice } from "../../components/no-mail-notice.tsx";
import { useChangeEmail, useSendVerification, useUpdateUser } from "../../queries/account.ts";
import { useConfig } from "../../queries/instance.ts";
import { Section } from "./section.tsx";
import { useNeedsPassword } from "./use-needs-password.ts";

export function AccountSection({ user }: { user: User }) {
  const serverOwner = nameServerOwner(user);
  return (
    <Section id="account" title="Account">
      <Stack gap="lg">
        <dl className="stack gap-8-16 term-and-text">
          <dt>Name</dt>
          <dd dir="auto">{user.name}</dd>
          <dt>E-mail</dt>
          <dd>
            <span className="after-8">{user.email}</span>{" "}
            {user.emailVerified && (
              <span className="inline gap-4 text-13 nowrap positive">
                <IconCircleCheck size={16} aria-hidden="true" /> Confirmed
              </span>
            )}
          </dd>
          {(user.instanceOwner || serverOwner) && (
            <>
              <dt>Server owner</dt>
              <dd dir="auto">{serverOwner ?? "You"}</dd>
            </>
          )}
        </dl>
        {!user.emailVerified && <Unconfirmed />}
        <NameForm user={user} />
        <EmailForm user={user} />
      </Stack>
    </Section>
  );
}

function Unconfirmed() {
  const send = useSendVerification();
  const { data: config } = useConfig();
  if (config?.sendsMail === false) return <NoMailNotice effect="so addresses aren't confirmed." />;
  return (
    <div>
      <NoticeBox kind={send.error ? "error" : "info"}>
        {send.error
          ? errorText(send.error, "Couldn't send the e-mail. Please try again.")
          : "This address isn't confirmed yet. Open the link in our e-mail to confirm it."}
      </NoticeBox>
      <div className="row gap-8-16 above-8">
        <BusyButton
          variant="default"
          size="xs"
          busy={send.isPending}
          busyLabel="Sending..."
          onClick={() => send.mutate()}
        >
          Send it again
        </BusyButton>
        <span role="status" className="prose muted">
          {send.data?.message}
          {send.isSuccess && " Please check your spam folder too."}
        </span>
      </div>
    </div>
  );
}

function NameForm({ user }: { user: User }) {
  const update = useUpdateUser();
  const form = useForm({
    initialValues: { name: user.name },
    validate: { name: (value) => (value.trim() === "" ? "Name is required" : null) },
  });
  const submit = form.onSubmit((values) => {
    if (update.isPending) return;
    update.mutate(values, {
      onSuccess: () => showToast("Name saved."),
      onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
    });
  });
  return (
    <form onSubmit={submit} noValidate>
      <FailureNotice error={update.error} fallback="Couldn't save your name." />
      <Group align="flex-end" gap="xs" wrap="wrap">
        <TextInput
          className="basis-200"
          label="Change your name"
          autoComplete="name"
          maxLength={maxChars.name}
          {...form.getInputProps("name")}
        />
        <BusyButton type="submit" variant="default" busy={update.isPending} busyLabel="Saving...">
          Save name
        </BusyButton>
      </Group>
    </form>
  );
}

/** The new address, and the password where the login is not fresh. */
function EmailForm({ user }: { user: User }) {
  const change = useChangeEmail();
  const form = useForm({
    initialValues: { email: "", password: "" },
    validate: { email: (value) => (value.includes("@") ? null : "Please enter a valid email address.") },
  });
  const code = change.error instanceof ApiError ? change.error.code : undefined;
  const needsPassword = useNeedsPassword(user);
  const asksForPassword = needsPassword || code === "password_needed" || code === "wrong_password";
  const submit = form.onSubmit(({ email, password }) => {
    if (change.isPending) return;
    change.mutate(
      { email: email.trim(), ...(asksForPassword ? { password } : {}) },
      {
        onSuccess: () => form.reset(),
        onError: (error) => error instanceof ApiError && form.setErrors(error.fields),
      },
    );
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {change.error && (
          <NoticeBox kind={code === "password_needed" ? "info" : "error"}>
            {errorText(change.error, "Couldn't change the address. Please try again.")}
          </NoticeBox>
        )}
        <Group align="flex-end" gap="xs" wrap="wrap">
          <TextInput
            className="basis-200"
            label="Change your e-mail address"
            placeholder={user.email}
            type="email"
            autoComplete="email"
            {...form.getInputProps("email")}
          />
          {asksForPassword && (
            <PasswordInput
              className="basis-200"
              label="Your password"
              autoComplete="current-password"
              visibilityToggleButtonProps={{ "aria-label": "Show password" }}
              {...form.getInputProps("password")}
            />
          )}
          <BusyButton type="submit" variant="default" busy={change.isPending} busyLabel="Changing...">
            Change address
          </BusyButton>
        </Group>
        <span role="status" className="prose muted">
          {change.data?.message}
        </span>
      </Stack>
    </form>
  );
}
