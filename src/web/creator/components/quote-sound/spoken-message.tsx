import type { MessageSound } from "#contract/quote-sounds.ts";
import { QuotePlayer } from "./play-quote.tsx";

interface SpokenMessageProps {
  sourceId: string;
  message: { _id: string; text: string };
  sound: MessageSound;
}

/** Below an answer that was spoken: its sound, and what was heard where its participant corrected it. */
export function SpokenMessage({ sourceId, message, sound }: SpokenMessageProps) {
  const place = { sourceId, messageId: message._id, start: 0, end: Array.from(message.text).length };
  return (
    <>
      {sound.heard !== null && (
        <p className="fine anywhere">
          <span className="medium">Heard:</span> <span dir="auto">{sound.heard}</span>
        </p>
      )}
      {sound.canPlay ? (
        <QuotePlayer place={place} what="this answer" isWhole />
      ) : (
        <p className="fine">Spoken. The recording has been deleted.</p>
      )}
    </>
  );
}
