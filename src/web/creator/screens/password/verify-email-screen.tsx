import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useCurrentUser } from "../../queries/current-user.ts";
import { useVerifyEmail } from "../../queries/logins.ts";
import classes from "../login/auth-frame.module.css";
import { AuthFrame } from "../login/auth-frame.tsx";
import { useTokenFromAddress } from "./token-from-address.ts";

const linkInvalid = "This link is no longer valid. Please ask for a new one.";

/** Confirms an address; that a provider may open the account only when somebody presses the button. */
export function VerifyEmailScreen() {
  usePageTitle("Confirm");
  const token = useTokenFromAddress();
  const [search] = useSearchParams();
  const provider = search.get("provider");
  const verify = useVerifyEmail();
  useAtOnce(token !== "" && provider === null, () => verify.mutate(token));
  if (verify.isSuccess) return <Confirmed provider={provider} />;
  return (
    <AuthFrame
      title={provider === null ? "Confirm your e-mail address" : "Is it you?"}
      {...(provider !== null && {
        lead: `Confirm, and ${provider.slice(0, 60)} opens your account from then on. If you did not try to log in with it, close this page.`,
      })}
    >
      {(verify.error || token === "") && (
        <NoticeBox kind="error">
          {token === ""
            ? linkInvalid
            : errorText(verify.error, "That could not be confirmed. Please try again.")}
        </NoticeBox>
      )}
      {provider === null && verify.isPending && <LoadingLines label="Confirming your address" lines={1} />}
      {token !== "" && (provider !== null || verify.error) && (
        <BusyButton
          fullWidth
          busy={verify.isPending}
          busyLabel="Confirming..."
          onClick={() => verify.mutate(token)}
        >
          {provider === null ? "Try again" : "Confirm"}
        </BusyButton>
      )}
      <NextStep variant="subtle" />
    </AuthFrame>
  );
}

function Confirmed({ provider }: { provider: string | null }) {
  return (
    <AuthFrame title="Confirmed">
      <p className={classes.sent} role="status">
        {provider === null
          ? "Thank you, your e-mail address is confirmed."
          : `Thank you. You can log in with ${provider.slice(0, 60)} now.`}
      </p>
      <NextStep variant="filled" />
    </AuthFrame>
  );
}

function NextStep({ variant }: { variant: "filled" | "subtle" }) {
  const { data: user } = useCurrentUser();
  return (
    <Button component={Link} to={user ? "/projects" : "/login"} variant={variant} fullWidth>
      {user ? "Your Projects" : "Log in"}
    </Button>
  );
}

function useAtOnce(wanted: boolean, act: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!wanted || done.current) return;
    done.current = true;
    act();
  }, [wanted, act]);
}
