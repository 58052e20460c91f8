import type { updateUser } from "#contract/logins.ts";
import type { BodyOf } from "#contract/operation.ts";
import { AppError } from "../../app-error.ts";
import type { Account } from "../../auth/account.ts";
import { requireLogin } from "../../auth/guard.ts";
import { hashPassword, verifyPassword } from "../../auth/passwords.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import * as store from "./logins.store.ts";
import { deleteMailTokens } from "./mail-tokens.store.ts";

/** All that was asked for, or nothing where the current password is wrong. */
export async function updateProfile(
  deps: Pick<Deps, "db" | "config">,
  account: Account,
  change: BodyOf<typeof updateUser>,
): Promise<void> {
  const { password, companyName, ...rest } = change;
  const profile = { ...rest, ...(companyName === undefined ? {} : { companyName: companyName || null }) };
  const loginId = password ? requireLogin(account) : null;
  const passwordHash = password ? await checkNewPassword(deps, account.id, password) : null;
  await deps.db.orm.transaction(async (tx) => {
    if (Object.keys(profile).length > 0) await store.updateUser(tx, account.id, profile);
    if (passwordHash === null) return;
    await store.updateUser(tx, account.id, { passwordHash });
    await store.deleteLogins(tx, account.id, loginId);
    await deleteMailTokens(tx, account.id, "reset");
  });
}

/** An account that was made with a provider's login has no password yet; its first one needs no current one. */
async function checkNewPassword(
  deps: Pick<Deps, "db" | "config">,
  userId: string,
  password: { current: string; next: string },
): Promise<string> {
  await takeFromLimit(deps, `password:${userId}`, { limit: 10, seconds: 300 });
  const user = await store.findUser(deps.db.orm, userId);
  if (!user) throw new AppError("authentication_required");
  const { passwordCost } = deps.config;
  const isRight =
    user.passwordHash === null || (await verifyPassword(password.current, user.passwordHash, passwordCost));
  if (!isRight) throw new AppError("wrong_password");
  return hashPassword(password.next, passwordCost);
}
