import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OperationKey, Operations } from "#contract/operations.ts";
import { type CallInput, call } from "#web/api/call.ts";

interface ReadOptions {
  enabled?: boolean;
  staleTime?: number;
}

/** What a call of the contract answers, kept under `queryKey`. */
export function useRead<K extends OperationKey>(
  operation: K,
  queryKey: QueryKey,
  input: CallInput<Operations[K]>,
  options: ReadOptions = {},
) {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(operation, { ...input, signal }), ...options });
}

/** A change after which what is kept under `refreshed` is read again; it's pending until then. */
export function useChange<Given = void, Answer = unknown>(
  send: (given: Given) => Promise<Answer>,
  refreshed: QueryKey,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: refreshed }),
  });
}
