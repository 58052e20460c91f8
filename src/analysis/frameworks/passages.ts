import type { Evidence } from "#contract/insights.ts";
import type { EvidenceMaker, Message } from "../coder/messages.ts";
import { detachEvidence } from "../report/evidence-list.ts";
import type { Span } from "./spans.ts";

/** A verified sentence of a participant, under the number by which a model may name it. */
export interface Passage {
  number: number;
  evidence: Evidence;
}

const maxPassages = 240;
const maxChars = 48_000;
const shortestChars = 25;
const maxPassageLength = 500;

/** Sentences for a model to build on: of many, some of each source, spread over it. */
export class PassageBook {
  readonly #bySource = new Map<string, Evidence[]>();

  add(message: Message, span: Span, source: { id: string; maker: EvidenceMaker }): void {
    const length = span.end - span.start;
    if (length < shortestChars || length > maxPassageLength || /\?["'”’)\]]*$/.test(span.text)) return;
    const evidence = source.maker.make(message.segment, span.start, span.end);
    if (evidence === undefined) return;
    const kept = this.#bySource.get(source.id) ?? [];
    this.#bySource.set(source.id, kept);
    // Twice too many are thinned to every second, so that late answers have their part.
    if (kept.length >= maxPassages * 2) kept.splice(0, kept.length, ...kept.filter((_, at) => at % 2 === 0));
    kept.push(detachEvidence(evidence));
  }

  list(): Passage[] {
    const sources = [...this.#bySource.values()];
    const share = Math.max(Math.floor(maxPassages / Math.max(sources.length, 1)), 1);
    const chosen = sources.slice(0, maxPassages).flatMap((all) => spread(all, share));
    const passages: Passage[] = [];
    let chars = 0;
    for (const evidence of chosen) {
      chars += evidence.quote.length;
      if (chars > maxChars) break;
      passages.push({ number: passages.length + 1, evidence });
    }
    return passages;
  }
}

/** `most` of a list, evenly from its beginning to its end. */
function spread(all: Evidence[], most: number): Evidence[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).flatMap(
    (one) => one ?? [],
  );
}
