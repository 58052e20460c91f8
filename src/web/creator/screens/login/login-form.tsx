import { Anchor, PasswordInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { maxLineChars } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useSendForm } from "#web/ui/use-send-form.ts";
import { useLogin } from "../../queries/login.ts";
import { noticeOf } from "../../session/login-notice.ts";
import { withReturnTo } from "../../session/return-to.ts";
import { isLoginFailure, loginErrorText } from "./login-error-text.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { useAfterLogin } from "./use-after-login.ts";

/** The password was right: what is missing is no failure. */
function isNextStep(error: Error): boolean {
  return error instanceof ApiError && error.code === "second_factor_needed";
}

interface LoginFormProps {
  signUpAt: string;
  submitVariant?: "filled" | "default";
}

/** E-mail and password, and the identity providers that this server has. */
export function LoginForm({ signUpAt, submitVariant = "filled" }: LoginFormProps) {
  useAfterLogin();
  const { state, search } = useLocation();
  const problem = new URLSearchParams(search).get("error");
  const notice = noticeOf(state) ?? loginErrorText(problem);
  const login = useLogin();
  const [asksForCode, setAsksForCode] = useState(false);
  const { form, element } = useSendForm(
    {
      initialValues: { email: "", password: "", code: "" },
      validate: {
        email: (value) => (value.includes("@") ? null : "Please enter a valid email address."),
        password: (value) => (value === "" ? "Password is required" : null),
      },
    },
    ({ code, ...values }, refuse) =>
      login.mutate(asksForCode ? { ...values, code } : values, {
        onError: (error) => {
          if (isNextStep(error)) setAsksForCode(true);
          refuse(error);
        },
      }),
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
      <form {...element} className="column gap-16">
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
      <p className="text-center">
        <Anchor component={Link} to="/forgot">
          Forgot your password?
        </Anchor>
      </p>
      <p className="text-center">
        Do not have an account?{" "}
        <Anchor component={Link} to={withReturnTo(signUpAt, search)}>
          Sign up now
        </Anchor>
      </p>
    </>
  );
}
