import type { Deps } from "../../deps.ts";
import { repeat } from "../../repeat.ts";
import type { MailKind } from "../mail/mail-content.ts";
import { mailTexts } from "../mail/mail-texts.ts";
import { queueMail } from "../mail/queue-mail.service.ts";
import * as store from "./notices.store.ts";

type NoticeDeps = Pick<Deps, "db" | "config" | "newId">;

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const sendHour = 8;
const atATime = 200;
const maxLines = 20;

/** Found here rather than by the turn that ends a session, which is two commits and must stay so. */
export async function queueNotices(deps: NoticeDeps): Promise<void> {
  await queueAll(deps, "distress", store.listDistress);
  await queueAll(deps, "interview_finished", store.listFinished);
}

async function queueAll(
  deps: NoticeDeps,
  kind: Extract<MailKind, "distress" | "interview_finished">,
  list: typeof store.listDistress,
): Promise<void> {
  for (;;) {
    const due = await list(deps.db, atATime);
    for (const { key, email, interview, projectId, ...of } of due) {
      const texts = mailTexts(of.language);
      const write = kind === "distress" ? texts.mayNeedYou : texts.interviewFinished;
      const url = `${deps.config.publicUrl}/interviews/${of.interviewId}/sessions/${of.sessionId}`;
      const choicesUrl = `${deps.config.publicUrl}/projects/${projectId}/detail#notices-heading`;
      const content = write({ interview, url, choicesUrl });
      await queueMail(deps.db.orm, deps, { ...of, kind, to: email, dedupeKey: key, content });
    }
    if (due.length < atATime) return;
  }
}

/** The last whole day in UTC, from 08:00 of the next. */
export function findLastDay(now: Date): store.Day {
  const until = Math.floor((now.getTime() - sendHour * hourMs) / dayMs) * dayMs;
  return { from: new Date(until - dayMs), until: new Date(until) };
}

/** Counts alone; a day without any makes no mail. */
export async function queueDailyNotices(deps: NoticeDeps & Pick<Deps, "clock">): Promise<void> {
  const day = findLastDay(deps.clock());
  let after = "";
  for (;;) {
    const readers = await store.listDailyReaders(deps.db, { day, after, atMost: atATime });
    for (const reader of readers) {
      const counts = await store.countDay(deps.db, reader.id, day);
      if (counts.length === 0) continue;
      const lines = counts.slice(0, maxLines);
      const url = `${deps.config.publicUrl}/projects`;
      const of = { lines, more: counts.length - lines.length, url, choicesUrl: url };
      await queueMail(deps.db.orm, deps, {
        kind: "daily_notice",
        to: reader.email,
        userId: reader.id,
        language: reader.language,
        dedupeKey: store.dailyKeyOf(reader.id, day),
        content: mailTexts(reader.language).dailyNotice(of),
      });
    }
    const last = readers.at(-1);
    if (!last || readers.length < atATime) return;
    after = last.id;
  }
}

const atOnceEveryMs = 15_000;
const dailyEveryMs = 10 * 60_000;

/** Queues the mails that members chose. On every instance: each mail has a key and is made once. */
export function startNotices(deps: NoticeDeps & Pick<Deps, "log" | "clock">): { stop: () => Promise<void> } {
  const loops = [
    repeat(deps, { what: "notices", everyMs: atOnceEveryMs }, () => queueNotices(deps)),
    repeat(deps, { what: "daily notices", everyMs: dailyEveryMs }, () => queueDailyNotices(deps)),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
