/** What a framed prototype may do. One of our own origin with scripts and its origin could step out of the sandbox. */
export function sandboxFor(url: string, page: string): string {
  const isForeign = new URL(url, page).origin !== new URL(page).origin;
  return isForeign ? "allow-scripts allow-forms allow-popups allow-same-origin" : "allow-scripts allow-forms";
}
