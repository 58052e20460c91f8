const noPages = /^\/(api|auth|login|signup|register|reset|verify|connect|change-email)(?![a-z])/i;

/** A path of this app that `value` leads to, or else the fallback; never another site, a call, or a login page. */
export function returnPath(value: string | null | undefined, fallback: string): string {
  if (!value || value.length > 1_000 || !/^\/(?![/\\])/.test(value)) return fallback;
  // Browsers drop some of these from addresses, and read a backslash as a slash.
  if (/[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(value)) return fallback;
  const own = "http://own.invalid";
  if (!URL.canParse(value, own)) return fallback;
  const url = new URL(value, own);
  if (url.origin !== own || url.pathname.startsWith("//") || noPages.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** `path` with one parameter more. */
export function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, "http://own.invalid");
  url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
