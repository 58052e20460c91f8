import type { User } from "#contract/accounts.ts";

/** Null for the owner, and where there is none. */
export function nameServerOwner({ serverOwner }: Pick<User, "serverOwner">): string | null {
  if (!serverOwner) return null;
  const { name, email } = serverOwner;
  return email === null ? name : `${name} (${email})`;
}
