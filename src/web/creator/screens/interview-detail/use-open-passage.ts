import { useCallback } from "react";
import { useSearchParams } from "react-router";
import type { Evidence } from "#contract/insights.ts";
import { withPassage } from "../transcript/passage-link.ts";

/** Opens the transcript at a participant's words. It is a step in the history, so that Back closes it. */
export function useOpenPassage(): (evidence: Evidence) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (evidence) => setSearch((search) => withPassage(search, evidence), { preventScrollReset: true }),
    [setSearch],
  );
}
