import { Button } from "@mantine/core";
import { Link, useLocation, useNavigate } from "react-router";
import type { User } from "#contract/accounts.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useCurrentUser } from "../../queries/current-user.ts";
import { useAcceptInvitation, useInvitation } from "../../queries/members.ts";
import { loginPath, withReturnTo } from "../../session/return-to.ts";
import { AuthFrame } from "../login/auth-frame.tsx";
import { useTokenFromAddress } from "../password/token-from-address.ts";

export function AcceptInvitationScreen() {
  usePageTitle("Invitation");
  const token = useTokenFromAddress();
  const { data: user, isPending } = useCurrentUser();
  return (
    <AuthFrame title="Invitation to a project">
      {token === "" && <NoLongerValid />}
      {token !== "" && isPending && <LoadingLines label="Loading your account" lines={2} />}
      {token !== "" && !isPending && <Invitation token={token} user={user ?? null} />}
    </AuthFrame>
  );
}

function Invitation({ token, user }: { token: string; user: User | null }) {
  const { data, error, isFetching, isPending, refetch } = useInvitation(token, user?._id ?? null);
  if (isPending) return <LoadingLines label="Loading the invitation" lines={2} />;
  if (error instanceof ApiError && error.code === "link_invalid") {
    return user ? <NoLongerValid /> : <UsedOrInvalid />;
  }
  if (!data) {
    return (
      <ErrorState
        text={errorText(error, "Couldn't load the invitation.")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.joined) return <Joined project={data.project} projectId={data.joined.projectId} />;
  return (
    <>
      <p>
        {data.inviter} invites you to {data.role === "editor" ? "work on" : "read"} the project{" "}
        <strong>{data.project}</strong>.
      </p>
      {user ? <Accept token={token} email={user.email} /> : <LogInFirst />}
    </>
  );
}

function NoLongerValid() {
  return (
    <NoticeBox kind="error">
      This link is no longer valid. Please ask whoever invited you for a new one.
    </NoticeBox>
  );
}

function UsedOrInvalid() {
  return (
    <>
      <NoticeBox kind="info">
        This link has been used or is no longer valid. If you've already joined, log in to open the project.
      </NoticeBox>
      <LogInButton />
    </>
  );
}

function Joined({ project, projectId }: { project: string; projectId: string }) {
  return (
    <>
      <p>
        You're already a member of the project <strong>{project}</strong>.
      </p>
      <Button component={Link} to={`/projects/${projectId}/detail`} fullWidth>
        Open the project
      </Button>
    </>
  );
}

function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return loginPath(`${pathname}${search}`);
}

function LogInButton() {
  return (
    <Button component={Link} to={useLoginPath()} fullWidth>
      Log in
    </Button>
  );
}

function LogInFirst() {
  const login = useLoginPath();
  return (
    <>
      <p>Log in or create an account to accept. You'll come back here.</p>
      <LogInButton />
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
      <FailureNotice error={accept.error} fallback="Couldn't accept the invitation. Please try again." />
      <p>
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
