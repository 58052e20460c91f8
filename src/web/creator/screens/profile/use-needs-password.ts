import type { User } from "#contract/accounts.ts";
import { useOpenLogins } from "../../queries/logins.ts";

/** The server takes a login of the last ten minutes for fresh; a minute less, for the time that typing takes. */
const freshMs = 9 * 60_000;

/** Whether the server will ask for the password, so that its field stands in the form from the start. */
export function useNeedsPassword(user: User): boolean {
  const { data: logins } = useOpenLogins();
  const current = logins?.find((login) => login.current);
  if (user.hasPassword === false || !current) return false;
  return Date.now() - Date.parse(current.createdAt) > freshMs;
}
