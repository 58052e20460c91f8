import { expect, test } from "vitest";
import { formatDate, formatIsoDay } from "./dates.ts";

test("a date is shown in the viewer's own way", () => {
  expect(formatDate("2026-11-20T12:00:00Z", "en-GB")).toBe("20 Nov 2026");
  expect(formatDate("2026-11-20T12:00:00Z", "de")).toBe("20.11.2026");
});

test("what is no date is shown as it came", () => {
  expect(formatDate("soon")).toBe("soon");
});

test("the day of default names is written the same everywhere", () => {
  expect(formatIsoDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
