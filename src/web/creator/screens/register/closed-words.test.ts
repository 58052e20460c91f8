import { expect, test } from "vitest";
import { describeClosed } from "./closed-words.ts";

test("without mail the page never says that an invited address is enough", () => {
  expect(describeClosed({ registration: "invited", sendsMail: true })).toContain(
    "the address you were invited",
  );
  expect(describeClosed({ registration: "invited", sendsMail: false })).toBe(
    "New accounts are by invitation only. Open the link in your invitation.",
  );
});
