import type { Saturation } from "#contract/findings.ts";
import type { SourceKind } from "#contract/insights.ts";
import { countUnread, type Members } from "../members.ts";

/**
 * Guest, Namey & Chen (2020), "A simple method to assess and report thematic saturation in qualitative research",
 * PLoS ONE 15(5) e0232076: the codes of the first four interviews are the base; when a run of two brings at most 5 %
 * of that number anew, more of the same would likely tell little.
 */
const baseSize = 4;
const runLength = 2;
const threshold = 0.05;

const nouns: Record<SourceKind, string> = {
  interview: "interviews",
  transcript: "transcripts",
  thread: "threads",
};

/**
 * How many new codes each further source brought, in the order they came. `newShare` is codes that the last run of
 * two brought over codes in the base of four, 0 and up; null before both are full or where the base holds no code.
 */
export function measureSaturation(members: Members, kind: SourceKind): Saturation {
  const unread = new Set(members.unread?.map((number) => members.people[number]?.sourceId));
  const novelty = (members.novelty[kind] ?? []).filter(({ sourceId }) => !unread.has(sourceId));
  const notAnalysed = countUnread(members, kind)?.sources;
  let codes = 0;
  const points = novelty.map(({ label, newCodes }) => {
    codes += newCodes;
    return { label, newCodes, codes };
  });
  const base = points[baseSize - 1]?.codes ?? 0;
  const isFull = points.length >= baseSize + runLength;
  const fresh = points.slice(-runLength).reduce((sum, point) => sum + point.newCodes, 0);
  const newShare = isFull && base > 0 ? fresh / base : null;
  return {
    ...{ kind, points, baseSize, runLength, newShare },
    ...(notAnalysed !== undefined && { notAnalysed }),
    ...judge({ noun: nouns[kind], read: points.length, base, fresh, newShare }),
  };
}

interface Course {
  noun: string;
  read: number;
  base: number;
  fresh: number;
  newShare: number | null;
}

function judge({ noun, read, base, fresh, newShare }: Course): Pick<Saturation, "verdict" | "sentence"> {
  const needed = baseSize + runLength;
  if (read < needed) {
    const sentence = `Too few to tell: ${read} of the ${needed} ${noun} needed.`;
    return { verdict: "too_few", sentence };
  }
  if (newShare === null) {
    const sentence = `Collect more: the first ${baseSize} ${noun} gave no codes to compare later ones with.`;
    return { verdict: "collect_more", sentence };
  }
  const brought = fresh === 0 ? "no new code" : `${fresh} new ${fresh === 1 ? "code" : "codes"}`;
  const facts = `the last ${runLength} ${noun} added ${brought}; the first ${baseSize} gave ${base}.`;
  return newShare <= threshold
    ? { verdict: "likely_saturated", sentence: `Likely saturated: ${facts}` }
    : { verdict: "collect_more", sentence: `Collect more: ${facts}` };
}
