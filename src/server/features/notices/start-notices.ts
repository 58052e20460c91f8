import type { Deps } from "../../deps.ts";
import { repeat } from "../../repeat.ts";
import { queueDailyNotices, queueNotices } from "./queue-notices.ts";

const atOnceEveryMs = 15_000;
const dailyEveryMs = 10 * 60_000;

type NoticeDeps = Pick<Deps, "db" | "config" | "log" | "clock" | "newId">;

/** Queues the mails that members chose. On every instance: each mail has a key and is made once. */
export function startNotices(deps: NoticeDeps): { stop: () => Promise<void> } {
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
