import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { KeyScope } from "#contract/choices.ts";
import { call } from "#web/api/call.ts";

const apiKeys = ["api-keys"] as const;

export function useApiKeys() {
  return useQuery({ queryKey: apiKeys, queryFn: ({ signal }) => call("GET /api/user/keys", { signal }) });
}

export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; scopes: KeyScope[] }) => call("POST /api/user/keys", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: apiKeys }),
  });
}

export function useDeleteApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /api/user/keys/:id", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: apiKeys }),
  });
}
