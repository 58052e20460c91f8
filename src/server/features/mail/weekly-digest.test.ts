import { expect, test } from "vitest";
import { findDigestWeek } from "./weekly-digest.ts";

const week = {
  from: new Date("2026-11-16T00:00:00Z"),
  until: new Date("2026-11-23T00:00:00Z"),
};

test.each(["2026-11-23T08:00:00Z", "2026-11-23T23:30:00Z", "2026-11-24T07:59:59Z"])(
  "%s tells of the week before, Monday to Sunday",
  (now) => {
    expect(findDigestWeek(new Date(now))).toEqual(week);
  },
);

test.each(["2026-11-23T07:59:59Z", "2026-11-24T08:00:00Z", "2026-11-22T12:00:00Z", "2026-11-21T08:00:00Z"])(
  "%s is no time for a weekly mail",
  (now) => {
    expect(findDigestWeek(new Date(now))).toBeNull();
  },
);

test("a week may begin in the year before", () => {
  expect(findDigestWeek(new Date("2027-01-04T09:00:00Z"))?.from.toISOString()).toBe(
    "2026-12-28T00:00:00.000Z",
  );
});
