import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { GuideTemplate } from "#contract/guides.ts";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

type Language = GuideTemplate["language"];

/** All guides of a language; they come with the server and do not change. */
export function useGuides(language: Language | undefined) {
  return useRead(
    "GET /api/guides",
    keys.guides(language ?? ""),
    { query: { language } },
    { enabled: language !== undefined, staleTime: Number.POSITIVE_INFINITY },
  );
}

/** The three guides nearest to a study; in its objective's own language where none is asked for. */
export function useNearestGuides(
  study: { objective: string; targetAudience: string },
  language: Language | null,
  isShown: boolean,
) {
  return useQuery({
    queryKey: keys.nearestGuides(study.objective, study.targetAudience, language ?? ""),
    queryFn: ({ signal }) =>
      call("POST /api/guides/nearest", { body: { ...study, language: language ?? undefined }, signal }),
    enabled: isShown && study.objective.trim() !== "",
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
