import { expect, test } from "vitest";
import { plainInMail } from "./plain-in-mail.ts";

test.each(["Remote work 2026", "Dr. Ada O'Neill", "日本の調査", "Q1 (draft)"])(
  "the name %s is mailed as it is",
  (name) => {
    expect(plainInMail(name, "instead")).toBe(name);
  },
);

test.each([
  "Win at https://example.org",
  "www.example.org",
  "cheap-pills.example now",
  "mail me@there",
  "x".repeat(81),
  " ",
])("the name %s does not get into a mail", (name) => {
  expect(plainInMail(name, "instead")).toBe("instead");
});
