import { useCallback } from "react";
import { useSearchParams } from "react-router";
import type { PracticeMessage } from "#contract/practice-debrief.ts";
import { toPlace } from "./place.ts";

export type OpenMessage = (messageId: string, quote?: string) => void;

/** Goes to a message of the conversation, as a step in the history, so that Back leads back. */
export function useOpenMessage(messages: readonly PracticeMessage[]): OpenMessage {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (messageId, quote) => {
      const message = messages.find(({ _id }) => _id === messageId);
      if (message) setSearch(toPlace(message, quote), { preventScrollReset: true });
    },
    [messages, setSearch],
  );
}
