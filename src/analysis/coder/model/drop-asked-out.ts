import type { Evidence } from "#contract/insights.ts";
import { readAskedOutPlace } from "../../asked-out-place.ts";
import type { ModelCoding, ModelStatement } from "./model-coding.ts";

type Words = Pick<Evidence, "messageId" | "start" | "end">;

/** A coding without anything that was said in these places; what is taken back in one of them can't stand either. */
export function dropAskedOut(coding: ModelCoding, askedOut: readonly string[]): ModelCoding {
  const places = askedOut.map(readAskedOutPlace);
  const isIn = (words: Words | null | undefined) =>
    words != null &&
    places.some(
      ({ turnId, span }) =>
        turnId === words.messageId && (!span || (span.start < words.end && words.start < span.end)),
    );
  const statements = coding.statements
    .filter(({ evidence }) => !isIn(evidence) && !isIn(evidence.takenBack))
    .map((said): ModelStatement => {
      const { because, leadsTo } = said;
      return { ...said, because: isIn(because) ? null : because, leadsTo: isIn(leadsTo) ? null : leadsTo };
    });
  return { ...coding, statements };
}
