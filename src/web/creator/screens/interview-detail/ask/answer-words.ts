import type { DataAnswer, Passage } from "#contract/findings.ts";
import { countNoun } from "#web/format/count-noun.ts";

/** "3 of 12 people said something about this." */
export function formatMatched({ matched, searched }: Pick<DataAnswer, "matched" | "searched">): string {
  return `${matched} of ${countNoun(searched, "person", "people")} said something about this.`;
}

/** Who said a passage: the person under whom the same words are listed, or else anyone of that source. */
export function findSpeaker({ people }: Pick<DataAnswer, "people">, passage: Passage): string | undefined {
  const listed = people.find((person) => person.passages.some((one) => isSame(one, passage)));
  const ofSource = people.filter((person) =>
    person.passages.some((one) => one.sourceId === passage.sourceId),
  );
  return listed?.label ?? (ofSource.length === 1 ? ofSource[0]?.label : undefined);
}

function isSame(a: Passage, b: Passage): boolean {
  return a.sourceId === b.sourceId && a.messageId === b.messageId && a.start === b.start && a.end === b.end;
}

export function passageKey({ sourceId, messageId, start, end }: Passage): string {
  return `${sourceId} ${messageId} ${start} ${end}`;
}
