import { expect, test } from "vitest";
import type { SessionSummary } from "#contract/session-reading.ts";
import { type ColumnKey, parseColumns, readColumn, sessionColumns } from "./session-columns.ts";

const session: SessionSummary = {
  id: "one",
  label: "P-01",
  startDate: "2026-11-25T10:00:00.000Z",
  lastActivity: "2026-11-25T10:12:40.000Z",
  completed: false,
  endReason: null,
  email: "ann@example.org",
  incentiveCode: "AB12-CD34",
  messageCount: 9,
  answerCount: 4,
  source: null,
  concept: null,
  distress: null,
  leftOut: null,
  userInfo: { ageRange: "25-34", occupation: "Nurse", location: "Ireland", townCity: "" },
};
const read = (from: SessionSummary) =>
  sessionColumns.flatMap(({ key }) => (key === "active" ? [] : [readColumn(from, key)]));

test("each column says what is known of a session, and a dash where nothing is", () => {
  expect(read(session)).toEqual(["4", "13 min", "25-34", "Nurse", "Ireland", "-", "-", "-", "-"]);
  const done = {
    ...session,
    completed: true,
    source: "newsletter",
    concept: "Ferry pass",
    lastActivity: session.startDate,
  };
  expect(read({ ...done, userInfo: null })).toEqual([
    ...["4", "Under 1 min", "-", "-", "-", "newsletter", "Ferry pass", "ann@example.org", "AB12-CD34"],
  ]);
});

test("a choice is kept in the columns' own order, without names that are none", () => {
  expect(parseColumns(null)).toBeUndefined();
  expect(parseColumns("")).toEqual([]);
  expect(parseColumns("code,age,constructor,town")).toEqual(["age", "code"] satisfies ColumnKey[]);
});
