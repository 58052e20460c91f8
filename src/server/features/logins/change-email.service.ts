import { rates } from "#contract/limits.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Account } from "../../auth/account.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Queryable } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/database-error.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { claimByAddress } from "../instance/owner.service.ts";
import { joinInvited, noteJoined } from "../members/join-invited.ts";
import { requireFresh } from "./fresh-login.service.ts";
import * as store from "./logins.store.ts";
import { deleteMailTokens, takeMailToken } from "./mail-tokens.store.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import { sendAddressLink } from "./send-links.ts";

type EmailDeps = Pick<Deps, "db" | "config" | "newId">;

/**
 * Asks at the new address; the account keeps its present one until the link is used. Where no mail is sent nobody can
 * be asked, so the change is made at once. The answer does not tell whether the address has an account.
 */
export async function changeEmail(
  deps: EmailDeps,
  account: Account,
  { email, password }: { email: string; password?: string | undefined },
): Promise<string> {
  await requireFresh(deps, account, password);
  await takeFromLimit(deps, `change-email:${account.id}`, rates.changeEmail);
  if (email.toLowerCase() === account.email.toLowerCase())
    throw invalidFields({ email: "This is already your address." });
  if (deps.config.mail === null) {
    requireNotOwners(deps, email);
    await deps.db.orm.transaction((tx) => putEmail(tx, account.id, { email, confirmed: false }));
    return "Your e-mail address has been changed. This server can't send e-mail, so it isn't confirmed.";
  }
  await deps.db.orm.transaction(async (tx) => {
    const user = await store.findUser(tx, account.id);
    if (!user) throw new AppError("authentication_required");
    await deleteMailTokens(tx, user.id, "change_email");
    if (!(await store.findUserByEmail(tx, email))) await sendAddressLink(tx, deps, user, email);
  });
  return "We've sent a link to the new address. Your address changes when you open it.";
}

/** Unproven, the address of OWNER_EMAIL would own the installation at the next start. */
function requireNotOwners({ config }: EmailDeps, email: string): void {
  if (config.ownerEmail?.toLowerCase() === email.toLowerCase())
    throw invalidFields({ email: "This address is reserved for the owner of this server." });
}

export async function confirmNewEmail(deps: EmailDeps, token: string, address: string): Promise<string> {
  await takeFromLimit(deps, `mail-link:${address}`, rates.mailLink);
  const joined = await deps.db.orm.transaction(async (tx) => {
    const found = await takeMailToken(tx, hashToken(token), "change_email");
    const { from, to } = (found?.payload ?? {}) as { from?: string; to?: string };
    const user = found?.userId ? await store.lockUser(tx, found.userId) : undefined;
    if (!user || !to || user.email !== from) throw new AppError("link_invalid");
    await notifyOfChange(tx, deps, user.id, { what: "email", name: to, to: from });
    await putEmail(tx, user.id, { email: to, confirmed: true });
    const now = { id: user.id, email: to };
    await claimByAddress(tx, deps.config, now);
    return joinInvited(tx, now);
  });
  await noteJoined(deps.db, joined);
  return "Your e-mail address has been changed. Log in with the new one from now on.";
}

/** Links that were sent to the former address open nothing any more. */
async function putEmail(
  tx: Queryable,
  userId: string,
  { email, confirmed }: { email: string; confirmed: boolean },
): Promise<void> {
  const emailVerifiedAt = confirmed ? new Date() : null;
  await store.updateUser(tx, userId, { email, emailVerifiedAt }).catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? new AppError("email_taken", { error: "Another account already uses this address." })
      : error;
  });
  for (const purpose of ["reset", "verify", "link_identity"] as const)
    await deleteMailTokens(tx, userId, purpose);
}
