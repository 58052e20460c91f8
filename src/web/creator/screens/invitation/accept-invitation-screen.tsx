import { Button } from "@mantine/core";
import { Link, useLocation, useNavigate } from "react-router";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useCurrentUser } from "../../queries/current-user.ts";
import { useAcceptInvitation } from "../../queries/members.ts";
import { loginPath, withReturnTo } from "../../session/return-to.ts";
import classes from "../login/auth-frame.module.css";
import { AuthFrame } from "../login/auth-frame.tsx";
import { useTokenFromAddress } from "../password/token-from-address.ts";

export function AcceptInvitationScreen() {
  usePageTitle("Invitation");
  const token = useTokenFromAddress();
  const { data: user, isPending } = useCurrentUser();
  if (token === "") {
    return (
      <AuthFrame title="Invitation to a project">
        <NoticeBox kind="error">
          This link is no longer valid. Please ask whoever invited you for a new one.
        </NoticeBox>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Invitation to a project" lead="You're invited to work on a project together.">
      {isPending && <LoadingLines label="Loading your account" lines={2} />}
      {!isPending && !user && <LogInFirst />}
      {user && <Accept token={token} email={user.email} />}
    </AuthFrame>
  );
}

function LogInFirst() {
  const { pathname, search } = useLocation();
  const login = loginPath(`${pathname}${search}`);
  return (
    <>
      <p className={classes.sent}>Log in or create an account to accept. You'll come back here.</p>
      <Button component={Link} to={login} fullWidth>
        Log in
      </Button>
      <Button
        component={Link}
        to={withReturnTo("/register", login.slice(login.indexOf("?")))}
        fullWidth
        variant="default"
      >
        Create an account
      </Button>
    </>
  );
}

function Accept({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const accept = useAcceptInvitation();
  const press = () =>
    accept.mutate(token, {
      onSuccess: ({ projectId }) => void navigate(`/projects/${projectId}/detail`, { replace: true }),
    });
  return (
    <>
      {accept.error && (
        <NoticeBox kind="error">
          {errorText(accept.error, "Couldn't accept the invitation. Please try again.")}
        </NoticeBox>
      )}
      <p className={classes.sent}>
        You're logged in as <strong>{email}</strong>. The project will appear in your list.
      </p>
      <BusyButton fullWidth busy={accept.isPending} busyLabel="Accepting..." onClick={press}>
        Accept the invitation
      </BusyButton>
      <Button component={Link} to="/projects" variant="subtle" fullWidth>
        Not now
      </Button>
    </>
  );
}
