/** A time as transcripts write it: 4:01, 00:04:01, 00:04:01.060, 0:0:3,5. */
export const clockPattern = String.raw`\d{1,3}:\d{1,2}(?::\d{1,2})?(?:[.,]\d{1,3})?`;

const clock = new RegExp(`^${clockPattern}$`);

/** Seconds of "04:01" or "00:04:01.06"; undefined for anything else. */
export function findClockSeconds(text: string): number | undefined {
  const trimmed = text.trim();
  if (!clock.test(trimmed)) return undefined;
  const parts = trimmed.replace(",", ".").split(":").map(Number);
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  return Math.round(seconds * 1000) / 1000;
}

const date = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?)?/;
const zone = /(?:Z|([+-])(\d{2}):?(\d{2}))$/;

/** Seconds since 1970 of an ISO date with or without a zone; without one it is read as UTC, as only differences count. */
function findDateSeconds(text: string): number | undefined {
  const trimmed = text.trim();
  const match = date.exec(trimmed);
  if (!match) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => (part === undefined ? 0 : Number(part)));
  const milliseconds = Number((match[7] ?? "0").padEnd(3, "0"));
  const offset = zone.exec(trimmed.slice(10));
  const minutes = offset?.[1] ? Number(offset[2]) * 60 + Number(offset[3]) : 0;
  const shift = offset?.[1] === "-" ? -minutes : minutes;
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds) / 1000 - shift * 60;
}

/** Times of a column or a list of turns, all in seconds since the first; null where one cannot be read. */
export function readStarts(values: (string | number | null)[]): (number | null)[] {
  const found = values.map(readStart);
  const dates = found.flatMap((start) => (start?.isDate ? [start.seconds] : []));
  const first = dates.length > 0 ? Math.min(...dates.slice(0, 1)) : 0;
  return found.map((start) => {
    if (!start) return null;
    return start.isDate ? Math.max(0, Math.round((start.seconds - first) * 1000) / 1000) : start.seconds;
  });
}

/** Whole numbers that would make people speak slower than a word in twenty seconds are milliseconds. */
function areMilliseconds(starts: (string | number | null)[], words: number): boolean {
  const numbers = starts.filter((start) => typeof start === "number");
  if (numbers.length < 2 || numbers.some((start) => !Number.isInteger(start) || start >= 1e9)) return false;
  return Math.max(...numbers.slice(-5)) - Math.min(...numbers.slice(0, 5)) > words * 20;
}

/** Starts in seconds, where so many words could not have taken as many seconds as the numbers say. */
export function scaleStarts(starts: (string | number | null)[], words: number): (string | number | null)[] {
  if (!areMilliseconds(starts, words)) return starts;
  return starts.map((start) => (typeof start === "number" ? start / 1000 : start));
}

/** Numbers from here on are moments since 1970, in seconds or milliseconds, and not places in a recording. */
const firstEpochSecond = 1e9;

function readStart(value: string | number | null): { seconds: number; isDate: boolean } | undefined {
  if (value === null || value === "") return undefined;
  const number = typeof value === "number" ? value : Number(value);
  if (Number.isFinite(number)) {
    if (number < 0) return undefined;
    if (number < firstEpochSecond) return { seconds: number, isDate: false };
    return { seconds: number > firstEpochSecond * 100 ? number / 1000 : number, isDate: true };
  }
  const text = String(value);
  const seconds = findClockSeconds(text);
  if (seconds !== undefined) return { seconds, isDate: false };
  const since = findDateSeconds(text);
  return since === undefined ? undefined : { seconds: since, isDate: true };
}
