import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { errorText } from "#web/api/api-error.ts";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { useCurrentUser } from "../queries/current-user.ts";
import { keys } from "../queries/query-keys.ts";
import { loginExpiredText } from "./login-notice.ts";
import { loginPath } from "./return-to.ts";

/** Everything below it is for logged-in people; others log in first and come back to the same place. */
export function RequireLogin() {
  const location = useLocation();
  const client = useQueryClient();
  const { data: user, isPending, error, refetch, isFetching } = useCurrentUser();
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (user && !wasLoggedIn) setWasLoggedIn(true);

  if (isPending) {
    return (
      <main className="max-content centre pad-48-24">
        <LoadingLines label="Loading your account" asPage />
      </main>
    );
  }
  if (error && !user) {
    return (
      <main className="max-content centre pad-48-24">
        <ErrorState
          asPage
          text={errorText(error, "Couldn't load your account.")}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </main>
    );
  }
  if (!user) {
    const from = `${location.pathname}${location.search}${location.hash}`;
    const notice = client.getQueryData<string>(keys.loginNotice) ?? loginExpiredText;
    return <Navigate to={loginPath(from)} state={wasLoggedIn ? { notice } : null} replace />;
  }
  return <Outlet />;
}
