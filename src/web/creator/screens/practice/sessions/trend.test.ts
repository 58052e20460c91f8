import { expect, test } from "vitest";
import type { PracticeSummary } from "#contract/practice.ts";
import { describeTrend, measures, toTrend, toTrendRows } from "./trend.ts";

function session(id: string, found: number, openShare: number | null): PracticeSummary {
  return {
    _id: id,
    topic: `Topic ${id}`,
    date: "2026-11-20T10:00:00.000Z",
    status: "completed",
    language: "en",
    interviewName: null,
    messageCount: 8,
    figures: {
      insightsFound: found,
      insightsPlanted: 6,
      questions: 4,
      openShare,
      leadingShare: 0,
      followUpShare: null,
      talkShare: 0.345,
    },
  };
}

const newestFirst = [session("c", 5, 0.75), { ...session("b", 0, 0), figures: null }, session("a", 2, null)];

test("the trend runs from the oldest session to the newest and leaves out what has no figures", () => {
  const points = toTrend(newestFirst);
  expect(points.map(({ id, order, found }) => [id, order, found])).toEqual([
    ["a", 1, 2],
    ["c", 2, 5],
  ]);
  expect(points.map(({ openPercent, talkPercent }) => [openPercent, talkPercent])).toEqual([
    [null, 35],
    [75, 35],
  ]);
});

test("a trend is told by its first and its last value, where there are two", () => {
  const points = toTrend(newestFirst);
  const told = measures.map((measure) => describeTrend(points, measure));
  expect(told).toEqual([
    "Insights found: 2 in the first session, 5 in the last.",
    "Open questions: too few sessions to tell.",
    "Your talk share: 35% in the first session, 35% in the last.",
  ]);
});

test("the trend's file has a row for each session, empty where nothing was counted", () => {
  const [head, first] = toTrendRows(toTrend(newestFirst));
  expect(head).toEqual([
    "Order",
    "Date",
    "Topic",
    "Insights found",
    "Open questions (%)",
    "Your talk share (%)",
  ]);
  expect(first?.slice(2)).toEqual(["Topic a", 2, "", 35]);
});
