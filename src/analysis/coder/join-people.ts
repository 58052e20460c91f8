import type { Source } from "../sources.ts";
import type { CodedSource } from "./coded-source.ts";

/** What was coded of one participant, under the number that the participant has in the source. */
function numberItems<Item extends object>(parts: CodedSource[], list: (part: CodedSource) => Item[]): Item[] {
  return parts.flatMap((part, person) =>
    person === 0 ? list(part) : list(part).map((item) => ({ ...item, person })),
  );
}

/** Puts together what was coded of each participant of a source; messages stay in the order of the source. */
export function joinPeople(source: Source, parts: CodedSource[]): CodedSource {
  const places = new Map(source.segments.map((segment, at) => [segment.id, at]));
  const placeOf = (id: string) => places.get(id) ?? 0;
  const messages = numberItems(parts, (part) => part.messages);
  const sum = (count: (part: CodedSource) => number) => parts.reduce((all, part) => all + count(part), 0);
  return {
    id: source.id,
    kind: source.kind,
    label: source.label,
    language: source.language,
    read: parts[0]?.read ?? "part",
    people: parts.flatMap((part) => part.people),
    questionsReached: [...new Set(parts.flatMap((part) => part.questionsReached))],
    messages: messages.sort((a, b) => placeOf(a.id) - placeOf(b.id)),
    vocabulary: [...new Set(parts.flatMap((part) => part.vocabulary))],
    statements: numberItems(parts, (part) => part.statements),
    answers: numberItems(parts, (part) => part.answers),
    keywords: numberItems(parts, (part) => part.keywords),
    names: numberItems(parts, (part) => part.names),
    verification: {
      checked: sum((part) => part.verification.checked),
      dropped: sum((part) => part.verification.dropped),
    },
  };
}
