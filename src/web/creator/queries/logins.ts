import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./query-keys.ts";

const openLogins = ["open-logins"] as const;

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => call("POST /api/auth/forgot", { body: { email } }) });
}

export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => call("POST /api/auth/reset", { body }),
    // A new password has ended every login, this browser's too.
    onSuccess: () => client.setQueryData(keys.currentUser, null),
  });
}

/** The link of a mail does its work by a button, and changes what the account says of itself. */
function useMailLink<Body>(send: (body: Body) => Promise<{ message?: string | undefined }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.currentUser }),
  });
}

export function useVerifyEmail() {
  return useMailLink((body: { token: string; password?: string }) => call("POST /api/auth/verify", { body }));
}

export function useConnectProvider() {
  return useMailLink((body: { token: string }) => call("POST /api/auth/connect", { body }));
}

export function useConfirmNewEmail() {
  return useMailLink((body: { token: string }) => call("POST /api/auth/change-email", { body }));
}

export function useDisconnectProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (provider: string) => call("DELETE /api/user/identities/:provider", { params: { provider } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.currentUser }),
  });
}

export function useOpenLogins() {
  return useQuery({
    queryKey: openLogins,
    queryFn: ({ signal }) => call("GET /api/user/sessions", { signal }),
  });
}

export function useEndOtherLogins() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("DELETE /api/user/sessions", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: openLogins }),
  });
}
