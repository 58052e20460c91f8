import type { User } from "#contract/accounts.ts";
import { useCurrentUser } from "../queries/current-user.ts";

/** The logged-in creator, on screens that RequireLogin guards. */
export function useUser(): User | undefined {
  return useCurrentUser().data ?? undefined;
}
