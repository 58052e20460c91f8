import { useCallback } from "react";
import { useSearchParams } from "react-router";
import type { TurnPlace } from "./turn-flags.tsx";

/** Opens the transcript at a turn. It is a step in the history, so that Back closes it. */
export function useOpenTurn(): (place: TurnPlace) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    ({ sessionId, messageId }) =>
      setSearch(
        (search) => {
          const next = new URLSearchParams(search);
          for (const name of ["start", "end"]) next.delete(name);
          next.set("session", sessionId);
          next.set("message", messageId);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
}
