import { useMemo, useState } from "react";
import type { SessionMessage } from "#contract/session-reading.ts";
import { findInMessages, type Hit, stepHit } from "./search-text.ts";

/** The search box of a transcript: its hits, and which one is looked at. */
export function useMessageSearch(messages: readonly SessionMessage[]) {
  const [query, setQueryText] = useState("");
  const [index, setIndex] = useState(0);
  const hits = useMemo(() => findInMessages(messages, query), [messages, query]);
  const at = Math.min(index, Math.max(0, hits.length - 1));
  const current: Hit | undefined = hits[at];
  return {
    query,
    hits,
    current,
    at,
    setQuery: (text: string) => {
      setQueryText(text);
      setIndex(0);
    },
    step: (step: 1 | -1) => setIndex(Math.max(0, stepHit(at, step, hits.length))),
  };
}

export type MessageSearch = ReturnType<typeof useMessageSearch>;
