/** What a link says besides the interview: the language it opens in, and where it is posted. */
export interface LinkWords {
  lang?: string | undefined;
  ref?: string | undefined;
}

/** The link that participants get; on the product's public address, which a proxy cannot change. */
export function shareLink(publicUrl: string, interviewId: string, words: LinkWords = {}): string {
  const query = new URLSearchParams();
  if (words.lang) query.set("lang", words.lang);
  if (words.ref) query.set("ref", words.ref);
  const path = `${publicUrl.replace(/\/+$/, "")}/chat/${encodeURIComponent(interviewId)}`;
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Whether links on this public address open nowhere but on the server's own machine. */
export function opensOnlyHere(publicUrl: string): boolean {
  if (!URL.canParse(publicUrl)) return false;
  const { hostname } = new URL(publicUrl);
  return hostname === "localhost" || hostname.endsWith(".localhost") || /^(?:127\.|\[::1\]$)/.test(hostname);
}

/** A path of this app to return to after login, or the fallback where it could lead anywhere else. */
export function localPath(value: string | null | undefined, fallback: string): string {
  if (!value || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return fallback;
  const resolved = new URL(value, "https://local.invalid");
  // "/..//host" begins as a path and resolves to one that browsers take for a host.
  if (resolved.origin !== "https://local.invalid" || resolved.pathname.startsWith("//")) return fallback;
  return `${resolved.pathname}${resolved.search}${resolved.hash}`;
}
