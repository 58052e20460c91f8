import type { User } from "#contract/accounts.ts";
import type { Deps } from "../../deps.ts";
import { listIdentities } from "./identities.store.ts";
import { isInstanceOwner } from "./instance-owner.ts";
import type { UserRow } from "./logins.store.ts";

type LoginFacts = Required<
  Pick<User, "emailVerified" | "weeklyDigest" | "language" | "instanceOwner" | "identities" | "hasPassword">
>;

/** What a user is told of their own ways in. */
export async function describeLogin(deps: Pick<Deps, "db" | "config">, row: UserRow): Promise<LoginFacts> {
  const [identities, instanceOwner] = await Promise.all([
    listIdentities(deps.db, row.id),
    isInstanceOwner(deps.db, deps.config, row.id),
  ]);
  return {
    ...{ identities, instanceOwner, weeklyDigest: row.weeklyDigest, language: row.language },
    emailVerified: row.emailVerifiedAt !== null,
    hasPassword: row.passwordHash !== null,
  };
}
