/** An address that the creator gave for participants; only https, so that it can never be a script. */
export function findCreatorLink(
  address: string | null | undefined,
): { url: string; host: string } | undefined {
  if (!address || !/^https:\/\//i.test(address)) return undefined;
  try {
    const url = new URL(address);
    return { url: url.href, host: url.host };
  } catch {
    return undefined;
  }
}
