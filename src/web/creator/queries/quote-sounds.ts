import { keepPreviousData } from "@tanstack/react-query";
import type { Evidence } from "#contract/insights.ts";
import { call } from "#web/api/call.ts";
import { useRead } from "./call-hooks.ts";
import { keys } from "./query-keys.ts";

/** Where words stand that may have been spoken. */
export type QuotePlace = Pick<Evidence, "sourceId" | "messageId" | "start" | "end">;

/** Which of an interview's messages can be heard. */
export function useInterviewSounds(interviewId: string) {
  return useRead("GET /api/interviews/:id/sounds", [...keys.interview(interviewId), "sounds"], {
    params: { id: interviewId },
  });
}

/** What of a session or a recording was spoken; asked again when it has more messages. */
export function useSourceSounds(sourceId: string, messages: number) {
  return useRead(
    "GET /api/sounds/:sourceId",
    ["session", sourceId, "sounds", messages],
    { params: { sourceId } },
    { placeholderData: keepPreviousData },
  );
}

export function locateQuote({ sourceId, messageId, start, end }: QuotePlace) {
  return call("GET /api/sounds/:sourceId/:messageId/quote", {
    params: { sourceId, messageId },
    query: { start, end },
  });
}

export function soundAddress({ sourceId, messageId }: QuotePlace): string {
  return `/api/sounds/${encodeURIComponent(sourceId)}/${encodeURIComponent(messageId)}`;
}

export function clipAddress(place: QuotePlace): string {
  return `${soundAddress(place)}/clip?start=${place.start}&end=${place.end}`;
}
