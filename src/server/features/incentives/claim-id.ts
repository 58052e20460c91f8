import { createHmac, hkdfSync } from "node:crypto";

const keys = new WeakMap<Uint8Array, Buffer>();

/**
 * The id of a session's claim. Only who has the installation's secret can tell which session it is of, so that a
 * claim without its session is still made once, and is found when its participant withdraws.
 */
export function claimIdOf(secret: Uint8Array, sessionId: string): string {
  let key = keys.get(secret);
  if (!key) {
    key = Buffer.from(hkdfSync("sha256", secret, "", "askwell claim ids", 32));
    keys.set(secret, key);
  }
  return createHmac("sha256", key).update(sessionId).digest("hex").slice(0, 32);
}
