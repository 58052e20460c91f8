import type { LoginError } from "#contract/choices.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import type { Identity } from "../../login-provider.ts";
import { admit } from "../instance/admission.ts";
import { claimByAddress, makeOwner } from "../instance/owner.service.ts";
import { joinInvited } from "../members/join-invited.ts";
import { findIdentity, insertIdentity } from "./identities.store.ts";
import * as store from "./logins.store.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import { sendIdentityLink, sendVerificationLink } from "./send-links.ts";

type AccountDeps = Pick<Deps, "db" | "newId" | "config" | "clock" | "secret">;
type Visitor = Identity & { provider: { id: string; name: string } };
type Found = { userId: string; isNew: boolean } | { error: LoginError };

/**
 * The account that an identity opens: its own by issuer and subject, else a new one. An address that has an
 * account already never opens it by itself: its mailbox is asked first, and only where the provider has checked
 * the address.
 */
export async function openAccount(deps: AccountDeps, visitor: Visitor): Promise<Found> {
  const known = await findIdentity(deps.db.orm, visitor);
  if (known) return { userId: known.userId, isNew: false };
  const { email } = visitor;
  if (email === null) return { error: "unverified" };
  const owner = await store.findUserByEmail(deps.db.orm, email);
  if (owner) return askOwner(deps, owner, visitor);
  try {
    return await deps.db.orm.transaction((tx) => makeAccount(tx, deps, { ...visitor, email }));
  } catch (error) {
    if (error instanceof AppError && isRefusal(error.code)) return { error: "not-invited" };
    throw error;
  }
}

function isRefusal(code: ErrorCode): boolean {
  return ["setup_needed", "invitation_needed", "registration_off"].includes(code);
}

async function askOwner(deps: AccountDeps, owner: store.UserRow, visitor: Visitor): Promise<Found> {
  if (!visitor.emailVerified) return { error: "unverified" };
  const isTooOften = await takeFromLimit(deps, `link-mail:${owner.id}`, rates.linkMail).then(
    () => false,
    () => true,
  );
  if (!isTooOften) await deps.db.orm.transaction((tx) => sendIdentityLink(tx, deps, owner, visitor));
  return { error: "confirm-sent" };
}

/** As with a password, an address that nobody has checked makes an account and is asked to be confirmed. */
async function makeAccount(
  tx: Queryable,
  deps: AccountDeps,
  visitor: Visitor & { email: string },
): Promise<Found> {
  const { email, emailVerified } = visitor;
  const { makesOwner } = await admit(tx, deps, { email });
  const created = await store.insertUser(tx, {
    ...{ id: deps.newId(), name: visitor.name ?? nameOf(email), email },
    emailVerifiedAt: emailVerified ? deps.clock() : null,
  });
  if (!created) {
    // The same person in another tab was faster, or somebody took the address in this moment.
    const known = await findIdentity(tx, visitor);
    return known ? { userId: known.userId, isNew: false } : { error: "failed" };
  }
  const userId = await insertIdentity(tx, toRow(visitor, created.id));
  if (userId !== created.id) throw new Error("the identity was taken by another account in this moment");
  if (makesOwner) await makeOwner(tx, created.id);
  if (!emailVerified) await sendVerificationLink(tx, deps, created);
  else {
    await claimByAddress(tx, deps.config, created);
    await joinInvited(tx, created);
  }
  return { userId: created.id, isNew: true };
}

/** False where the identity opens another account. */
export async function linkToAccount(
  deps: Pick<Deps, "db" | "config" | "newId">,
  visitor: Visitor,
  userId: string,
): Promise<boolean> {
  return deps.db.orm.transaction(async (tx) => {
    const isLinked = (await insertIdentity(tx, toRow(visitor, userId))) === userId;
    if (isLinked) await notifyOfChange(tx, deps, userId, { what: "provider", name: visitor.provider.name });
    return isLinked;
  });
}

function toRow({ issuer, subject, email, provider }: Visitor, userId: string) {
  return { issuer, subject, email, provider: provider.id, userId };
}

function nameOf(email: string): string {
  return email.split("@")[0] ?? email;
}
