import type { Deps } from "./deps.ts";
import { startMail } from "./features/mail/start-mail.ts";

/** Work that goes on beside requests, on every instance: each piece of it is claimed in the database. */
export function startBackground(deps: Deps): { stop: () => Promise<void> } {
  const started = [startMail(deps)];
  return {
    stop: async () => {
      await Promise.all(started.map((work) => work.stop()));
    },
  };
}
