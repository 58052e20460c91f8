import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

/** Whoever logs in starts with an empty cache: nothing of a former login's may show. */
function startLogin(client: QueryClient, user: User): void {
  const config = client.getQueryData(keys.config);
  client.clear();
  if (config !== undefined) client.setQueryData(keys.config, config);
  client.setQueryData(keys.currentUser, user);
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call("POST /api/auth/login", { body }),
    onSuccess: ({ user }) => startLogin(client, user),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; email: string; password: string }) =>
      call("POST /api/auth/register", { body }),
    onSuccess: ({ user }) => startLogin(client, user),
  });
}
