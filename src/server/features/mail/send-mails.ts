import { openAddress } from "../../auth/sealed-address.ts";
import type { Deps } from "../../deps.ts";
import type { Mailer } from "../../mailer.ts";
import * as store from "./mail.store.ts";
import { holdsSecret } from "./mail-content.ts";

type SendDeps = Pick<Deps, "db" | "config" | "secret" | "mailer" | "log">;

/** At least a day in all: a mail server that is down over a weekend evening loses nothing. */
const retrySeconds = [60, 5 * 60, 30 * 60, 2 * 3600, 12 * 3600, 12 * 3600];
const atATime = 5;
/** Longer than a mail server may take, so that no second process sends what the first is still sending. */
const leaseSeconds = 300;

export const clearedText = "The content of this e-mail is private and isn't kept.";

/** Sends what is due and answers how many mails were tried. With parallel processes each mail is one's. */
export async function sendDueMails(deps: SendDeps): Promise<number> {
  const { mailer } = deps;
  if (!mailer) return 0;
  const mails = await store.claimDueMails(deps.db, { atMost: atATime, leaseSeconds });
  await Promise.all(mails.map((mail) => sendOne(deps, mailer, mail)));
  return mails.length;
}

async function sendOne(deps: SendDeps, mailer: Mailer, mail: store.MailRow): Promise<void> {
  const to = openAddress(deps.secret, mail.toAddress);
  if (to === null) {
    const error = "The address can no longer be read, because this installation's secret was replaced.";
    return store.markFailed(deps.db, mail, { error, retrySeconds: null });
  }
  const { subject, text, html } = mail;
  const messageId = `<${mail.id}@${new URL(deps.config.publicUrl).hostname}>`;
  try {
    await mailer.send({ messageId, to, subject, text, html });
  } catch (error) {
    const sentence = error instanceof Error ? error.message : "The mail server didn't accept the e-mail.";
    const retry = retrySeconds[mail.attempts - 1] ?? null;
    deps.log.warn({ kind: mail.kind, attempt: mail.attempts, error: sentence }, "a mail was not sent");
    return store.markFailed(deps.db, mail, { error: sentence, retrySeconds: retry });
  }
  await store.markSent(deps.db, mail, holdsSecret(mail.kind) ? clearedText : null);
}
