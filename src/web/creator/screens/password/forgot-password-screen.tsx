import { Anchor, TextInput } from "@mantine/core";
import { Link } from "react-router";
import type { User } from "#contract/accounts.ts";
import { linkHours } from "#contract/limits.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useSendForm } from "#web/ui/use-send-form.ts";
import { nameServerOwner } from "../../components/name-server-owner.ts";
import { useConfig } from "../../queries/instance.ts";
import { useForgotPassword } from "../../queries/logins.ts";
import { useUser } from "../../session/use-user.ts";
import { AuthFrame } from "../login/auth-frame.tsx";

const byMail = "We'll send you a link to set a new one.";

/** Only those who are logged in learn the owner's name. */
function byOwner(user: User | null | undefined): string {
  const how = "This server can't send e-mail. Ask for a link here, then";
  if (user?.instanceOwner) return `${how} copy it from your outbox.`;
  const owner = user && nameServerOwner(user);
  return owner
    ? `${how} ask ${owner}, who owns this server, to pass it on to you.`
    : `${how} ask the server's owner to pass it on to you.`;
}

export function ForgotPasswordScreen() {
  usePageTitle("Forgot your password?");
  const user = useUser();
  const forgot = useForgotPassword();
  const { data: config } = useConfig();
  return (
    <AuthFrame
      title="Forgot your password?"
      {...(!forgot.isSuccess && config && { lead: config.sendsMail ? byMail : byOwner(user) })}
    >
      {forgot.isSuccess ? (
        <div role="status">
          <p>
            {forgot.data.message}
            {config?.sendsMail &&
              ` It works once and for ${countNoun(linkHours.reset, "hour")}. Please check your spam folder too.`}
          </p>
        </div>
      ) : (
        <AddressForm key={user?._id} send={forgot} address={user?.email ?? ""} />
      )}
      <p className="text-center">
        <Anchor component={Link} to={user ? "/profile" : "/login"}>
          {user ? "Back to your profile" : "Back to Log in"}
        </Anchor>
      </p>
    </AuthFrame>
  );
}

function AddressForm({ send, address }: { send: ReturnType<typeof useForgotPassword>; address: string }) {
  const { form, element } = useSendForm(
    {
      initialValues: { email: address },
      validate: { email: (value) => (value.includes("@") ? null : "Please enter a valid email address.") },
    },
    ({ email }, refuse) => send.mutate(email, { onError: refuse }),
  );
  const { data: config } = useConfig();
  return (
    <form {...element} className="column gap-16">
      <FailureNotice error={send.error} fallback="That didn't work. Please try again." />
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        {...form.getInputProps("email")}
      />
      <BusyButton type="submit" fullWidth busy={send.isPending} busyLabel="Sending...">
        {config?.sendsMail === false ? "Ask for a link" : "Send the link"}
      </BusyButton>
    </form>
  );
}
