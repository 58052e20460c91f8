/** "21 Nov 2026", in the viewer's own zone and order; the text as it came where it is no date. */
export function formatDate(iso: string, locale?: string): string {
  return format(iso, { dateStyle: "medium" }, locale);
}

/** "21 Nov 2026, 14:05", in the viewer's own zone and order. */
export function formatDateTime(iso: string, locale?: string): string {
  return format(iso, { dateStyle: "medium", timeStyle: "short" }, locale);
}

function format(iso: string, options: Intl.DateTimeFormatOptions, locale?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return formatterOf(options, locale).format(date);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Kept, since to make one takes longer than a table of thousands of rows can wait. */
function formatterOf(options: Intl.DateTimeFormatOptions, locale = ""): Intl.DateTimeFormat {
  const key = `${locale} ${options.dateStyle} ${options.timeStyle}`;
  const kept = formatters.get(key) ?? new Intl.DateTimeFormat(locale || undefined, options);
  formatters.set(key, kept);
  return kept;
}

const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** "2026-11-21": the day in the viewer's zone, the same everywhere, for default names. */
export function formatIsoDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  const day = String(date.getDate()).padStart(2, "0");
  return `${date.getFullYear()}-${month}-${day}`;
}

/** The moment at which a day like "2026-11-21", or the one so many days later, begins where the viewer is. */
export function startOfDay(isoDay: string, daysLater = 0): string {
  const [year = 0, month = 1, day = 1] = isoDay.split("-").map(Number);
  return new Date(year, month - 1, day + daysLater).toISOString();
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Up to a week away as people say it ("2 hours ago", "yesterday"), further away the date. The words are English, as
 * the sentences around them; `locale` is for the date.
 */
export function formatRelative(iso: string, now: number, locale?: string): string {
  const at = new Date(iso).getTime();
  if (Number.isNaN(at)) return iso;
  const away = at - now;
  const distance = Math.abs(away);
  const days = daysBetween(now, at);
  // Clocks of two machines differ, and what was made this moment is not in the future.
  if (distance < minute) return away < 0.75 * minute ? "just now" : "in a minute";
  if (distance < hour) return words.format(Math.trunc(away / minute), "minute");
  if (days === 0 || distance < 6 * hour) return words.format(Math.trunc(away / hour), "hour");
  return Math.abs(days) < 7 ? words.format(days, "day") : formatDate(iso, locale);
}

/** Nights between two moments where the viewer is. */
function daysBetween(from: number, to: number): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / day);
}

function midnightOf(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}
