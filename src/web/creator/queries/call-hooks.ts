import {
  type keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { AnswerOf } from "#contract/operation.ts";
import type { OperationKey, Operations } from "#contract/operations.ts";
import { type CallInput, call } from "#web/api/call.ts";

type ReadOptions<Answer> = Pick<
  UseQueryOptions<Answer>,
  "enabled" | "staleTime" | "retry" | "placeholderData"
>;

/** What a call of the contract answers, kept under `queryKey`. */
export function useRead<K extends OperationKey>(
  operation: K,
  queryKey: QueryKey,
  input: CallInput<Operations[K]>,
  options: ReadOptions<AnswerOf<Operations[K]>> = {},
) {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(operation, { ...input, signal }), ...options });
}

interface Page {
  nextCursor: string | null;
}

type PagedKey = { [K in OperationKey]: AnswerOf<Operations[K]> extends Page ? K : never }[OperationKey];

/** What a call answers page by page, as far as somebody reads on. */
export function usePages<K extends PagedKey>(
  operation: K,
  queryKey: QueryKey,
  input: CallInput<Operations[K]>,
  options: { enabled?: boolean; staleTime?: number; placeholderData?: typeof keepPreviousData } = {},
) {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) =>
      call(operation, { ...input, query: { ...input.query, cursor }, signal } as typeof input),
    getNextPageParam: (page) => (page as Page).nextCursor ?? undefined,
    ...options,
  });
}

/** The key of all that is kept. */
export const everything: QueryKey = [];

/** A change after which what is kept under the keys is read again; it's pending until then. */
export function useChange<Given = void, Answer = unknown>(
  send: (given: Given) => Promise<Answer>,
  ...refreshed: QueryKey[]
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => Promise.all(refreshed.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** A change whose answer takes the place of what is kept under `queryKey`. */
export function useReplace<Given, Answer>(send: (given: Given) => Promise<Answer>, queryKey: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  });
}
