import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type QuotePlace, useInterviewSounds } from "../../queries/quote-sounds.ts";

const PlayableContext = createContext<(place: QuotePlace) => boolean>(() => false);

/** Lets quotes within be played where an interview has their sound. */
export function PlayableQuotes({ interviewId, children }: { interviewId: string; children: ReactNode }) {
  const { data } = useInterviewSounds(interviewId);
  const canPlay = useMemo(() => {
    const messages = new Set(data?.messageIds);
    const sources = new Set(data?.sourceIds);
    return ({ sourceId, messageId }: QuotePlace) => messages.has(messageId) || sources.has(sourceId);
  }, [data]);
  return <PlayableContext.Provider value={canPlay}>{children}</PlayableContext.Provider>;
}

export function useCanPlay(place: QuotePlace): boolean {
  return useContext(PlayableContext)(place);
}
