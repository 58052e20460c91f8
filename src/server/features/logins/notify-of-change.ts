import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { type AccountChange, mailTexts } from "../mail/mail-texts.ts";
import { queueMail } from "../mail/queue-mail.service.ts";
import { findUser } from "./logins.store.ts";

/**
 * Tells the owner of an account by mail that there is another way into it, so that whoever did not do it learns of it.
 * Where no mail is sent nothing is written: nobody would read it, and the activity log has it.
 */
export async function notifyOfChange(
  tx: Queryable,
  deps: Pick<Deps, "newId" | "config">,
  userId: string,
  change: AccountChange & { to?: string },
): Promise<void> {
  if (deps.config.mail === null) return;
  const user = await findUser(tx, userId);
  const to = change.to ?? user?.email;
  if (!user || !to?.includes("@")) return;
  const url = `${deps.config.publicUrl}/profile#logins`;
  await queueMail(tx, deps, {
    ...{ kind: "account_changed", to, userId, language: user.language },
    content: mailTexts(user.language).accountChanged({ change, url }),
  });
}
