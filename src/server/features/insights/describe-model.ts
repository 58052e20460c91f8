import type { ModelCoding } from "#analysis/coder/model/model-coding.ts";
import type { Result } from "#analysis/model-themes/join-report.ts";
import {
  describePartlyRead,
  estimatesNote,
  readByModel,
  readByModelInPart,
  readInPart,
} from "#analysis/report/notes.ts";

interface Coverage {
  /** Sources that were chosen. */
  all: number;
  codings: ReadonlyMap<string, ModelCoding>;
  /** The time for coding was over. */
  isLate: boolean;
}

/** Why the built-in analysis is shown where a model was to be asked. */
export function describeNothing({ codings, isLate }: Coverage): string[] {
  if (codings.size > 0)
    return ["The language model found nothing to code in what people said; this is the built-in analysis."];
  const why = isLate ? "did not answer in time" : "did not answer";
  return [`The language model ${why}, so this is the built-in analysis. Generate again to retry.`];
}

export function describeCoverage({ all, codings, isLate }: Coverage): string[] {
  const missing = all - codings.size;
  if (missing <= 0) return [];
  const why = isLate ? "ran out of time" : "did not answer for the others";
  return [describePartlyRead(codings.size, all, why)];
}

export function addNotes({ insights, members }: Result, notes: string[]): Result {
  return { members, insights: { ...insights, notes: [...notes, ...insights.notes] } };
}

const modelNote =
  "A language model read what people said; sentiment, keywords and competitors are estimates from word lists and rules. Open the quotes before you rely on a finding.";

/** Who coded, and how many of the model's quotes were found. */
export function labelModel(
  { insights, members }: Result,
  name: string,
  codings: ReadonlyMap<string, ModelCoding>,
): Result {
  const verification = { checked: 0, dropped: 0 };
  for (const { checked, dropped } of codings.values()) {
    verification.checked += checked;
    verification.dropped += dropped;
  }
  const { interviews, transcripts, threads } = insights.sources;
  const isAllRead = codings.size === interviews + transcripts + threads;
  const notes = insights.notes.map((note) => {
    if (note === estimatesNote) return modelNote;
    return note.replace(readInPart, isAllRead ? readByModel : readByModelInPart);
  });
  const coder = `${name}, ${insights.coder}`;
  return { members, insights: { ...insights, notes, verification, codedBy: "model", coder } };
}
