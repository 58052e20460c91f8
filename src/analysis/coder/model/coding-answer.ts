import type { Sentiment } from "#contract/insights.ts";
import type { Segment } from "../../sources.ts";
import { type QuotePlace, verifyQuote } from "../../verify.ts";
import { type StatementKindName, statementKinds } from "../statement-kinds.ts";
import type { CodingRequest } from "./coding-request.ts";

/** A code of a model whose quote was found in the source. */
export interface VerifiedCode {
  kind: StatementKindName;
  label: string;
  sentiment: Sentiment;
  reason: string;
  place: QuotePlace;
}

export interface CodingReading {
  codes: VerifiedCode[];
  /** Quotes that are not in the source; what they were to prove is dropped. */
  failed: string[];
}

const mostCodes = 120;
const longestLabel = 120;
const longestReason = 200;
const longestQuote = 2_000;

/**
 * Reads a model's answer strictly and verifies each quote: as it stands in the segment that was named, else anywhere
 * in what participants said (`verifyQuote`, at least five words). Undefined when the answer is not of the asked form.
 */
export function readCodingAnswer(json: unknown, request: CodingRequest): CodingReading | undefined {
  if (!isRecord(json) || !Array.isArray(json.codes)) return undefined;
  const reading: CodingReading = { codes: [], failed: [] };
  const seen = new Set<string>();
  const segments = [...request.shown.values()];
  for (const item of json.codes.slice(0, mostCodes)) {
    const code = readItem(item);
    if (code === undefined) continue;
    const named = request.shown.get(code.segment);
    const place = (named && placeExactly(code.quote, named)) ?? verifyQuote(code.quote, segments);
    if (place === undefined) {
      reading.failed.push(code.quote.slice(0, longestQuote));
      continue;
    }
    const key = `${code.kind} ${place.segmentId} ${place.start} ${place.end}`;
    if (seen.has(key)) continue;
    seen.add(key);
    reading.codes.push({ ...code, place });
  }
  return reading;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function readItem(
  item: unknown,
): (Omit<VerifiedCode, "place"> & { quote: string; segment: number }) | undefined {
  if (!isRecord(item)) return undefined;
  const kind = statementKinds.find((known) => known === item.kind);
  const quote = typeof item.quote === "string" ? item.quote.trim() : "";
  const label = readLine(item.label, longestLabel);
  if (kind === undefined || quote === "" || quote.length > longestQuote || label === "") return undefined;
  const sentiment =
    item.sentiment === "positive" || item.sentiment === "negative" ? item.sentiment : "neutral";
  const segment = typeof item.segment === "number" ? item.segment : 0;
  return { kind, quote, label, sentiment, segment, reason: readLine(item.reason, longestReason) };
}

/** One line of plain text without controls. */
function readLine(value: unknown, most: number): string {
  if (typeof value !== "string") return "";
  const line = value.toWellFormed().replace(/[\p{Cc}\p{Cf}\s]+/gu, " ");
  return Array.from(line.trim()).slice(0, most).join("");
}

const fewestExactWords = 3;

/** A quote that stands in the named segment letter by letter needs fewer words: its place is given. */
function placeExactly(quote: string, segment: Segment): QuotePlace | undefined {
  const at = segment.text.indexOf(quote);
  if (at === -1 || quote.split(/\s+/u).length < fewestExactWords) return undefined;
  const start = Array.from(segment.text.slice(0, at)).length;
  return { segmentId: segment.id, start, end: start + Array.from(quote).length, quote };
}
