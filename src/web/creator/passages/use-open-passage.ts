import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Evidence } from "#contract/insights.ts";
import { withPassage } from "./passage-link.ts";

type Place = Pick<Evidence, "sourceKind" | "sourceId" | "messageId" | "start" | "end">;

const pages = { transcript: "transcripts", thread: "threads" } as const;

/**
 * Opens a participant's words where they stand: an interview's over this page, an uploaded transcript or a thread on
 * its own. Either is a step in the history, so that Back returns.
 */
export function useOpenPassage(): (place: Place) => void {
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return useCallback(
    (place) => {
      if (place.sourceKind === "interview") {
        setSearch((search) => withPassage(search, place), { preventScrollReset: true });
      } else {
        void navigate(sourceAddress(pages[place.sourceKind], place));
      }
    },
    [setSearch, navigate],
  );
}

function sourceAddress(page: string, { sourceId, messageId, start, end }: Place): string {
  const query = new URLSearchParams({ message: messageId, start: String(start), end: String(end) });
  return `/${page}/${encodeURIComponent(sourceId)}?${query}`;
}
