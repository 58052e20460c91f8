import { describe, expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

describe("M-5: what limits count a caller's address as", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:0:0:8000::", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["1::", "1:0:0:0::/64"],
    ["unknown", "unknown"],
    ["", ""],
  ])("%s counts as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test("all addresses of one /64 are one, and those of the next are another", () => {
    const of = (tail: number) => networkOf(`2001:db8:1:2::${tail.toString(16)}`);
    expect(new Set(Array.from({ length: 1_000 }, (_, tail) => of(tail))).size).toBe(1);
    expect(networkOf("2001:db8:1:3::1")).not.toBe(of(1));
  });
});
