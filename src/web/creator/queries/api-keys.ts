import { useQuery } from "@tanstack/react-query";
import type { KeyScope } from "#contract/choices.ts";
import { call } from "#web/api/call.ts";
import { useChange } from "./call-hooks.ts";

const apiKeys = ["api-keys"] as const;

export function useApiKeys() {
  return useQuery({ queryKey: apiKeys, queryFn: ({ signal }) => call("GET /api/user/keys", { signal }) });
}

export function useCreateApiKey() {
  return useChange(
    (body: { name: string; scopes: KeyScope[] }) => call("POST /api/user/keys", { body }),
    apiKeys,
  );
}

export function useDeleteApiKey() {
  return useChange((id: string) => call("DELETE /api/user/keys/:id", { params: { id } }), apiKeys);
}
