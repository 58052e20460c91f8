import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import type { BodyInputOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./query-keys.ts";

const stays = new Set<string>([keys.config[0], keys.currentUser[0]]);

/**
 * Whoever logs in starts without a former login's data. What the login page itself watches is set, not
 * removed: a screen does not see a new entry in place of the one it watches.
 */
function startLogin(client: QueryClient, user: User): void {
  client.removeQueries({ predicate: (query) => !stays.has(String(query.queryKey[0])) });
  client.setQueryData(keys.currentUser, user);
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string; code?: string }) =>
      call("POST /api/auth/login", { body }),
    onSuccess: ({ user }) => startLogin(client, user),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<Operations["POST /api/auth/register"]>) =>
      call("POST /api/auth/register", { body }),
    onSuccess: ({ user }) => startLogin(client, user),
  });
}

/** Treats the login as over and says why on the login page; the way back leads here. */
export function useEndLogin() {
  const client = useQueryClient();
  return (notice: string) => {
    client.setQueryData(keys.loginNotice, notice);
    client.setQueryData(keys.currentUser, null);
  };
}
