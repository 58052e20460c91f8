const ignoresDots = new Set(["gmail.com", "googlemail.com"]);

/**
 * The inbox that an address leads to, as most mail servers have it: small letters, without what follows a plus, and
 * at Gmail without dots. A guess: good for a hint to the creator, never for a refusal.
 */
function inboxOf(address: string): string {
  const folded = address.trim().toLowerCase().normalize("NFC");
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  const [name = ""] = folded.slice(0, at).split("+");
  return ignoresDots.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** How many of these claims lead to the same inbox as each of them, itself among them. */
export function countSameInbox<C extends { email: string }>(claims: C[]): (C & { sameInbox: number })[] {
  const counts = new Map<string, number>();
  for (const { email } of claims) counts.set(inboxOf(email), (counts.get(inboxOf(email)) ?? 0) + 1);
  return claims.map((claim) => ({ ...claim, sameInbox: counts.get(inboxOf(claim.email)) ?? 1 }));
}
