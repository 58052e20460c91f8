import type { updateUser } from "#contract/logins.ts";
import type { BodyOf } from "#contract/operation.ts";
import { AppError } from "../../app-error.ts";
import type { Account } from "../../auth/account.ts";
import { requireLogin } from "../../auth/guard.ts";
import { hashPassword } from "../../auth/passwords.ts";
import type { Deps } from "../../deps.ts";
import { checkPassword, requireFresh } from "./fresh-login.service.ts";
import * as store from "./logins.store.ts";
import { deleteMailTokens } from "./mail-tokens.store.ts";
import { notifyOfChange } from "./notify-of-change.ts";

/** All that was asked for, or nothing where the current password is wrong. */
export async function updateProfile(
  deps: Pick<Deps, "db" | "config" | "newId">,
  account: Account,
  change: BodyOf<typeof updateUser>,
): Promise<void> {
  const { password, companyName, email: _, ...rest } = change;
  const profile = { ...rest, ...(companyName === undefined ? {} : { companyName: companyName || null }) };
  const made = password ? await checkNewPassword(deps, account, password) : null;
  await deps.db.orm.transaction(async (tx) => {
    if (Object.keys(profile).length > 0) await store.updateUser(tx, account.id, profile);
    if (made === null) return;
    await store.updateUser(tx, account.id, { passwordHash: made.passwordHash });
    await store.deleteLogins(tx, account.id, made.loginId);
    await deleteMailTokens(tx, account.id, "reset");
    await notifyOfChange(tx, deps, account.id, { what: "password" });
  });
}

/**
 * The current password is asked for whatever the login's age is; an account that was made with a provider's login has
 * none yet, and sets its first one with a login of the last ten minutes.
 */
async function checkNewPassword(
  deps: Pick<Deps, "db" | "config">,
  account: Account,
  password: { current: string; next: string },
): Promise<{ loginId: string; passwordHash: string }> {
  const loginId = requireLogin(account);
  const user = await store.findUser(deps.db.orm, account.id);
  if (!user) throw new AppError("authentication_required");
  if (user.passwordHash === null) await requireFresh(deps, account, undefined);
  else await checkPassword(deps, user, password.current);
  return { loginId, passwordHash: await hashPassword(password.next, deps.config.passwordCost) };
}
