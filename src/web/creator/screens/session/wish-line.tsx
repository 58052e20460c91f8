import { Anchor } from "@mantine/core";
import type { WishState } from "#contract/session-reading.ts";
import type { TranscriptTurn } from "#contract/transcripts.ts";

type Wish = WishState | NonNullable<TranscriptTurn["wish"]>;

interface WishLineProps {
  wish: Wish | undefined;
  /** Takes words in again that were heard as not to be used; undefined for whoever may only read. */
  onInclude: (() => void) | undefined;
}

/** What the participant wished of its use, in a sentence; a wish that may have been misheard can be set right. */
export function WishLine({ wish, onInclude }: WishLineProps) {
  if (wish === undefined) return null;
  return (
    <p className="fine">
      {wishSentences[wish]}
      {(wish === "heard" || wish === "heard_partly") && onInclude && (
        <>
          {" "}
          <Anchor component="button" type="button" inherit onClick={onInclude}>
            Misread? Include it
          </Anchor>
        </>
      )}
    </p>
  );
}

const wishSentences: Record<Wish, string> = {
  heard: "They asked us not to use this, so it isn't in any finding or export.",
  heard_partly: "They asked us not to use part of this, so that part isn't in any finding or export.",
  chosen:
    "They chose to leave this out, so it isn't in any finding or export. Only they can let it be used again.",
  taken_back: "They asked us not to use this, and later said we can.",
  included: "We took this as a request not to use it. Someone on your team included it again.",
};
