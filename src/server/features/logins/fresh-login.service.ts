import { freshLoginMinutes, rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import type { Account } from "../../auth/account.ts";
import { requireLogin } from "../../auth/guard.ts";
import { verifyPassword } from "../../auth/passwords.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import * as store from "./logins.store.ts";

/**
 * For what a stolen login must not do: the password, or a fresh login. An account that opens with a
 * provider only has no password to ask for. Answers the login.
 */
export async function requireFresh(
  deps: Pick<Deps, "db" | "config">,
  account: Account,
  password: string | undefined,
): Promise<string> {
  const loginId = requireLogin(account);
  const user = await store.findUser(deps.db.orm, account.id);
  if (!user) throw new AppError("authentication_required");
  if (password !== undefined && password !== "" && user.passwordHash !== null) {
    await checkPassword(deps, user, password);
    return loginId;
  }
  if (!(await store.isLoginFresh(deps.db, loginId, freshLoginMinutes)))
    throw new AppError(user.passwordHash === null ? "fresh_login_needed" : "password_needed");
  return loginId;
}

export async function checkPassword(
  deps: Pick<Deps, "db" | "config">,
  user: Pick<store.UserRow, "id" | "passwordHash">,
  password: string,
): Promise<void> {
  await takeFromLimit(deps, `password:${user.id}`, rates.password);
  if (!(await verifyPassword(password, user.passwordHash, deps.config.passwordCost)))
    throw new AppError("wrong_password");
}
