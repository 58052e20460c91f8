import type { PracticeSummary } from "#contract/practice.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";

/** One finished session as a point of the trend; shares in percent, null where nothing was counted. */
export interface TrendPoint {
  id: string;
  order: number;
  topic: string;
  /** "21 Nov 2026", and with the time. */
  day: string;
  when: string;
  found: number;
  planted: number;
  openPercent: number | null;
  talkPercent: number | null;
}

export interface TrendMeasure {
  key: "found" | "openPercent" | "talkPercent";
  title: string;
  /** What is good, in a few words. */
  hint: string;
  max: number;
  unit: "" | "%";
}

export const measures: TrendMeasure[] = [
  { key: "found", title: "Insights found", hint: "of six", max: 6, unit: "" },
  { key: "openPercent", title: "Open questions", hint: "more is better", max: 100, unit: "%" },
  { key: "talkPercent", title: "Your talk share", hint: "20–38% is usual", max: 100, unit: "%" },
];

/** Oldest first. Sessions come newest first; those without figures are left out. */
export function toTrend(sessions: readonly PracticeSummary[]): TrendPoint[] {
  const counted = sessions.flatMap((session) =>
    session.figures ? [{ ...session, figures: session.figures }] : [],
  );
  return counted.reverse().map(({ _id, topic, date, figures }, index) => ({
    id: _id,
    order: index + 1,
    topic,
    day: formatDate(date),
    when: formatDateTime(date),
    found: figures.insightsFound,
    planted: figures.insightsPlanted,
    openPercent: toPercent(figures.openShare),
    talkPercent: toPercent(figures.talkShare),
  }));
}

function toPercent(share: number | null): number | null {
  return share === null ? null : Math.round(100 * share);
}

export function formatValue(value: number | null, { unit }: TrendMeasure): string {
  return value === null ? "–" : `${value}${unit}`;
}

/** "Insights found: 2 in the first session, 5 in the last." */
export function describeTrend(points: readonly TrendPoint[], measure: TrendMeasure): string {
  const told = points.filter((point) => point[measure.key] !== null);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last || told.length < 2) return `${measure.title}: too few sessions to tell.`;
  const value = (point: TrendPoint) => formatValue(point[measure.key], measure);
  return `${measure.title}: ${value(first)} in the first session, ${value(last)} in the last.`;
}

export function toTrendRows(points: readonly TrendPoint[]): (string | number)[][] {
  return [
    ["Order", "Date", "Topic", ...measures.map(({ title, unit }) => (unit ? `${title} (${unit})` : title))],
    ...points.map((point) => [
      point.order,
      point.when,
      point.topic,
      ...measures.map(({ key }) => point[key] ?? ""),
    ]),
  ];
}
