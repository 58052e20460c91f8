import type { CodedSource } from "#analysis/coder/coded-source.ts";
import type { Segment, Source } from "#analysis/sources.ts";
import type { ValidationItem } from "../../db/analysis-schema.ts";
import { validationCodes } from "./validation-codes.ts";

const minWords = 5;
/** Of the segments with a code, and of those without, at least this share of the sample is drawn where there are so many. */
const minShare = 0.25;
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** What participants said in one source, in segments of five words and more, with what the coder made of them. */
export function listItems(source: Source, coded: CodedSource): ValidationItem[] {
  const codesBySegment = new Map<string, Set<string>>();
  const offered = new Set<string>(validationCodes.map(({ code }) => code));
  for (const { kind, evidence } of coded.statements) {
    if (!offered.has(kind)) continue;
    const codes = codesBySegment.get(evidence.messageId) ?? new Set();
    codesBySegment.set(evidence.messageId, codes.add(kind));
  }
  const sentiments = new Map(coded.messages.map((message) => [message.id, message.sentiment ?? null]));
  let context = source.kind === "thread" ? source.label : "";
  return source.segments.flatMap((segment) => {
    if (segment.speaker === "interviewer") context = segment.text;
    // A message that the coder did not read cannot be compared.
    if (!isEligible(segment) || !sentiments.has(segment.id)) return [];
    const codes = [...(codesBySegment.get(segment.id) ?? [])];
    const sentiment = sentiments.get(segment.id) ?? null;
    return [{ id: segment.id, sourceId: source.id, text: segment.text, context, codes, sentiment }];
  });
}

function isEligible({ speaker, text }: Segment): boolean {
  if (speaker !== "participant") return false;
  let count = 0;
  for (const part of words.segment(text)) {
    if (part.isWordLike) count++;
    if (count >= minWords) return true;
  }
  return false;
}

/**
 * A random sample in random order, of at most `size`. Segments with a code and segments without are drawn apart, as
 * many of each as their share of all, yet a quarter of the sample at least: with too few of either, agreement could
 * not be told. `random` gives numbers from 0 up to, not including, 1.
 */
export function drawSample(items: ValidationItem[], size: number, random: () => number): ValidationItem[] {
  const { coded = [], uncoded = [] } = Object.groupBy(items, (item) =>
    item.codes.length > 0 ? "coded" : "uncoded",
  );
  const wanted = Math.min(size, items.length);
  const least = Math.ceil(wanted * minShare);
  const fair = Math.round((wanted * coded.length) / Math.max(items.length, 1));
  const most = Math.max(fair, least, wanted - uncoded.length);
  const ofCoded = Math.min(coded.length, most, Math.max(wanted - least, wanted - uncoded.length));
  const drawn = [
    ...shuffle(coded, random).slice(0, ofCoded),
    ...shuffle(uncoded, random).slice(0, wanted - ofCoded),
  ];
  return shuffle(drawn, random);
}

/** Fisher and Yates, on a copy. */
function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  const shuffled: T[] = [];
  while (left.length > 0) {
    const at = Math.floor(random() * left.length);
    const last = left.pop();
    if (last === undefined) break;
    const picked = at < left.length ? left[at] : last;
    if (at < left.length) left[at] = last;
    if (picked !== undefined) shuffled.push(picked);
  }
  return shuffled;
}
