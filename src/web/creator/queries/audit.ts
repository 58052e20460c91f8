import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";

const pageSize = 50;

export function useAudit() {
  return useInfiniteQuery({
    queryKey: ["audit"],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/audit", { query: { limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
