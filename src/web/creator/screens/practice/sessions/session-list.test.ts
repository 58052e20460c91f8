import { expect, test } from "vitest";
import type { PracticeSummary } from "#contract/practice.ts";
import { sortSessions } from "./session-list.ts";

function session(topic: string, found: number | null, interviewName: string | null = null): PracticeSummary {
  const figures =
    found === null
      ? null
      : {
          insightsFound: found,
          insightsPlanted: 6,
          questions: 9,
          openShare: 0.5,
          leadingShare: 0,
          followUpShare: 0.4,
          talkShare: 0.3,
        };
  return {
    _id: topic,
    topic,
    date: "2026-11-20T10:00:00.000Z",
    status: "completed",
    language: "en",
    interviewName,
    messageCount: 12,
    figures,
  };
}

const newestFirst = [
  session("Bread", 2),
  session("Banking", null),
  session("Bus rides", 5, "Commuters, spring"),
];
const names = (...input: Parameters<typeof sortSessions>) => sortSessions(...input).map(({ topic }) => topic);

test("sessions are put in the order asked for, those without a debrief last by insights", () => {
  expect(names(newestFirst, "newest", "")).toEqual(["Bread", "Banking", "Bus rides"]);
  expect(names(newestFirst, "oldest", "")).toEqual(["Bus rides", "Banking", "Bread"]);
  expect(names(newestFirst, "found", "")).toEqual(["Bus rides", "Bread", "Banking"]);
});

test("a search looks into topics and script names, in any case", () => {
  expect(names(newestFirst, "newest", "COMMUTERS bus")).toEqual(["Bus rides"]);
  expect(names(newestFirst, "newest", "tram")).toEqual([]);
});

test("the list itself stays as it came", () => {
  names(newestFirst, "oldest", "");
  expect(newestFirst[0]?.topic).toBe("Bread");
});
