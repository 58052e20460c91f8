import { AppError } from "../../app-error.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { insertIdentity } from "./identities.store.ts";
import * as store from "./logins.store.ts";
import { type MailToken, takeMailToken } from "./mail-tokens.store.ts";
import { sendVerificationLink } from "./send-links.ts";

/** Sends the confirmation again; nothing is sent where the address is confirmed already. */
export async function resendVerification(
  deps: Pick<Deps, "db" | "newId" | "config">,
  userId: string,
): Promise<void> {
  await takeFromLimit(deps, `verify-mail:${userId}`, { limit: 5, seconds: 3_600 });
  const user = await store.findUser(deps.db.orm, userId);
  if (user && user.emailVerifiedAt === null) await sendVerificationLink(deps.db.orm, deps, user);
}

/** The link of a mail: confirms the address, or lets a provider's login open the account. Answers what it did. */
export async function confirmLink(
  deps: Pick<Deps, "db" | "config">,
  token: string,
  address: string,
): Promise<string> {
  await takeFromLimit(deps, `mail-link:${address}`, { limit: 30, seconds: 60 });
  const hash = hashToken(token);
  return deps.db.orm.transaction(async (tx) => {
    const verify = await takeMailToken(tx, hash, "verify");
    if (verify) return confirmAddress(tx, verify);
    const link = await takeMailToken(tx, hash, "link_identity");
    if (!link) throw new AppError("link_invalid");
    return linkIdentity(tx, link);
  });
}

async function confirmAddress(tx: Queryable, token: MailToken): Promise<string> {
  const user = token.userId === null ? undefined : await store.lockUser(tx, token.userId);
  if (!user || user.email !== token.payload.email) throw new AppError("link_invalid");
  await store.markEmailVerified(tx, user.id);
  return "Your e-mail address is confirmed.";
}

async function linkIdentity(tx: Queryable, token: MailToken): Promise<string> {
  const { issuer, subject, email, provider, providerName } = token.payload as Record<string, string | null>;
  if (token.userId === null || !issuer || !subject || !provider) throw new AppError("link_invalid");
  await proveAddress(tx, token.userId, { dropPassword: true });
  const identity = { issuer, subject, provider, email: email ?? null, userId: token.userId };
  const owner = await insertIdentity(tx, identity);
  if (owner !== token.userId) throw new AppError("link_invalid");
  return `${providerName ?? "This provider"} opens your account from now on. Please log in.`;
}

/**
 * Whoever reads the address's mail owns the account. Where nobody had shown that before, whatever was set up until
 * then may be another person's, who registered an address that is not theirs: those ways in are closed.
 */
export async function proveAddress(
  tx: Queryable,
  userId: string,
  { dropPassword }: { dropPassword: boolean },
): Promise<void> {
  const user = await store.lockUser(tx, userId);
  if (!user) throw new AppError("link_invalid");
  if (user.emailVerifiedAt !== null) return;
  await store.deleteLogins(tx, userId, null);
  await store.deleteIdentities(tx, userId);
  await store.deleteApiKeys(tx, userId);
  if (dropPassword) await store.updateUser(tx, userId, { passwordHash: null });
  await store.markEmailVerified(tx, userId);
}
