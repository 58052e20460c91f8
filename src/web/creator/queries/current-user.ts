import { queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./query-keys.ts";

/** The logged-in creator, or null for a visitor: not being logged in is an answer, not an error. */
export const currentUserQuery = queryOptions({
  queryKey: keys.currentUser,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await call("GET /api/current_user", { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: 5 * 60_000,
});

export function useCurrentUser() {
  return useQuery(currentUserQuery);
}
