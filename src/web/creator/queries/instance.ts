import { useQuery } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./query-keys.ts";

/** What this server offers; asked once a visit. */
export function useConfig() {
  return useQuery({
    queryKey: keys.config,
    queryFn: ({ signal }) => call("GET /api/config", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useProcessors() {
  return useQuery({
    queryKey: ["processors"],
    queryFn: ({ signal }) => call("GET /api/processors", { signal }),
  });
}
