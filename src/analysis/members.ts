import type { Insights, SourceKind } from "#contract/insights.ts";

/** One person whose words were read: a participant, or one of several speakers or authors of a source. */
export interface Person {
  /** Of a source with one participant the source's id, else that and the speaker's. */
  id: string;
  sourceId: string;
  kind: SourceKind;
  label: string;
}

/**
 * Who is behind what, by number, so that groups of people can be compared and findings brought together without
 * reading anything again. Numbers are places in `people`, ascending.
 */
export interface Members {
  /** In the order they were read. */
  people: Person[];
  /** Those whose words were not read for their language: they are in no share, comparison or curve. */
  unread?: number[];
  /** By question: those who were asked it. */
  reached: Record<string, number[]>;
  /** By finding: those who said it, and the question under which most did (null where there is none). */
  findings: Record<string, { people: number[]; questionId: string | null }>;
  /** For each source kind: codes (merged statements) that each further source brought, shown or not. */
  novelty: Partial<Record<SourceKind, { sourceId: string; label: string; newCodes: number }[]>>;
}

/** How many sources of a kind were not read; undefined where all were. */
export function countUnread(
  { people, unread = [] }: Pick<Members, "people" | "unread">,
  kind: SourceKind,
): Insights["notAnalysed"] {
  const listSources = (some: (Person | undefined)[]) =>
    new Set(some.flatMap((person) => (person?.kind === kind ? [person.sourceId] : [])));
  const sources = listSources(unread.map((number) => people[number])).size;
  return sources === 0 ? undefined : { kind, sources, of: listSources(people).size };
}

/** The numbers of those of a kind who count. */
export function listRead({ people, unread = [] }: Members, kind: SourceKind): Set<number> {
  const isUnread = new Set(unread);
  return new Set(
    people.flatMap((person, number) => (person.kind === kind && !isUnread.has(number) ? [number] : [])),
  );
}
