import { PasswordInput } from "@mantine/core";
import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useCurrentUser } from "../../queries/current-user.ts";
import { useVerifyEmail } from "../../queries/logins.ts";
import { MailLinkScreen } from "./mail-link-screen.tsx";
import { useTokenFromAddress } from "./token-from-address.ts";

const asksForPassword = ["confirm_needs_login", "wrong_password"];

/** Confirms an address, for whoever is logged in to its account or knows its password. */
export function VerifyEmailScreen() {
  usePageTitle("Confirm");
  const token = useTokenFromAddress();
  const verify = useVerifyEmail();
  const { data: user, isPending } = useCurrentUser();
  const [password, setPassword] = useState("");
  const isAsked = verify.error instanceof ApiError && asksForPassword.includes(verify.error.code);
  const needsPassword = isAsked || (!isPending && !user);
  return (
    <MailLinkScreen
      title="Confirm your e-mail address"
      lead="If you created an Askwell account with this address, confirm that it's yours."
      token={token}
      button="Confirm my address"
      busyLabel="Confirming..."
      link={verify}
      onPress={() => verify.mutate(needsPassword ? { token, password } : { token })}
    >
      {needsPassword && (
        <PasswordInput
          label="Password of the account"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ "aria-label": "Show password" }}
        />
      )}
    </MailLinkScreen>
  );
}
