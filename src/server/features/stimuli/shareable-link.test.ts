import { expect, test } from "vitest";
import { toShareableLink } from "./shareable-link.ts";

test.each([
  ["https://example.org/shop", "https://example.org/shop"],
  ["https://example.org/shop?access_token=SECRET", "https://example.org/shop"],
  ["https://example.org/shop#token=SECRET", "https://example.org/shop"],
  ["https://example.org/?a=SECRET&a=SECRET&lang=de", "https://example.org/?lang=de"],
  [
    "https://www.figma.com/proto/AbC/Shop?node-id=1-2&t=SECRET-1&scaling=min-zoom",
    "https://www.figma.com/proto/AbC/Shop?node-id=1-2&scaling=min-zoom",
  ],
  ["https://www.youtube.com/watch?v=abc&si=SECRET", "https://www.youtube.com/watch?v=abc"],
])("%s leaves as %s", (link, shared) => {
  expect(toShareableLink(link)).toBe(shared);
});
