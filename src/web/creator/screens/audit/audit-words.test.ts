import { expect, test } from "vitest";
import { describeAction, pageOf } from "./audit-words.ts";

test("an entry of the log reads as what somebody did", () => {
  expect(describeAction("exported", "project")).toBe("exported a project");
  expect(describeAction("logged_in", "login")).toBe("logged in");
  expect(describeAction("created", "member")).toBe("joined as a member");
  expect(describeAction("removed", "login")).toBe("disconnected a provider's login");
  expect(describeAction("changed", "retention")).toBe("changed how long answers are kept");
  expect(describeAction("something_new", "odd.thing")).toBe("something new odd thing");
});

test("an entry leads to what it is about, as long as that is there", () => {
  expect(pageOf("viewed", "interview", "a/b")).toBe("/interviews/a%2Fb");
  expect(pageOf("deleted", "interview", "abc")).toBeUndefined();
  expect(pageOf("viewed", "session", "abc")).toBeUndefined();
  expect(pageOf("viewed", "interview", null)).toBeUndefined();
});
