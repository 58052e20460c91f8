import { mailKeptDays } from "#contract/limits.ts";
import type { KeptMail } from "#contract/mail.ts";
import { AppError } from "../../app-error.ts";
import { openAddress } from "../../auth/sealed-address.ts";
import type { Deps } from "../../deps.ts";
import { readCursor, writeCursor } from "../../http/page-cursor.ts";
import { isInstanceOwner } from "../instance/owner.service.ts";
import * as store from "./mail.store.ts";
import { holdsSecret } from "./mail-content.ts";
import { clearedText } from "./send-mails.ts";

const defaultPage = 50;

/** For the owner of the installation; to everybody else there is no such thing. */
export async function listOutbox(
  deps: Pick<Deps, "db" | "secret" | "mailer">,
  accountId: string,
  page: { limit?: number | undefined; cursor?: string | undefined },
) {
  if (!(await isInstanceOwner(deps.db, accountId))) throw new AppError("not_found");
  const limit = page.limit ?? defaultPage;
  const end = page.cursor ? readCursor(page.cursor, "newest") : undefined;
  const after = end && { createdAt: end.place, id: end.id };
  const rows = await store.listMails(deps.db, { after, limit: limit + 1 });
  if (!page.cursor) await store.noteOutboxSeen(deps.db);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    mails: shown.map(({ mail }) => toKeptMail(deps.secret, mail)),
    nextCursor: last ? writeCursor({ place: last.createdAtText, id: last.mail.id }) : null,
    sending: deps.mailer !== null,
  };
}

/** What is private is shown where mail is not sent at all, as nobody would get it otherwise. */
function toKeptMail(secret: Uint8Array, mail: store.MailRow): KeptMail {
  const isHidden = holdsSecret(mail.kind) && mail.status !== "kept";
  return {
    _id: mail.id,
    kind: mail.kind,
    to: openAddress(secret, mail.toAddress) ?? "",
    subject: mail.subject,
    text: isHidden ? clearedText : mail.text,
    html: isHidden ? "" : mail.html,
    status: mail.status,
    attempts: mail.attempts,
    error: mail.error,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}

/** What the owner has to pass on by hand, since they last looked. */
export function countWaitingMails({ db }: Pick<Deps, "db">): Promise<number> {
  return store.countWaiting(db);
}

export async function deleteOldMails(deps: Pick<Deps, "db">): Promise<void> {
  await store.deleteOldMails(deps.db, mailKeptDays);
}
