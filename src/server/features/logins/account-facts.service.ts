import type { User } from "#contract/accounts.ts";
import type { Deps } from "../../deps.ts";
import { describeOwnership } from "../instance/owner.service.ts";
import { countWaitingMails } from "../mail/mail.service.ts";
import { listIdentities } from "./identities.store.ts";
import type { UserRow } from "./logins.store.ts";
import { findSecondFactor } from "./second-factor.store.ts";

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
export async function describeLogin(deps: Pick<Deps, "db" | "config">, row: UserRow): Promise<LoginFacts> {
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
