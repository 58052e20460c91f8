/**
 * The page in a frame of another site (`?embed=1`). Browsers give such a frame no cookies, and some no storage either:
 * then the session is found again by its token in the frame's own address, which the site around cannot read.
 */
export function isEmbedded(search = location.search): boolean {
  return new URLSearchParams(search).get("embed") === "1";
}

/** The part behind the "#" that stays in the address of a session. */
export function keptHash(search: string, hash: string): string {
  return isEmbedded(search) && hash.startsWith("#resume=") ? hash : "";
}

/** Keeps the token over a reload of the frame. It never leaves the browser: servers do not see what is behind "#". */
export function keepTokenInAddress(token: string): void {
  if (!isEmbedded()) return;
  history.replaceState(
    { ownSession: true },
    "",
    `${location.pathname}${location.search}#resume=${encodeURIComponent(token)}`,
  );
}

/** Whether this frame put the token into its address itself: a link that somebody sent cannot say so. */
export function wroteOwnAddress(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "ownSession" in state;
}

/** Other pages refuse to stand in a frame, so that links open beside it. */
export function openLinksOutside(): void {
  const base = document.createElement("base");
  base.target = "_blank";
  document.head.append(base);
}
