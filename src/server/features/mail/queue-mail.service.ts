import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { insertMail } from "./mail.store.ts";
import type { NewMail } from "./mail-content.ts";
import { renderMail } from "./render-mail.ts";

/**
 * Puts a mail into the outbox, within the transaction of what it tells of: either both are stored or neither.
 * It is sent soon after; without a mail server it is kept for the owner of the installation to read.
 */
export async function queueMail(
  tx: Queryable,
  deps: Pick<Deps, "newId" | "config">,
  mail: NewMail,
): Promise<void> {
  await insertMail(tx, {
    id: deps.newId(),
    kind: mail.kind,
    userId: mail.userId ?? null,
    interviewId: mail.interviewId ?? null,
    sessionId: mail.sessionId ?? null,
    toAddress: mail.to,
    ...renderMail(mail.content, mail.language),
    status: deps.config.mail === null ? "kept" : "queued",
    dedupeKey: mail.dedupeKey ?? null,
  });
}
