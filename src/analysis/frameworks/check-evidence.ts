import type { Evidence } from "#contract/insights.ts";
import { splitByPerson } from "../people.ts";
import type { Segment, Source } from "../sources.ts";
import { type QuotePlace, verifyPlacedQuote, verifyQuote } from "../verify.ts";

interface Place {
  source: Source;
  segment: Segment;
}

/** Looks evidence up in sources. What it gives back is made of the sources alone: labels and ages are theirs. */
export class EvidenceChecker {
  readonly #bySegment = new Map<string, Place>();
  readonly #sources: Source[] = [];

  /** Of a source with several participants each has a label of their own. */
  add(source: Source): void {
    for (const { source: own } of splitByPerson(source)) {
      this.#sources.push(own);
      for (const segment of own.segments) {
        if (segment.speaker !== "participant") continue;
        this.#bySegment.set(`${source.id} ${segment.id}`, { source: own, segment });
      }
    }
  }

  /**
   * The evidence as it stands in the sources: at its place, character for character; or, where it names a place that
   * there is not, found by its words, of which there must be five. Undefined when it is in none.
   */
  check(one: Evidence): Evidence | undefined {
    const known = this.#bySegment.get(`${one.sourceId} ${one.messageId}`);
    if (known) {
      const place = { segmentId: one.messageId, start: one.start, end: one.end, quote: one.quote };
      // A place that reaches past the end of the text is none.
      const isWhole = [...one.quote].length === one.end - one.start;
      return isWhole && verifyPlacedQuote(place, known.segment) ? toEvidence(known.source, place) : undefined;
    }
    return this.find(one.quote);
  }

  /** Where words stand in the sources, of which there must be five. */
  find(quote: string): Evidence | undefined {
    for (const source of this.#sources) {
      const place = verifyQuote(quote, source.segments);
      if (place) return toEvidence(source, place);
    }
    return undefined;
  }
}

function toEvidence(source: Source, { segmentId, start, end, quote }: QuotePlace): Evidence {
  return {
    quote,
    sourceKind: source.kind,
    sourceId: source.id,
    sourceLabel: source.label,
    messageId: segmentId,
    start,
    end,
    ageRange: source.ageRange,
  };
}
