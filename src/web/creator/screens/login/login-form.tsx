import { PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { maxLineChars } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useLogin } from "../../queries/login.ts";
import { noticeOf } from "../../session/login-notice.ts";
import { isLoginFailure, loginErrorText } from "./login-error-text.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { useAfterLogin } from "./use-after-login.ts";

/** The password was right: what is missing is no failure. */
function isNextStep(error: Error): boolean {
  return error instanceof ApiError && error.code === "second_factor_needed";
}

/** E-mail and password, and the identity providers that this server has. */
export function LoginForm({ submitVariant = "filled" }: { submitVariant?: "filled" | "default" }) {
  useAfterLogin();
  const { state, search } = useLocation();
  const problem = new URLSearchParams(search).get("error");
  const notice = noticeOf(state) ?? loginErrorText(problem);
  const login = useLogin();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { email: "", password: "", code: "" },
    validate: {
      email: (value) => (value.includes("@") ? null : "Please enter a valid email address."),
      password: (value) => (value === "" ? "Password is required" : null),
    },
  });
  const [asksForCode, setAsksForCode] = useState(false);
  const submit = form.onSubmit(
    ({ code, ...values }) => {
      if (login.isPending) return;
      login.mutate(asksForCode ? { ...values, code } : values, {
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          if (error.code === "second_factor_needed") setAsksForCode(true);
          form.setErrors(error.fields);
          focusFirstInvalid(formElement.current);
        },
      });
    },
    () => focusFirstInvalid(formElement.current),
  );
  return (
    <>
      {notice && !login.error && (
        <NoticeBox kind={isLoginFailure(problem) ? "error" : "info"}>{notice}</NoticeBox>
      )}
      {login.error && (
        <NoticeBox kind={isNextStep(login.error) ? "info" : "error"}>
          {errorText(login.error, "Couldn't log you in. Please try again.")}
        </NoticeBox>
      )}
      <ProviderButtons divider="or with your e-mail address" />
      <form ref={formElement} className="column gap-16" onSubmit={submit} noValidate>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          {...form.getInputProps("email")}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ "aria-label": "Show password" }}
          {...form.getInputProps("password")}
        />
        {asksForCode && (
          <TextInput
            label="Code"
            description="From your authenticator app, or one of your recovery codes"
            autoComplete="one-time-code"
            autoFocus
            maxLength={maxLineChars.loginCode}
            {...form.getInputProps("code")}
          />
        )}
        <BusyButton
          type="submit"
          variant={submitVariant}
          fullWidth
          busy={login.isPending}
          busyLabel="Logging in..."
        >
          Log in
        </BusyButton>
      </form>
    </>
  );
}
