import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

export function useBeginSecondFactor() {
  return useMutation({
    mutationFn: (password: string) =>
      call("POST /api/user/second-factor", { body: password === "" ? {} : { password } }),
  });
}

export function useConfirmSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call("POST /api/user/second-factor/confirm", { body: { code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.currentUser }),
  });
}

export function useTurnOffSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call("DELETE /api/user/second-factor", { body: { code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.currentUser }),
  });
}
