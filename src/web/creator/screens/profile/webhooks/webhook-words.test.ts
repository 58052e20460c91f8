import { expect, test } from "vitest";
import { addressProblem, describeAttempts } from "./webhook-words.ts";

test("a delivery tells how often it was tried and what came back", () => {
  const delivery = { attempts: 2, responseStatus: 500, error: null, status: "failed" as const };
  expect(describeAttempts(delivery)).toBe("2 attempts, answered 500");
  expect(describeAttempts({ ...delivery, responseStatus: null, error: "no answer" })).toBe(
    "2 attempts, no answer",
  );
  expect(describeAttempts({ ...delivery, attempts: 1, responseStatus: 204, status: "delivered" })).toBe(
    "1 attempt, answered 204",
  );
});

test("events go to https addresses only", () => {
  expect(addressProblem(" https://example.org/hook ")).toBeNull();
  for (const address of ["", "http://example.org", "https://", "ftp://example.org"]) {
    expect(addressProblem(address), address).toBe("Please enter an https address.");
  }
});
