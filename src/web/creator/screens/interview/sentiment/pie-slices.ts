import type { Insights, Sentiment } from "#contract/insights.ts";

export interface Slice {
  sentiment: Sentiment;
  count: number;
  /** An SVG path in a box from -1 to 1. */
  path: string;
}

const order = ["positive", "negative", "neutral"] as const;

/** The slices of the pie from the top, clockwise; none where nothing was counted, never NaN. */
export function toSlices(emotions: Insights["emotions"] | undefined): { slices: Slice[]; total: number } {
  const counts = {
    positive: emotions?.positiveCount ?? 0,
    negative: emotions?.negativeCount ?? 0,
    neutral: emotions?.neutralCount ?? 0,
  };
  const total = order.reduce((sum, sentiment) => sum + counts[sentiment], 0);
  if (total === 0) return { slices: [], total };
  let before = 0;
  const slices = order.flatMap((sentiment) => {
    const count = counts[sentiment];
    const from = before / total;
    before += count;
    return count === 0 ? [] : [{ sentiment, count, path: drawSlice(from, before / total) }];
  });
  return { slices, total };
}

/** An arc cannot end where it began, so a whole is drawn as two halves. */
function drawSlice(from: number, to: number): string {
  if (to - from >= 1) return "M 0 -1 A 1 1 0 1 1 0 1 A 1 1 0 1 1 0 -1 Z";
  const wide = to - from > 0.5 ? 1 : 0;
  return `M 0 0 L ${place(from)} A 1 1 0 ${wide} 1 ${place(to)} Z`;
}

function place(share: number): string {
  const angle = 2 * Math.PI * share;
  return `${round(Math.sin(angle))} ${round(-Math.cos(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
