import { expect, it } from "vitest";
import { findSourceAddress, readSourcePlace } from "./source-address.ts";

const said = { sourceId: "t 1", messageId: "m1", start: 4, end: 9 };

it("the words of an uploaded transcript have an address that leads back to them", () => {
  const evidence = { ...said, sourceKind: "transcript" as const };
  const address = findSourceAddress(evidence) ?? "";
  expect(address).toBe("/transcripts/t%201?message=m1&start=4&end=9");
  const search = new URLSearchParams(address.split("?")[1]);
  expect(readSourcePlace(search, "t 1")).toEqual({
    sessionId: "t 1",
    messageId: "m1",
    span: { start: 4, end: 9 },
  });
});

it("a comment is found on its thread's page", () => {
  expect(findSourceAddress({ ...said, sourceKind: "thread" })).toMatch(/^\/threads\//);
});

it("the words of a session are shown where the session is", () => {
  expect(findSourceAddress({ ...said, sourceKind: "interview" })).toBeUndefined();
});

it("an address that names no message opens the source at its beginning", () => {
  expect(readSourcePlace(new URLSearchParams("start=1&end=2"), "t1").messageId).toBeNull();
});
