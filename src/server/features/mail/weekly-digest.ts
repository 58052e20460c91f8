import type { Deps } from "../../deps.ts";
import { countWeek, digestKeyOf, listDigestReaders, type WeekCounts } from "./digest.store.ts";
import { mailTexts } from "./mail-texts.ts";
import { queueMail } from "./queue-mail.service.ts";

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const sendHour = 8;
/** A server that was down on Monday morning still sends them within a day. */
const lateHours = 24;
const maxLines = 20;
const readersAtATime = 200;

/** The week before, Monday to Sunday in UTC, from Monday 08:00 for a day; null at other times. */
export function findDigestWeek(now: Date): { from: Date; until: Date } | null {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = midnight - daysSinceMonday * dayMs;
  const late = now.getTime() - (monday + sendHour * hourMs);
  if (late < 0 || late >= lateHours * hourMs) return null;
  return { from: new Date(monday - 7 * dayMs), until: new Date(monday) };
}

/** Counts alone, to those who asked for it; a week without participants makes no mail. */
export async function queueWeeklyDigests(
  deps: Pick<Deps, "db" | "config" | "clock" | "newId">,
): Promise<void> {
  const week = findDigestWeek(deps.clock());
  if (!week) return;
  let after = "";
  for (;;) {
    const readers = await listDigestReaders(deps.db, {
      from: week.from,
      after,
      atMost: readersAtATime,
    });
    for (const reader of readers) {
      const counts = await countWeek(deps.db, reader.id, week);
      if (counts.length > 0) await queueDigest(deps, reader, { week, counts });
    }
    const last = readers.at(-1);
    if (!last || readers.length < readersAtATime) return;
    after = last.id;
  }
}

async function queueDigest(
  deps: Pick<Deps, "db" | "config" | "newId">,
  reader: { id: string; email: string; language: string },
  of: { week: { from: Date }; counts: WeekCounts[] },
): Promise<void> {
  const lines = of.counts.slice(0, maxLines);
  const { publicUrl } = deps.config;
  const [url, choicesUrl] = [`${publicUrl}/projects`, `${publicUrl}/profile`];
  await queueMail(deps.db.orm, deps, {
    kind: "weekly_digest",
    to: reader.email,
    userId: reader.id,
    language: reader.language,
    dedupeKey: digestKeyOf(reader.id, of.week.from),
    content: mailTexts(reader.language).weeklyDigest({
      ...{ lines, more: of.counts.length - lines.length, url, choicesUrl },
    }),
  });
}
