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
  return new Intl.DateTimeFormat(locale, options).format(date);
}

/** "2026-11-21": the day in the viewer's zone, the same everywhere, for default names. */
export function formatIsoDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  const day = String(date.getDate()).padStart(2, "0");
  return `${date.getFullYear()}-${month}-${day}`;
}
