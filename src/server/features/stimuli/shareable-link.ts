/** Which part of a prototype, a board or a video a link opens; nothing that grants access. */
const harmlessParameters = new Set([
  ...["node-id", "page-id", "starting-point-node-id", "type", "scaling", "content-scaling", "hide-ui"],
  ...["v", "list", "index", "start", "lang"],
]);

/** A link that may leave the installation: without whatever in its query or fragment may be a token. */
export function toShareableLink(link: string): string {
  const url = new URL(link);
  if (url.search === "" && url.hash === "") return link;
  for (const name of [...new Set(url.searchParams.keys())])
    if (!harmlessParameters.has(name)) url.searchParams.delete(name);
  url.hash = "";
  return url.href;
}
