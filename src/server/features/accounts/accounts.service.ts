import type { login, register } from "#contract/accounts.ts";
import { rates } from "#contract/limits.ts";
import type { BodyOf } from "#contract/operation.ts";
import { AppError } from "../../app-error.ts";
import { isKnownDevice } from "../../auth/known-device.ts";
import { hashPassword, verifyPassword } from "../../auth/passwords.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { admit } from "../instance/admission.ts";
import { makeOwner } from "../instance/owner.service.ts";
import { deleteOldLinks } from "../logins/logins.service.ts";
import { type Cookies, markOf, type OpenLogin, openLogin } from "../logins/open-login.service.ts";
import { requireSecondFactor } from "../logins/second-factor.service.ts";
import { sendVerificationLink } from "../logins/send-links.ts";
import { joinInvited, noteJoined } from "../members/join-invited.ts";
import * as store from "./accounts.store.ts";

type AccountDeps = Pick<Deps, "db" | "clock" | "newId" | "secret" | "config">;

export async function registerAccount(
  deps: AccountDeps,
  input: BodyOf<typeof register>,
  address: string,
): Promise<OpenLogin> {
  await takeFromLimit(deps, `register:${address}`, rates.register);
  const passwordHash = await hashPassword(input.password, deps.config.passwordCost);
  const { row, joined } = await deps.db.orm.transaction(async (tx) => {
    const { name, email } = input;
    const { makesOwner } = await admit(tx, deps, input);
    const made = await store.insertUser(tx, { id: deps.newId(), name, email, passwordHash });
    if (!made) throw new AppError("email_taken");
    if (makesOwner) await makeOwner(tx, made.id);
    await sendVerificationLink(tx, deps, made);
    // Where no mail is sent nobody can confirm an address; on a machine of one's own it is taken as it is.
    const isTaken = deps.config.mail === null && !deps.config.setupLink;
    return { row: made, joined: isTaken ? await joinInvited(tx, made) : [] };
  });
  await noteJoined(deps.db, joined);
  return openLogin(deps, row, null);
}

/** The same answer, after the same work, whether the address is unknown or the password wrong. */
export async function logIn(
  deps: AccountDeps,
  input: BodyOf<typeof login>,
  from: { address: string; cookies: Cookies },
): Promise<OpenLogin> {
  await takeFromLimit(deps, `login:${from.address}`, rates.login);
  const row = await store.findUserByEmail(deps.db, input.email);
  await limitGuesses(deps, { email: input.email, userId: row?.id, ...from });
  const right = await verifyPassword(input.password, row?.passwordHash ?? null, deps.config.passwordCost);
  if (!row || !right) throw new AppError("wrong_credentials");
  await requireSecondFactor(deps, row.id, input.code);
  return openLogin(deps, row, from.cookies);
}

/**
 * Ten tries from an address, and more from all addresses together. A browser that was logged in before counts by
 * itself, so that a stranger's guesses do not shut the account's owner out.
 */
async function limitGuesses(
  deps: AccountDeps,
  of: { email: string; userId: string | undefined; address: string; cookies: Cookies },
): Promise<void> {
  const account = hashToken(of.email.toLowerCase());
  const isKnown = of.userId !== undefined && isKnownDevice(of.cookies, markOf(deps, of.userId));
  if (isKnown) return takeFromLimit(deps, `login-known:${account}`, rates.loginKnown);
  await takeFromLimit(deps, `login-account:${account}:${of.address}`, rates.loginAccountHere);
  await takeFromLimit(deps, `login-account:${account}`, rates.loginAccount);
}

export async function logOut(deps: Pick<Deps, "db">, loginId: string): Promise<void> {
  await store.deleteLogin(deps.db, loginId);
}

export interface Onboarding {
  userRole: string;
  companyName: string | null;
  companySize: string | null;
  userGoals: string[];
}

/** Null: asked for later, so that it is not asked again at every login. */
export async function saveOnboarding(
  deps: AccountDeps,
  userId: string,
  onboarding: Onboarding | null,
): Promise<void> {
  await store.updateUser(deps.db, userId, { onboardedAt: deps.clock(), ...onboarding });
}

export async function deleteExpiredLogins(deps: Pick<Deps, "db">): Promise<void> {
  await store.deleteExpiredLogins(deps.db);
  await deleteOldLinks(deps);
}
