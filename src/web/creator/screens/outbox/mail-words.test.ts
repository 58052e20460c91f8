import { expect, test } from "vitest";
import { describeStatus, linksOf } from "./mail-words.ts";

test("a mail that is tried again says how often it was tried", () => {
  expect(describeStatus({ status: "queued", attempts: 0 })).toBe("Waiting");
  expect(describeStatus({ status: "queued", attempts: 2 })).toBe("Waiting after 2 attempts");
  expect(describeStatus({ status: "kept", attempts: 0 })).toBe("Not sent");
});

test("each link of a mail can be passed on once", () => {
  const text =
    "Set it:\nhttps://a.example/reset?token=x1 \n\nhttps://a.example/reset?token=x1\nhttp://b.example";
  expect(linksOf(text)).toEqual(["https://a.example/reset?token=x1", "http://b.example"]);
  expect(linksOf("no link")).toEqual([]);
});
