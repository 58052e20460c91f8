import { rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { claimByAddress } from "../instance/owner.service.ts";
import { type Joined, joinInvited, noteJoined } from "../members/join-invited.ts";
import { checkPassword } from "./fresh-login.service.ts";
import { deleteIdentities, insertIdentity } from "./identities.store.ts";
import * as store from "./logins.store.ts";
import { findMailToken, type MailToken, takeMailToken } from "./mail-tokens.store.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import { deleteSecondFactor, findSecondFactor } from "./second-factor.store.ts";
import { sendVerificationLink } from "./send-links.ts";

type LinkDeps = Pick<Deps, "db" | "config" | "newId">;

/** Sends the confirmation again; nothing is sent where the address is confirmed already. */
export async function resendVerification(
  deps: Pick<Deps, "db" | "newId" | "config">,
  userId: string,
): Promise<void> {
  await takeFromLimit(deps, `verify-mail:${userId}`, rates.verifyMail);
  const user = await store.findUser(deps.db.orm, userId);
  if (user && user.emailVerifiedAt === null) await sendVerificationLink(deps.db.orm, deps, user);
}

interface Visitor {
  token: string;
  /** Asked for where the visitor is not logged in to the account. */
  password?: string | undefined;
  accountId: string | null;
  address: string;
}

/**
 * Confirms an address, for whoever reads its mail and is logged in to the account or knows its password. The mail
 * alone is not enough: somebody else may have made the account with an address that is not theirs, and would keep it.
 */
export async function confirmAddress(deps: LinkDeps, visitor: Visitor): Promise<string> {
  await takeFromLimit(deps, `mail-link:${visitor.address}`, rates.mailLink);
  const hash = hashToken(visitor.token);
  const found = await findMailToken(deps.db, hash, "verify");
  if (!found?.userId) throw new AppError("link_invalid");
  if (found.userId !== visitor.accountId) await requirePassword(deps, found.userId, visitor.password);
  const joined = await deps.db.orm.transaction(async (tx) => {
    const token = await takeMailToken(tx, hash, "verify");
    const user = token?.userId ? await store.lockUser(tx, token.userId) : undefined;
    if (!token || !user || user.email !== token.payload.email) throw new AppError("link_invalid");
    return markProven(tx, deps, user);
  });
  await noteJoined(deps.db, joined);
  return "Your e-mail address is confirmed.";
}

async function requirePassword(deps: LinkDeps, userId: string, password: string | undefined): Promise<void> {
  if (password === undefined || password === "") throw new AppError("confirm_needs_login");
  const user = await store.findUser(deps.db.orm, userId);
  if (!user) throw new AppError("link_invalid");
  await checkPassword(deps, user, password);
}

/** Lets a provider's login open the account whose address it has; whoever reads its mail owns the account. */
export async function connectProvider(
  deps: LinkDeps,
  { token, address }: Pick<Visitor, "token" | "address">,
): Promise<string> {
  await takeFromLimit(deps, `mail-link:${address}`, rates.mailLink);
  const { name, joined } = await deps.db.orm.transaction(async (tx) => {
    const link = await takeMailToken(tx, hashToken(token), "link_identity");
    if (!link) throw new AppError("link_invalid");
    return linkIdentity(tx, deps, link);
  });
  await noteJoined(deps.db, joined);
  return `You can log in with ${name} from now on.`;
}

async function linkIdentity(
  tx: Queryable,
  deps: LinkDeps,
  { userId, payload }: MailToken,
): Promise<{ name: string; joined: Joined[] }> {
  const { issuer, subject, email, provider, providerName } = payload as Record<string, string | null>;
  if (userId === null || !issuer || !subject || !provider) throw new AppError("link_invalid");
  await refuseWithSecondFactor(tx, userId);
  const joined = await proveAddress(tx, deps, userId, { dropPassword: true });
  const owner = await insertIdentity(tx, { issuer, subject, provider, email: email ?? null, userId });
  if (owner !== userId) throw new AppError("link_invalid");
  const name = providerName ?? "This provider";
  await notifyOfChange(tx, deps, userId, { what: "provider", name });
  return { name, joined };
}

/** A mailbox alone must not open what asks for a second step: the provider is connected in the profile instead. */
async function refuseWithSecondFactor(tx: Queryable, userId: string): Promise<void> {
  const factor = await findSecondFactor(tx, userId);
  if (!factor?.confirmedAt) return;
  throw new AppError("confirm_needs_login", {
    error: "Two-step login is on for this account. Please log in and connect the provider in your profile.",
  });
}

/**
 * Whoever reads the address's mail owns the account. Where nobody had shown that before, whatever was set up until
 * then may be another person's, who registered an address that is not theirs: those ways in are closed.
 */
export async function proveAddress(
  tx: Queryable,
  deps: Pick<Deps, "config">,
  userId: string,
  { dropPassword }: { dropPassword: boolean },
): Promise<Joined[]> {
  const user = await store.lockUser(tx, userId);
  if (!user) throw new AppError("link_invalid");
  if (user.emailVerifiedAt !== null) return [];
  await store.deleteLogins(tx, userId, null);
  await deleteIdentities(tx, userId);
  await store.deleteApiKeys(tx, userId);
  await deleteSecondFactor(tx, userId);
  if (dropPassword) await store.updateUser(tx, userId, { passwordHash: null });
  return markProven(tx, deps, user);
}

/** What a confirmed address brings: the installation where OWNER_EMAIL names it, and the projects it was invited to. */
async function markProven(
  tx: Queryable,
  deps: Pick<Deps, "config">,
  user: { id: string; email: string },
): Promise<Joined[]> {
  await store.markEmailVerified(tx, user.id);
  await claimByAddress(tx, deps.config, user);
  return joinInvited(tx, user);
}
