import type { Segment, Source } from "./sources.ts";

/** A source as one of its participants had it: the interviewer's turns and this person's own. */
export interface PersonSource {
  /** Unique over all sources: the source's id where it has one participant, else that and the speaker's. */
  personId: string;
  source: Source;
}

function listSpeakers(source: Source): string[] {
  const speaking = source.segments.filter(
    (segment) => segment.speaker === "participant" && segment.text.trim() !== "",
  );
  return [...new Set(speaking.map((segment) => segment.person ?? ""))];
}

function findLabel({ personLabels, label }: Source, person: string): string {
  const own = personLabels !== undefined && Object.hasOwn(personLabels, person);
  return (own ? personLabels[person] : undefined) ?? label;
}

/**
 * One source a participant, in the order in which they first speak; the source itself where there is one participant
 * or none. Ids of source and segments stay, the label is the person's.
 */
export function splitByPerson(source: Source): PersonSource[] {
  const speakers = listSpeakers(source);
  if (speakers.length < 2) return [{ personId: source.id, source }];
  const segments = new Map<string, Segment[]>(speakers.map((person) => [person, []]));
  for (const segment of source.segments) {
    if (segment.speaker === "participant") segments.get(segment.person ?? "")?.push(segment);
    else for (const own of segments.values()) own.push(segment);
  }
  return speakers.map((person) => ({
    personId: `${source.id}:${person}`,
    source: { ...source, label: findLabel(source, person), segments: segments.get(person) ?? [] },
  }));
}
