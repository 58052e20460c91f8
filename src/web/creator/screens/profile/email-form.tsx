import { Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { User } from "#contract/accounts.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useChangeEmail } from "../../queries/account.ts";
import { useNeedsPassword } from "./use-needs-password.ts";

/** The new address, and the password where the login is not fresh. */
export function EmailForm({ user }: { user: User }) {
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
