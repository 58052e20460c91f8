import { useQuery } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

/** What this server offers; asked once a visit. */
export function useConfig() {
  return useQuery({
    queryKey: keys.config,
    queryFn: ({ signal }) => call("GET /api/config", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
