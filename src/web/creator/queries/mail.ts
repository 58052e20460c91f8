import { usePages } from "./call-hooks.ts";

const pageSize = 50;

export function useOutbox() {
  return usePages("GET /api/admin/outbox", ["outbox"], { query: { limit: pageSize } }, { staleTime: 5_000 });
}
