import { localPath } from "#web/format/links.ts";

/** The login page's address that leads back here afterwards. */
export function loginPath(from: string): string {
  return from === "/" || from === "/projects" ? "/login" : `/login?returnTo=${encodeURIComponent(from)}`;
}

/** Where to go after login; only ever a path of this app, and never a login page again. */
export function returnPath(search: string): string {
  const path = localPath(new URLSearchParams(search).get("returnTo"), "/projects");
  return /^\/(login|signup|register)/.test(path) ? "/projects" : path;
}

/** Keeps the way back when someone moves between the login, sign-up and registration pages. */
export function withReturnTo(path: string, search: string): string {
  const target = returnPath(search);
  return target === "/projects" ? path : `${path}?returnTo=${encodeURIComponent(target)}`;
}
