/** The link that participants get; on the product's public address, which a proxy cannot change. */
export function shareLink(publicUrl: string, interviewId: string): string {
  return `${publicUrl.replace(/\/+$/, "")}/chat/${encodeURIComponent(interviewId)}`;
}

/** A path of this app to return to after login, or the fallback where it could lead anywhere else. */
export function localPath(value: string | null | undefined, fallback: string): string {
  if (!value || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return fallback;
  const resolved = new URL(value, "https://local.invalid");
  // "/..//host" begins as a path and resolves to one that browsers take for a host.
  if (resolved.origin !== "https://local.invalid" || resolved.pathname.startsWith("//")) return fallback;
  return `${resolved.pathname}${resolved.search}${resolved.hash}`;
}
