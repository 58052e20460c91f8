/** What a pasted address names: a thread by its id, or a share link that has to be looked up. */
export type ThreadAddress = { kind: "thread"; id: string } | { kind: "share"; path: string };

export const siteHosts: ReadonlySet<string> = new Set(
  ["", "www.", "old.", "new.", "np.", "m.", "sh."].map((part) => `${part}reddit.com`),
);
const shortHost = "redd.it";
const longest = 2_000;

const place = "(?:r|u|user)/[A-Za-z0-9_-]{1,40}";
const threadPath = new RegExp(`^/(?:${place}/)?(?:comments|gallery)/([a-z0-9]{1,12})(?:/|$)`, "i");
const sharePath = new RegExp(`^(/${place}/s/[A-Za-z0-9]{1,20})/?$`);
/** As people paste it from the bar of a browser that hides the scheme. */
const withoutScheme = /^(?:[a-z]{1,4}\.)?(?:reddit\.com|redd\.it)\//i;
const shortPath = /^\/([a-z0-9]{1,12})\/?$/i;

/**
 * The thread that an address names; undefined for every other address. Nothing of the address itself is ever
 * fetched: calls are built from the id.
 */
export function parseThreadAddress(given: string): ThreadAddress | undefined {
  const pasted = given.trim();
  const address = withoutScheme.test(pasted) ? `https://${pasted}` : pasted;
  if (address.length > longest || !URL.canParse(address)) return undefined;
  const { protocol, username, password, port, hostname, pathname } = new URL(address);
  if (protocol !== "https:" || username !== "" || password !== "" || port !== "") return undefined;
  if (hostname === shortHost) return toThread(shortPath.exec(pathname)?.[1]);
  if (!siteHosts.has(hostname)) return undefined;
  const path = sharePath.exec(pathname)?.[1];
  return path === undefined ? toThread(threadPath.exec(pathname)?.[1]) : { kind: "share", path };
}

function toThread(id: string | undefined): ThreadAddress | undefined {
  return id === undefined ? undefined : { kind: "thread", id: id.toLowerCase() };
}
