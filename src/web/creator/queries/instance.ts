import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

/** What this server offers; asked once a visit. */
export function useConfig() {
  return useRead("GET /api/config", keys.config, {}, { staleTime: Number.POSITIVE_INFINITY });
}

export function useProcessors() {
  return useRead("GET /api/processors", ["processors"], {});
}
