import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Deps } from "../deps.ts";

/**
 * What a limit counts an address as. Of IPv6 the first 64 bits: one line or machine has all the rest to choose from. An
 * IPv4 address that came wrapped in IPv6 is itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (wrapped) return wrapped;
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const groups =
    tail === undefined ? before : [...before, ...zeros(8 - before.length - after.length), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

function zeros(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => "0");
}

/**
 * A caller's network address as a name to count under: keyed, so that nobody finds the address from it, and another
 * one each day, so that nobody is followed by it.
 */
export function callerKey(deps: Pick<Deps, "secret" | "clock">, address: string): string {
  const day = deps.clock().toISOString().slice(0, 10);
  return createHmac("sha256", deps.secret).update(`${day} ${address}`).digest("base64url").slice(0, 22);
}
