import { useCallback } from "react";
import { useSearchParams } from "react-router";
import type { TurnPlace } from "./turn-flags.tsx";

/** Opens the transcript at a turn or a passage of it. It is a step in the history, so that Back closes it. */
export function useOpenTurn(): (place: TurnPlace) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    ({ sessionId, messageId, start, end }) =>
      setSearch(
        (search) => {
          const next = new URLSearchParams(search);
          for (const name of ["start", "end"]) next.delete(name);
          next.set("session", sessionId);
          next.set("message", messageId);
          if (start !== undefined && end !== undefined) {
            next.set("start", String(start));
            next.set("end", String(end));
          }
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
}
