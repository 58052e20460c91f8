import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCurrentUser } from "../../queries/current-user.ts";
import { returnPath } from "../../session/return-to.ts";

/** Sends the logged-in on: the first time to the profile questions, else back to where they came from. */
export function useAfterLogin(): void {
  const { data: user } = useCurrentUser();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!user) return;
    const target = returnPath(search);
    const path = user.onboarded ? target : `/onboarding?returnTo=${encodeURIComponent(target)}`;
    void navigate(path, { replace: true });
  }, [user, search, navigate]);
}
