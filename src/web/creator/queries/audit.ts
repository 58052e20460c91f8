import { usePages } from "./call-hooks.ts";

const pageSize = 50;

export function useAudit() {
  return usePages("GET /api/audit", ["audit"], { query: { limit: pageSize } });
}
