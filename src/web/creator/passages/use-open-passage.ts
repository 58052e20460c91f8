import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Evidence } from "#contract/insights.ts";
import { withPassage } from "./passage-link.ts";
import { findSourceAddress } from "./source-address.ts";

type Place = Pick<Evidence, "sourceKind" | "sourceId" | "messageId" | "start" | "end">;

/**
 * Opens a participant's words where they stand: an interview's over this page, an uploaded transcript or a thread on
 * its own. Either is a step in the history, so that Back returns.
 */
export function useOpenPassage(): (place: Place) => void {
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return useCallback(
    (place) => {
      const elsewhere = findSourceAddress(place);
      if (elsewhere !== undefined) void navigate(elsewhere);
      else setSearch((search) => withPassage(search, place), { preventScrollReset: true });
    },
    [setSearch, navigate],
  );
}
