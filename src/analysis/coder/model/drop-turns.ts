import type { ModelCoding, ModelStatement } from "./model-coding.ts";

/** A coding without anything that was said in these turns; what is taken back in one of them can't stand either. */
export function dropTurns(coding: ModelCoding, turnIds: readonly string[]): ModelCoding {
  const isIn = (words: { messageId: string } | null | undefined) =>
    words ? turnIds.includes(words.messageId) : false;
  const statements = coding.statements
    .filter(({ evidence }) => !isIn(evidence) && !isIn(evidence.takenBack))
    .map((said): ModelStatement => {
      const { because, leadsTo } = said;
      return { ...said, because: isIn(because) ? null : because, leadsTo: isIn(leadsTo) ? null : leadsTo };
    });
  return { ...coding, statements };
}
