import { localPath } from "#web/format/links.ts";

/** The login page's address that leads back here afterwards. */
export function loginPath(from: string): string {
  return from === "/" || from === "/projects" ? "/login" : `/login?returnTo=${encodeURIComponent(from)}`;
}

/** Where to go after login: to the plan that was chosen before, or only ever to a path of this app that is no login page. */
export function returnPath(search: string): string {
  const query = new URLSearchParams(search);
  const plan = query.get("plan");
  if (plan) return `/pricing?plan=${encodeURIComponent(plan)}`;
  const path = localPath(query.get("returnTo"), "/projects");
  return /^\/(login|signup|register)/.test(path) ? "/projects" : path;
}

/** Keeps the way back when someone moves between the login, sign-up and registration pages. */
export function withReturnTo(path: string, search: string): string {
  const target = returnPath(search);
  return target === "/projects" ? path : `${path}?returnTo=${encodeURIComponent(target)}`;
}
