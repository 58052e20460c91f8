import { Anchor } from "@mantine/core";
import type { WishState } from "#contract/session-reading.ts";

interface WishLineProps {
  wish: WishState | undefined;
  /** Takes words in again that were heard as not to be used; undefined for whoever may only read. */
  onInclude: (() => void) | undefined;
}

/** What the participant wished of its use, in a sentence; a wish that may have been misheard can be set right. */
export function WishLine({ wish, onInclude }: WishLineProps) {
  if (wish === undefined) return null;
  return (
    <p className="fine">
      {wishSentences[wish]}
      {wish === "heard" && onInclude && (
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

const wishSentences: Record<WishState, string> = {
  heard: "They asked us not to use this, so it isn't in any finding or export.",
  chosen:
    "They chose to leave this out, so it isn't in any finding or export. Only they can let it be used again.",
  taken_back: "They asked us not to use this, and later said we can.",
  included: "We took this as a request not to use it. Someone on your team included it again.",
};
