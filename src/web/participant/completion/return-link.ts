/** Where the creator wants participants to go on; only https, so that it can never be a script. */
export function findReturn(returnUrl: string | null): { url: string; host: string } | undefined {
  if (returnUrl === null || !/^https:\/\//i.test(returnUrl)) return undefined;
  try {
    const url = new URL(returnUrl);
    return { url: url.href, host: url.host };
  } catch {
    return undefined;
  }
}
