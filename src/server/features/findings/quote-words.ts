import type { QuoteWords } from "#analysis/certainty/edited-quotes.ts";
import type { AddedQuote } from "#analysis/certainty/finding-edit.ts";
import { keyOfPlace } from "#analysis/certainty/finding-traces.ts";
import { sliceCodePoints } from "#analysis/code-points.ts";
import type { Segment, Source } from "#analysis/sources.ts";
import { verifyPlacedQuote } from "#analysis/verify.ts";
import type { GivenQuote } from "#contract/given-quotes.ts";
import { type Evidence, type SourceKind, sourceKinds } from "#contract/insights.ts";
import { invalidFields } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { readSourcesByKind } from "../sources/study-sources.service.ts";

interface OfInterview {
  id: string;
  projectId: string;
}

interface Place {
  sourceKind: SourceKind;
  sourceId: string;
}

/** The sources that quotes name, by id; those that are gone, or of another interview or project, are not in it. */
async function readNamed(
  db: Database,
  interview: OfInterview,
  places: readonly Place[],
): Promise<Map<string, Source>> {
  const byKind = Map.groupBy(places, (place) => place.sourceKind);
  const read = await Promise.all(
    sourceKinds.map((kind) => {
      const ids = [...new Set(byKind.get(kind)?.map((place) => place.sourceId))];
      return readSourcesByKind(db, interview, { kind, ids });
    }),
  );
  return new Map(read.flat().map((source) => [source.id, source]));
}

function toEvidence(source: Source, segment: Segment, place: { start: number; end: number }): Evidence {
  const { start, end } = place;
  const labels = source.personLabels ?? {};
  const person = segment.person ?? "";
  return {
    quote: sliceCodePoints(segment.text, start, end),
    sourceKind: source.kind,
    sourceId: source.id,
    sourceLabel: (Object.hasOwn(labels, person) ? labels[person] : undefined) ?? source.label,
    messageId: segment.id,
    start,
    end,
    ageRange: source.ageRange,
  };
}

/** The words of quotes that were added by hand, as they stand now; without those that are gone. */
export async function readQuoteWords(
  db: Database,
  interview: OfInterview,
  quotes: readonly AddedQuote[],
): Promise<QuoteWords> {
  const words = new Map<string, Evidence>();
  if (quotes.length === 0) return words;
  const sources = await readNamed(db, interview, quotes);
  for (const place of quotes) {
    const source = sources.get(place.sourceId);
    const segment = source?.segments.find(({ id }) => id === place.messageId);
    if (!source || !segment) continue;
    const evidence = toEvidence(source, segment, place);
    if (verifyPlacedQuote({ ...place, segmentId: segment.id, quote: evidence.quote }, segment)) {
      words.set(keyOfPlace(place), evidence);
    }
  }
  return words;
}

/** A quote that stands where the creator said, and what is to be kept of it. */
export interface CheckedQuote {
  place: Omit<AddedQuote, "isInText">;
  evidence: Evidence;
}

const notHere =
  "These words are from a source that isn't part of this interview, or from an unfinished session.";
const notSaid = "Only what participants said can be a quote.";
const notVerbatim = "This quote isn't in the transcript word for word. Please select the words again.";

/** Checks each quote character for character at its place. Throws `invalid_input` that names the first that fails. */
export async function checkQuotes(
  db: Database,
  interview: OfInterview,
  { field, quotes }: { field: string; quotes: readonly GivenQuote[] },
): Promise<CheckedQuote[]> {
  const sources = await readNamed(db, interview, quotes);
  const checked = quotes.map((given, index) => {
    const refuse = (sentence: string) => invalidFields({ [`${field}.${index}`]: sentence });
    const source = sources.get(given.sourceId);
    if (!source || source.kind !== given.sourceKind) throw refuse(notHere);
    const segment = source.segments.find(({ id }) => id === given.messageId);
    if (!segment) throw refuse(notVerbatim);
    if (segment.speaker !== "participant") throw refuse(notSaid);
    const isBlank = given.quote.trim() === "";
    if (isBlank || !verifyPlacedQuote({ ...given, segmentId: segment.id }, segment))
      throw refuse(notVerbatim);
    const { sourceKind, sourceId, messageId, start, end } = given;
    const place = { sourceKind, sourceId, messageId, start, end, questionId: segment.questionId };
    return { place, evidence: toEvidence(source, segment, given) };
  });
  return [...new Map(checked.map((one) => [keyOfPlace(one.place), one])).values()];
}
