import { isIPv6 } from "node:net";

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
