import { useEffect } from "react";
import { isTurnMark } from "../storage.ts";

/** Another tab of this browser went on with the same session: read the conversation again. */
export function useOtherTabs(sessionId: string, refresh: () => Promise<void>) {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.newValue !== null && isTurnMark(event.key, sessionId)) void refresh();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [sessionId, refresh]);
}
