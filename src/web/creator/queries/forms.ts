import { useQuery } from "@tanstack/react-query";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

export function useForms() {
  return useQuery({
    queryKey: keys.forms,
    queryFn: ({ signal }) => call("GET /api/forms", { signal }),
  });
}
