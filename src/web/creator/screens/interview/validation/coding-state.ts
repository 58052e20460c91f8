import type { Validation } from "#contract/findings.ts";
import type { Sentiment } from "#contract/insights.ts";

export type OwnCoding = Validation["own"][number];
type Segment = NonNullable<Validation["sample"]>[number];

/** Keys of a code (1 to 9, in its order), of a sentiment, and of the way through the sample. */
export type CodingKey =
  | { kind: "code"; index: number }
  | { kind: "sentiment"; sentiment: Sentiment }
  | { kind: "next" }
  | { kind: "back" };

const sentimentKeys: Readonly<Record<string, Sentiment>> = {
  "+": "positive",
  "-": "negative",
  "0": "neutral",
};

export function readCodingKey(key: string): CodingKey | undefined {
  if (/^[1-9]$/.test(key)) return { kind: "code", index: Number(key) - 1 };
  const sentiment = Object.hasOwn(sentimentKeys, key) ? sentimentKeys[key] : undefined;
  if (sentiment) return { kind: "sentiment", sentiment };
  if (key === "Enter" || key === "ArrowRight") return { kind: "next" };
  if (key === "ArrowLeft") return { kind: "back" };
  return undefined;
}

export function blankCoding(segmentId: string): OwnCoding {
  return { segmentId, codes: [], sentiment: null };
}

export function toggleCode(coding: OwnCoding, code: string): OwnCoding {
  const codes = coding.codes.includes(code)
    ? coding.codes.filter((one) => one !== code)
    : [...coding.codes, code];
  return { ...coding, codes };
}

/** The same sentiment again takes it back. */
export function toggleSentiment(coding: OwnCoding, sentiment: Sentiment): OwnCoding {
  return { ...coding, sentiment: coding.sentiment === sentiment ? null : sentiment };
}

export function withCoding(own: readonly OwnCoding[], coding: OwnCoding): OwnCoding[] {
  return [...own.filter(({ segmentId }) => segmentId !== coding.segmentId), coding];
}

/** The first segment that is not coded; past the end when all are. */
export function findNextIndex(sample: readonly Segment[], own: readonly OwnCoding[], from = 0): number {
  const coded = new Set(own.map(({ segmentId }) => segmentId));
  const isOpen = (segment: Segment) => !coded.has(segment.id);
  const ahead = sample.findIndex((segment, index) => index >= from && isOpen(segment));
  if (ahead >= 0) return ahead;
  const any = sample.findIndex(isOpen);
  return any >= 0 ? any : sample.length;
}
