import type { login, register, User } from "#contract/accounts.ts";
import { loginDays, rates, tokenMinutes } from "#contract/limits.ts";
import type { BodyOf } from "#contract/operation.ts";
import { AppError } from "../../app-error.ts";
import { type DeviceMark, deviceMark, isKnownDevice } from "../../auth/known-device.ts";
import { loginCookieName } from "../../auth/login-cookie.ts";
import { hashPassword, verifyPassword } from "../../auth/passwords.ts";
import { hashToken, newToken, signBearer } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { noteAudit } from "../audit/note-audit.ts";
import { describePlan } from "../billing/limits.service.ts";
import { admit } from "../instance/admission.ts";
import { makeOwner } from "../instance/owner.ts";
import { describeLogin } from "../logins/account-facts.service.ts";
import { deleteOldLinks } from "../logins/logins.service.ts";
import { notifyOfChange } from "../logins/notify-of-change.ts";
import { requireSecondFactor } from "../logins/second-factor.service.ts";
import { sendVerificationLink } from "../logins/send-links.ts";
import { joinInvited, noteJoined } from "../members/join-invited.ts";
import * as store from "./accounts.store.ts";

export interface OpenLogin {
  user: User;
  /** For the browser's cookie. */
  cookieToken: string;
  cookieSeconds: number;
  device: DeviceMark;
}

type Cookies = Record<string, string | undefined>;

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

function markOf(deps: Pick<AccountDeps, "secret" | "config">, userId: string): DeviceMark {
  return deviceMark(deps.secret, loginCookieName(deps.config.publicUrl), userId);
}

/** A new login of somebody whom a provider has told us. */
export async function openLoginOf(
  deps: AccountDeps,
  userId: string,
  cookies: Cookies | null,
): Promise<OpenLogin> {
  const row = await store.findUser(deps.db, userId);
  if (!row) throw new AppError("authentication_required");
  return openLogin(deps, row, cookies);
}

/** `cookies`: null of a new account, whose owner needs not be told that somebody is in it. */
async function openLogin(deps: AccountDeps, row: store.UserRow, cookies: Cookies | null): Promise<OpenLogin> {
  const device = markOf(deps, row.id);
  const cookieToken = newToken();
  const loginId = deps.newId();
  const cookieSeconds = loginDays * 24 * 60 * 60;
  const expiresAt = new Date(deps.clock().getTime() + cookieSeconds * 1000);
  await store.insertLogin(deps.db, {
    id: loginId,
    userId: row.id,
    tokenHash: hashToken(cookieToken),
    expiresAt,
  });
  const [ownerId, actorId] = [row.id, row.id];
  await noteAudit(deps.db.orm, {
    ownerId,
    actorId,
    action: "logged_in",
    targetKind: "login",
    targetId: loginId,
  });
  if (cookies !== null && !isKnownDevice(cookies, device))
    await notifyOfChange(deps.db.orm, deps, row.id, { what: "login" });
  return { user: await toUser(deps, row, loginId), cookieToken, cookieSeconds, device };
}

export async function logOut(deps: Pick<Deps, "db">, loginId: string): Promise<void> {
  await store.deleteLogin(deps.db, loginId);
}

/** `loginId` is null for who came with an API key: such a one gets no token beside it. */
export async function getUser(deps: AccountDeps, userId: string, loginId: string | null): Promise<User> {
  const row = await store.findUser(deps.db, userId);
  if (!row) throw new AppError("authentication_required");
  return toUser(deps, row, loginId);
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

async function toUser(deps: AccountDeps, row: store.UserRow, loginId: string | null): Promise<User> {
  const facts = await describeLogin(deps, row);
  const use = await store.countUse(deps.db, row.id);
  const [firstName = "", ...rest] = row.name.split(/\s+/);
  const expiresAt = new Date(deps.clock().getTime() + tokenMinutes * 60_000);
  return {
    _id: row.id,
    name: row.name,
    firstName,
    lastName: rest.join(" "),
    email: row.email,
    profilePic: row.profilePic,
    credits: 0,
    currentInterviews: use.interviews,
    currentSessions: use.sessions,
    ...(await describePlan(deps.db.orm, deps, row.id)),
    token: loginId === null ? "" : signBearer(deps.secret, loginId, expiresAt),
    userRole: row.userRole,
    companyName: row.companyName,
    companySize: row.companySize,
    userGoals: row.userGoals,
    onboarded: row.onboardedAt !== null,
    ...facts,
  };
}

export async function deleteExpiredLogins(deps: Pick<Deps, "db">): Promise<void> {
  await store.deleteExpiredLogins(deps.db);
  await deleteOldLinks(deps);
}
