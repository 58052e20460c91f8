import type { AnsweringPerson, DataAnswer, Passage } from "#contract/ask.ts";
import { countNoun } from "#web/format/count-noun.ts";
import type { AskScope } from "../../queries/ask.ts";

const kindNames = { interview: "interviews", transcript: "transcripts", thread: "Reddit threads" } as const;

type Counted = Pick<DataAnswer, "matched" | "searched" | "counts">;

/** "3 of 12 people said something about this."; where there are several kinds of source, each for itself. */
export function formatMatched({ matched, searched, counts }: Counted): string {
  if (counts.length < 2)
    return `${matched} of ${countNoun(searched, "person", "people")} said something about this.`;
  const parts = counts.map((one) => `${one.matched} of ${one.searched} in ${kindNames[one.kind]}`);
  return `People who said something about this: ${parts.join(", ")}.`;
}

/** Nobody who was searched said anything that fits. */
export function formatNobody({ searched, counts }: Counted): string {
  if (searched === 0) return "There's nothing to search yet: no finished interviews and no transcripts.";
  const parts =
    counts.length < 2
      ? [countNoun(searched, "person", "people")]
      : counts.map((one) => `${countNoun(one.searched, "person", "people")} in ${kindNames[one.kind]}`);
  return `Nothing anyone said answers this. Searched: ${parts.join(", ")}.`;
}

/** Who said a passage: the person under whom the same words are listed, or else anyone of that source. */
export function findSpeaker(
  { people }: Pick<DataAnswer, "people">,
  passage: Passage,
): AnsweringPerson | undefined {
  const listed = people.find((person) => person.passages.some((one) => isSame(one, passage)));
  const ofSource = people.filter((person) =>
    person.passages.some((one) => one.sourceId === passage.sourceId),
  );
  return listed ?? (ofSource.length === 1 ? ofSource[0] : undefined);
}

/** A person with what has to be said of where they spoke: "P-01, Pilots, Harbour". */
export function formatPerson({ label, interview, project }: AnsweringPerson, { kind }: AskScope): string {
  const places = {
    interview: [],
    project: [interview?.name],
    everything: [interview?.name, project?.name],
  }[kind];
  return [label, ...places].filter((part) => part !== undefined).join(", ");
}

function isSame(a: Passage, b: Passage): boolean {
  return a.sourceId === b.sourceId && a.messageId === b.messageId && a.start === b.start && a.end === b.end;
}

export function passageKey({ sourceId, messageId, start, end }: Passage): string {
  return `${sourceId} ${messageId} ${start} ${end}`;
}
