import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Operations } from "#contract/operations.ts";
import { type CallInput, call } from "#web/api/call.ts";
import { useChange, useReplace } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

export type UserChange = CallInput<Operations["PATCH /api/user"]>["body"];

export function useUpdateUser() {
  return useReplace((body: UserChange) => call("PATCH /api/user", { body }), keys.currentUser);
}

export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password?: string }) => call("POST /api/user/email", { body }),
    onSuccess: ({ user }) => client.setQueryData(keys.currentUser, user),
  });
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => call("POST /api/auth/verify/send", {}) });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: CallInput<Operations["DELETE /api/delete-account"]>["body"]) =>
      call("DELETE /api/delete-account", { body }),
  });
}

export function useBeginSecondFactor() {
  return useMutation({
    mutationFn: (password: string) =>
      call("POST /api/user/second-factor", { body: password === "" ? {} : { password } }),
  });
}

export function useConfirmSecondFactor() {
  return useChange(
    (code: string) => call("POST /api/user/second-factor/confirm", { body: { code } }),
    keys.currentUser,
  );
}

export function useTurnOffSecondFactor() {
  return useChange(
    (code: string) => call("DELETE /api/user/second-factor", { body: { code } }),
    keys.currentUser,
  );
}

type OnboardingInput = CallInput<Operations["POST /api/user/onboarding"]>["body"];

export function useSaveOnboarding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OnboardingInput) =>
      "later" in body
        ? call("POST /api/user/onboarding", { body })
        : call("POST /api/user/onboarding", { body }),
    onSuccess: ({ user }) => client.setQueryData(keys.currentUser, user),
  });
}
