import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Operations } from "#contract/operations.ts";
import type { CallInput } from "#web/api/call.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

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
