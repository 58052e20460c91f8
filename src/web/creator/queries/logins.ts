import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

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

export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call("POST /api/auth/verify", { body: { token } }),
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
