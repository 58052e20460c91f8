import type { User } from "#contract/accounts.ts";
import { freshLoginMinutes } from "#contract/limits.ts";
import { useOpenLogins } from "../../queries/logins.ts";

/** A minute less than the server takes for fresh, for the time that typing takes. */
const freshMs = (freshLoginMinutes - 1) * 60_000;

/** Whether the server will ask for the password, so that its field stands in the form from the start. */
export function useNeedsPassword(user: User): boolean {
  const { data: logins } = useOpenLogins();
  const current = logins?.find((login) => login.current);
  if (user.hasPassword === false || !current) return false;
  return Date.now() - Date.parse(current.createdAt) > freshMs;
}
