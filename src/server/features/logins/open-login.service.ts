import type { User } from "#contract/accounts.ts";
import { loginDays, tokenMinutes } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import { type DeviceMark, deviceMark, isKnownDevice } from "../../auth/known-device.ts";
import { loginCookieName } from "../../auth/login-cookie.ts";
import { hashToken, newToken, signBearer } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import { describePlan } from "../billing/limits.service.ts";
import { describeOwnership } from "../instance/owner.service.ts";
import { countWaitingMails } from "../mail/mail.service.ts";
import { listIdentities } from "./identities.store.ts";
import type { UserRow } from "./logins.store.ts";
import * as store from "./logins.store.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import { findSecondFactor } from "./second-factor.store.ts";

export interface OpenLogin {
  user: User;
  /** For the browser's cookie. */
  cookieToken: string;
  cookieSeconds: number;
  device: DeviceMark;
}

export type Cookies = Record<string, string | undefined>;

type LoginDeps = Pick<Deps, "db" | "clock" | "newId" | "secret" | "config">;

export function markOf(deps: Pick<LoginDeps, "secret" | "config">, userId: string): DeviceMark {
  return deviceMark(deps.secret, loginCookieName(deps.config.publicUrl), userId);
}

/** A new login of somebody whom a provider has told us. */
export async function openLoginOf(
  deps: LoginDeps,
  userId: string,
  cookies: Cookies | null,
): Promise<OpenLogin> {
  const row = await store.findUser(deps.db.orm, userId);
  if (!row) throw new AppError("authentication_required");
  return openLogin(deps, row, cookies);
}

/** `cookies`: null of a new account, whose owner needs not be told that somebody is in it. */
export async function openLogin(
  deps: LoginDeps,
  row: store.UserRow,
  cookies: Cookies | null,
): Promise<OpenLogin> {
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

/** `loginId` is null for who came with an API key: such a one gets no token beside it. */
export async function getUser(deps: LoginDeps, userId: string, loginId: string | null): Promise<User> {
  const row = await store.findUser(deps.db.orm, userId);
  if (!row) throw new AppError("authentication_required");
  return toUser(deps, row, loginId);
}

async function toUser(deps: LoginDeps, row: store.UserRow, loginId: string | null): Promise<User> {
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

type LoginFacts = Required<
  Pick<
    User,
    | "emailVerified"
    | "weeklyDigest"
    | "language"
    | "instanceOwner"
    | "serverOwner"
    | "outboxWaiting"
    | "twoStepLogin"
    | "recoveryCodesLeft"
    | "identities"
    | "hasPassword"
  >
>;

/** What a user is told of their own ways in. */
async function describeLogin(deps: Pick<Deps, "db" | "config">, row: UserRow): Promise<LoginFacts> {
  const [identities, ownership, secondFactor] = await Promise.all([
    listIdentities(deps.db, row.id),
    describeOwnership(deps, row.id),
    findSecondFactor(deps.db.orm, row.id),
  ]);
  return {
    ...{ identities, ...ownership, weeklyDigest: row.weeklyDigest, language: row.language },
    emailVerified: row.emailVerifiedAt !== null,
    outboxWaiting: ownership.instanceOwner ? await countWaitingMails(deps) : 0,
    twoStepLogin: secondFactor ? secondFactor.confirmedAt !== null : false,
    recoveryCodesLeft: secondFactor?.recoveryHashes.length ?? 0,
    hasPassword: row.passwordHash !== null,
  };
}
