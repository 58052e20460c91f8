import { useSyncExternalStore } from "react";
import { formatDate, formatDateTime, formatRelative } from "#web/format/dates.ts";

interface WhenProps {
  /** ISO 8601; anything else is shown as it is. */
  at: string;
  /** The date, or the date and time, stands in the text, and how long ago in the title. */
  exact?: "day" | "time";
}

/** When something was or will be: as people say it, with the exact moment in the title. */
export function When({ at, exact }: WhenProps) {
  const now = useMinute();
  const said = formatRelative(at, now);
  const isDate = !Number.isNaN(Date.parse(at));
  if (!isDate) return <span>{at}</span>;
  const title = exact === undefined || exact === "day" ? formatDateTime(at) : said;
  return (
    <time dateTime={at} title={title}>
      {exact === undefined ? said : exact === "day" ? formatDate(at) : formatDateTime(at)}
    </time>
  );
}

const everyMs = 30_000;
const shown = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let latest = Date.now();

/** The time of day for all that is shown, moved on twice a minute by one clock for all of them. */
function useMinute(): number {
  return useSyncExternalStore(subscribe, () => latest);
}

function subscribe(tell: () => void): () => void {
  // With nothing shown the clock stood still.
  if (shown.size === 0) latest = Date.now();
  shown.add(tell);
  timer ??= setInterval(() => {
    latest = Date.now();
    for (const one of shown) one();
  }, everyMs);
  return () => {
    shown.delete(tell);
    if (shown.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
