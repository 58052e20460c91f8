import type { CodedSource } from "../coder/coded-source.ts";
import { nameLanguage } from "../language-name.ts";

const kindNames = { interview: "interview", transcript: "transcript", thread: "thread" };

function formatCount(count: number, kind: CodedSource["kind"]): string {
  return `${count} ${kindNames[kind]}${count === 1 ? "" : "s"}`;
}

export const estimatesNote =
  "Sentiment and lists are estimates by word lists and rules; open the quotes before you rely on one.";

/** What is left out where a language is not read in full, without a model and with one. */
export const readInPart =
  "the built-in coder read keywords, topics and lengths there, but not sentiment, themes, findings or competitors.";
export const readByModel =
  "the language model read what was said there; sentiment and competitors are of the other sources.";
export const readByModelInPart =
  "where the language model answered, it read what was said there; sentiment and competitors are of the other sources.";

const partlyRead = "The language model read only ";

/** Which sources the findings rest on, where a model did not read them all. */
export function describePartlyRead(read: number, all: number, why: string): string {
  const sources = `${all} source${all === 1 ? "" : "s"}`;
  return `${partlyRead}${read} of ${sources} and ${why}: findings and counts cover only those. Generate again to continue with the rest.`;
}

export function isPartlyRead(note: string): boolean {
  return note.startsWith(partlyRead);
}

/** How many sources there are of each kind, in which languages that are read in part, and how many in full. */
export interface SourceCounts {
  byKind: ReadonlyMap<CodedSource["kind"], number>;
  partByLanguage: ReadonlyMap<string, number>;
  full: number;
}

/** Plain sentences on what was not done and what the figures leave out. */
export function writeNotes(
  { byKind, partByLanguage, full }: SourceCounts,
  counted: CodedSource["kind"] | undefined,
): string[] {
  const all = [...byKind.values()].reduce((sum, count) => sum + count, 0);
  const notes = [...partByLanguage].map(
    ([language, count]) =>
      `${count} of ${all} sources ${count === 1 ? "is" : "are"} in ${nameLanguage(language)}: ${readInPart}`,
  );
  const counts = byKind.get(counted ?? "interview") ?? 0;
  if (counted !== undefined && byKind.size > 1) {
    const rest = [...byKind]
      .filter(([kind]) => kind !== counted)
      .map(([kind, count]) => formatCount(count, kind));
    notes.push(
      `Metrics, engagement and emotions are those of the ${formatCount(counts, counted)}; what was found in ${rest.join(" and ")} stands apart and is not added.`,
    );
  }
  if (counts > 0 && counts < 5) {
    notes.push(
      `This rests on ${formatCount(counts, counted ?? "interview")}: read the quotes rather than the counts.`,
    );
  }
  if (full > 0) {
    notes.push(estimatesNote);
  }
  return notes;
}
