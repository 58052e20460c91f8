import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { GuideTemplate } from "#contract/guides.ts";
import { call } from "#web/api/call.ts";
import { keys } from "./keys.ts";

type Language = GuideTemplate["language"];

/** All guides of a language; they come with the server and do not change. */
export function useGuides(language: Language | undefined) {
  return useQuery({
    queryKey: keys.guides(language ?? ""),
    queryFn: ({ signal }) => call("GET /api/guides", { query: { language }, signal }),
    enabled: language !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The three guides nearest to an objective; in its own language where none is asked for. */
export function useNearestGuides(objective: string, language: Language | null, isShown: boolean) {
  return useQuery({
    queryKey: keys.nearestGuides(objective, language ?? ""),
    queryFn: ({ signal }) =>
      call("POST /api/guides/nearest", { body: { objective, language: language ?? undefined }, signal }),
    enabled: isShown && objective.trim() !== "",
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
