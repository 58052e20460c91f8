import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";

const pageSize = 50;

export function useOutbox() {
  return useInfiniteQuery({
    queryKey: ["outbox"],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/outbox", { query: { limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 5_000,
  });
}
