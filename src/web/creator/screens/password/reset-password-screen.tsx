import { Anchor, Button } from "@mantine/core";
import { Link } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useSendForm } from "#web/ui/use-send-form.ts";
import { useResetPassword } from "../../queries/logins.ts";
import { AuthFrame } from "../login/auth-frame.tsx";
import { NewPasswordField, passwordProblem } from "../login/new-password-field.tsx";
import { useTokenFromAddress } from "./token-from-address.ts";

export function ResetPasswordScreen() {
  usePageTitle("Set a new password");
  const token = useTokenFromAddress();
  const reset = useResetPassword();
  if (reset.isSuccess) {
    return (
      <AuthFrame title="Your new password is set">
        <p role="status">{reset.data.message}</p>
        <Button component={Link} to="/login" fullWidth>
          Log in
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Set a new password"
      lead="This logs you out everywhere and disconnects Google, Microsoft and other logins."
    >
      <ResetForm token={token} reset={reset} />
    </AuthFrame>
  );
}

function ResetForm({ token, reset }: { token: string; reset: ReturnType<typeof useResetPassword> }) {
  const { form, element } = useSendForm(
    { initialValues: { password: "" }, validate: { password: passwordProblem } },
    ({ password }, refuse) => reset.mutate({ token, password }, { onError: refuse }),
  );
  const isDead = token === "" || (reset.error instanceof ApiError && reset.error.code === "link_invalid");
  if (isDead) {
    return (
      <>
        <NoticeBox kind="error">This link is no longer valid. Please ask for a new one.</NoticeBox>
        <Button component={Link} to="/forgot" fullWidth>
          Ask for a new link
        </Button>
        <p className="text-center">
          <Anchor component={Link} to="/login">
            Back to Log in
          </Anchor>
        </p>
      </>
    );
  }
  return (
    <form {...element} className="column gap-16">
      <FailureNotice error={reset.error} fallback="Couldn't set the password. Please try again." />
      <NewPasswordField
        {...form.getInputProps("password")}
        label="New password"
        value={form.values.password}
      />
      <BusyButton type="submit" fullWidth busy={reset.isPending} busyLabel="Saving...">
        Set the password
      </BusyButton>
    </form>
  );
}
