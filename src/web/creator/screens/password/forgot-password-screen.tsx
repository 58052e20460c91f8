import { Anchor, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { Link } from "react-router";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { focusFirstInvalid } from "#web/ui/focus-first-invalid.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useForgotPassword } from "../../queries/logins.ts";
import { useUser } from "../../session/use-user.ts";
import classes from "../login/auth-frame.module.css";
import { AuthFrame } from "../login/auth-frame.tsx";

export function ForgotPasswordScreen() {
  usePageTitle("Forgot your password?");
  const user = useUser();
  const forgot = useForgotPassword();
  return (
    <AuthFrame
      title="Forgot your password?"
      {...(!forgot.isSuccess && { lead: "We send you a link with which you set a new one." })}
    >
      {forgot.isSuccess ? (
        <div role="status">
          <p className={classes.sent}>
            If there is an account with this address, a mail is on its way. The link in it works once and for
            one hour. Please look among unwanted mails too.
          </p>
        </div>
      ) : (
        <AddressForm key={user?._id} send={forgot} address={user?.email ?? ""} />
      )}
      <p className={classes.foot}>
        <Anchor component={Link} to={user ? "/profile" : "/login"}>
          {user ? "Back to your profile" : "Back to Log in"}
        </Anchor>
      </p>
    </AuthFrame>
  );
}

function AddressForm({ send, address }: { send: ReturnType<typeof useForgotPassword>; address: string }) {
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { email: address },
    validate: { email: (value) => (value.includes("@") ? null : "Please enter a valid email address.") },
  });
  const submit = form.onSubmit(
    ({ email }) => {
      if (send.isPending) return;
      send.mutate(email, {
        onError: (error) => {
          if (error instanceof ApiError) form.setErrors(error.fields);
          focusFirstInvalid(formElement.current);
        },
      });
    },
    () => focusFirstInvalid(formElement.current),
  );
  return (
    <form ref={formElement} className={classes.form} onSubmit={submit} noValidate>
      {send.error && (
        <NoticeBox kind="error">
          {errorText(send.error, "The mail could not be sent. Please try again.")}
        </NoticeBox>
      )}
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        {...form.getInputProps("email")}
      />
      <BusyButton type="submit" fullWidth busy={send.isPending} busyLabel="Sending...">
        Send the link
      </BusyButton>
    </form>
  );
}
