import { describe, expect, test } from "vitest";
import { sandboxFor } from "./prototype-sandbox.ts";

const page = "https://own.example/chat/abc";

describe("L-10: a prototype of our own origin never gets scripts together with its origin", () => {
  test.each([
    "https://own.example/x",
    "https://own.example:443/x",
    "https://OWN.example/x",
    "https://user@own.example/x",
    "//own.example/x",
    "/x",
    "https:/x",
  ])("%s", (url) => {
    expect(sandboxFor(url, page)).not.toContain("allow-same-origin");
  });

  test.each(["https://other.example/x", "https://own.example:8443/x", "http://own.example/x"])(
    "%s is another origin and keeps its own",
    (url) => {
      expect(sandboxFor(url, page)).toContain("allow-same-origin");
    },
  );
});
