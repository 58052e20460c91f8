import { isReturnLink } from "#contract/return-links.ts";

/** An address that the creator gave for participants, never a script: https, or a loopback one for trying things out. */
export function findCreatorLink(
  address: string | null | undefined,
): { url: string; host: string } | undefined {
  if (!address || !isReturnLink(address)) return undefined;
  try {
    const url = new URL(address);
    return { url: url.href, host: url.host };
  } catch {
    return undefined;
  }
}
