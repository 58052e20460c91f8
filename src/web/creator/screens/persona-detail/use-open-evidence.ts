import { useCallback } from "react";
import { useNavigate } from "react-router";
import type { Evidence } from "#contract/insights.ts";
import { useOpenPassage } from "../interview-detail/use-open-passage.ts";
import { findSourceAddress } from "../source-transcript/evidence-address.ts";

/** To where the words were said: a session beside the page, a transcript or thread on its own page. */
export function useOpenEvidence(): (evidence: Evidence) => void {
  const openPassage = useOpenPassage();
  const navigate = useNavigate();
  return useCallback(
    (evidence) => {
      const address = findSourceAddress(evidence);
      if (address) void navigate(address);
      else openPassage(evidence);
    },
    [navigate, openPassage],
  );
}
