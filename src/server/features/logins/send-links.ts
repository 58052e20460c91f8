import { linkHours } from "#contract/limits.ts";
import { hashToken, newToken } from "../../auth/tokens.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import type { Identity } from "../../login-provider.ts";
import { mailTexts } from "../mail/mail-texts.ts";
import { queueMail } from "../mail/queue-mail.service.ts";
import type { UserRow } from "./logins.store.ts";
import { insertMailToken, type Purpose } from "./mail-tokens.store.ts";

type MailDeps = Pick<Deps, "newId" | "config">;
type Addressee = Pick<UserRow, "id" | "name" | "email" | "language">;

/** Mails the link that confirms an address. */
export async function sendVerificationLink(tx: Queryable, deps: MailDeps, user: Addressee): Promise<void> {
  const token = await makeToken(tx, user, "verify", { email: user.email });
  const url = `${deps.config.publicUrl}/verify?token=${token}`;
  await queueMail(tx, deps, {
    ...{ kind: "verify", to: user.email, userId: user.id, language: user.language },
    content: mailTexts(user.language).verify({ name: nameInMail(user.name), url }),
  });
}

/** Mails the link to set a new password. */
export async function sendResetLink(tx: Queryable, deps: MailDeps, user: Addressee): Promise<void> {
  const token = await makeToken(tx, user, "reset", {});
  const url = `${deps.config.publicUrl}/reset?token=${token}`;
  await queueMail(tx, deps, {
    ...{ kind: "reset", to: user.email, userId: user.id, language: user.language },
    content: mailTexts(user.language).reset({ url }),
  });
}

/** Mails the question whether a provider's login may open the account. */
export async function sendIdentityLink(
  tx: Queryable,
  deps: MailDeps,
  user: Addressee,
  identity: Identity & { provider: { id: string; name: string } },
): Promise<void> {
  const { issuer, subject, email, provider } = identity;
  const payload = { issuer, subject, email, provider: provider.id, providerName: provider.name };
  const token = await makeToken(tx, user, "link_identity", payload);
  const url = `${deps.config.publicUrl}/connect?token=${token}&provider=${encodeURIComponent(provider.name)}`;
  await queueMail(tx, deps, {
    ...{ kind: "link_identity", to: user.email, userId: user.id, language: user.language },
    content: mailTexts(user.language).linkIdentity({ provider: provider.name, url }),
  });
}

/** Mails to the new address the link that makes it the account's. */
export async function sendAddressLink(
  tx: Queryable,
  deps: MailDeps,
  user: Addressee,
  email: string,
): Promise<void> {
  const token = await makeToken(tx, user, "change_email", { from: user.email, to: email });
  const url = `${deps.config.publicUrl}/change-email?token=${token}`;
  await queueMail(tx, deps, {
    ...{ kind: "change_email", to: email, userId: user.id, language: user.language },
    content: mailTexts(user.language).changeEmail({ url }),
  });
}

async function makeToken(
  tx: Queryable,
  user: Addressee,
  purpose: Purpose,
  payload: Record<string, unknown>,
): Promise<string> {
  const token = newToken();
  await insertMailToken(
    tx,
    { hash: hashToken(token), purpose, userId: user.id, payload },
    linkHours[purpose] * 60 * 60,
  );
  return token;
}

/** A name that is an advertisement would reach whatever address somebody registers. */
function nameInMail(name: string): string {
  return name.length <= 60 && !/[:/]|www\.|\.\p{L}{2}/iu.test(name) ? name : "";
}
