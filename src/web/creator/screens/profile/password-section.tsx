import { Anchor, Group, PasswordInput, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { Link } from "react-router";
import type { User } from "#contract/accounts.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useUpdateUser } from "../../queries/account.ts";
import { NewPasswordField, passwordProblem } from "../login/new-password-field.tsx";
import { Section } from "./section.tsx";

export function PasswordSection({ user }: { user: User }) {
  const hasPassword = user.hasPassword ?? true;
  return (
    <Section
      id="password"
      title="Password"
      about={
        hasPassword
          ? "A new password logs out your other devices."
          : "You have no password yet: you log in with a provider."
      }
    >
      <PasswordForm hasPassword={hasPassword} />
    </Section>
  );
}

function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const update = useUpdateUser();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { current: "", next: "" },
    validate: {
      current: (value) => (hasPassword && value === "" ? "Password is required" : null),
      next: passwordProblem,
    },
  });
  const refuse = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (error.code === "wrong_password") form.setFieldError("current", error.message);
    else form.setErrors(byField(error.fields));
    focusFirstInvalid(formElement.current);
  };
  const submit = form.onSubmit(
    (password) => {
      if (update.isPending) return;
      update.mutate(
        { password },
        {
          onSuccess: () => {
            form.reset();
            showToast("Password saved.");
          },
          onError: refuse,
        },
      );
    },
    () => focusFirstInvalid(formElement.current),
  );
  const isAtField = update.error instanceof ApiError && update.error.code === "wrong_password";
  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="md">
        {update.error && !isAtField && (
          <NoticeBox kind="error">{errorText(update.error, "Couldn't save the password.")}</NoticeBox>
        )}
        {hasPassword && (
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ "aria-label": "Show current password" }}
            {...form.getInputProps("current")}
          />
        )}
        <NewPasswordField
          {...form.getInputProps("next")}
          label="New password"
          value={form.values.next}
          visibilityToggleButtonProps={{ "aria-label": "Show new password" }}
        />
        <Group justify="space-between">
          {hasPassword ? (
            <Anchor component={Link} to="/forgot" size="sm">
              Forgot your password?
            </Anchor>
          ) : (
            <span />
          )}
          <BusyButton type="submit" variant="default" busy={update.isPending} busyLabel="Saving...">
            {hasPassword ? "Change password" : "Set a password"}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

/** The call names fields by their place in its body: "password.next". */
function byField(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name.replace(/^password\./, ""), text]),
  );
}
