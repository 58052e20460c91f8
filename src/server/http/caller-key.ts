import { createHmac } from "node:crypto";
import type { Deps } from "../deps.ts";

/**
 * A caller's network address as a name to count under: keyed, so that nobody finds the address from it, and another
 * one each day, so that nobody is followed by it.
 */
export function callerKey(deps: Pick<Deps, "secret" | "clock">, address: string): string {
  const day = deps.clock().toISOString().slice(0, 10);
  return createHmac("sha256", deps.secret).update(`${day} ${address}`).digest("base64url").slice(0, 22);
}
