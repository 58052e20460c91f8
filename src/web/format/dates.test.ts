import { expect, test } from "vitest";
import { formatDate, formatIsoDay, formatRelative, startOfDay } from "./dates.ts";

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

test("a day begins at the viewer's midnight, and ends where the next one begins", () => {
  expect(startOfDay("2026-03-05")).toBe(new Date(2026, 2, 5).toISOString());
  expect(startOfDay("2026-12-31", 1)).toBe(new Date(2027, 0, 1).toISOString());
});

const now = new Date(2026, 10, 21, 14, 30);
const tell = (...at: [number, number, number, number, number]) =>
  formatRelative(new Date(...at).toISOString(), now.getTime(), "en-GB");

test("what was lately is told as people say it", () => {
  expect(formatRelative(new Date(now.getTime() - 20_000).toISOString(), now.getTime())).toBe("just now");
  expect(tell(2026, 10, 21, 14, 29)).toBe("1 minute ago");
  expect(tell(2026, 10, 21, 11, 10)).toBe("3 hours ago");
  expect(tell(2026, 10, 20, 20, 0)).toBe("yesterday");
  expect(tell(2026, 10, 15, 23, 0)).toBe("6 days ago");
});

test("a week away and more is told by its date", () => {
  expect(tell(2026, 10, 14, 23, 0)).toBe("14 Nov 2026");
  expect(tell(2026, 10, 28, 14, 30)).toBe("28 Nov 2026");
});

test("what is to come is told the same way", () => {
  expect(tell(2026, 10, 21, 16, 40)).toBe("in 2 hours");
  expect(tell(2026, 10, 22, 23, 0)).toBe("tomorrow");
});

test("shortly after midnight the last hours are hours, not yesterday", () => {
  const early = new Date(2026, 10, 21, 0, 30).getTime();
  expect(formatRelative(new Date(2026, 10, 20, 22, 30).toISOString(), early)).toBe("2 hours ago");
});

test("a clock that is a little behind makes no future of what was made this moment", () => {
  expect(formatRelative(new Date(now.getTime() + 20_000).toISOString(), now.getTime())).toBe("just now");
  expect(formatRelative("soon", now.getTime())).toBe("soon");
});
