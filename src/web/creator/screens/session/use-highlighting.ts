import { useState } from "react";
import { overlaps, type Passage } from "../../passages/selected-passage.ts";
import type { AnnotationDraftState } from "./use-annotation-draft.ts";

/** Selections that become highlights, and the newest one, which can still be commented on or taken back. */
export function useHighlighting(annotations: AnnotationDraftState) {
  const [freshId, setFreshId] = useState<string>();
  const fresh = annotations.mine.find((one) => one.id === freshId);

  const highlight = (messageId: string, passage: Passage) => {
    const same = annotations.mine.find(
      (one) =>
        one.messageId === messageId &&
        one.passage?.start === passage.start &&
        one.passage.end === passage.end,
    );
    // A double click that grows into a longer selection is one highlight.
    const grown =
      fresh?.messageId === messageId && fresh.passage && overlaps(fresh.passage, passage) ? fresh : undefined;
    if (same) setFreshId(same.id);
    else if (grown) annotations.replace({ ...grown, passage });
    else setFreshId(annotations.add({ kind: "highlight", messageId, passage, text: "" }).id);
  };
  const end = () => setFreshId(undefined);

  return {
    fresh,
    highlight,
    end,
    comment: (text: string) => {
      if (fresh) annotations.replace({ ...fresh, text });
      end();
    },
    undo: () => {
      if (fresh) annotations.remove(fresh.id);
      end();
    },
  };
}
