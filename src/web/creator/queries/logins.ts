import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { useChange, useRead } from "./call-hooks.ts";
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
  return useChange(send, keys.currentUser);
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
  return useChange(
    (provider: string) => call("DELETE /api/user/identities/:provider", { params: { provider } }),
    keys.currentUser,
  );
}

export function useOpenLogins() {
  return useRead("GET /api/user/sessions", openLogins, {});
}

export function useEndOtherLogins() {
  return useChange(() => call("DELETE /api/user/sessions", {}), openLogins);
}
