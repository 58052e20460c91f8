import { expect, test } from "vitest";
import { readPlace, toPlace } from "./place.ts";

const message = { _id: "m1", text: "👍 Well. It was one of those evenings again." };

test("a quote's place comes back from the address, in code points", () => {
  const place = readPlace("s1", toPlace(message, "one of those evenings"));
  expect(place.messageId).toBe("m1");
  const { start, end } = place.span ?? { start: 0, end: 0 };
  expect([...message.text].slice(start, end).join("")).toBe("one of those evenings");
});

test("without a quote, or with one that is not there, it is the message as a whole", () => {
  expect(readPlace("s1", toPlace(message))).toEqual({ sessionId: "s1", messageId: "m1", span: null });
  expect(readPlace("s1", toPlace(message, "never said")).span).toBeNull();
});

test("an address that somebody changed by hand marks nothing", () => {
  const search = new URLSearchParams({ message: "m1", start: "9", end: "x" });
  expect(readPlace("s1", search).span).toBeNull();
});
