import { expect, test } from "vitest";
import type { ErrorCode } from "#contract/errors.ts";
import { ApiError } from "#web/api/api-error.ts";
import { readGenerateFailure, readSaveFailure } from "./wizard-errors.ts";

function refused(
  status: number,
  body: Record<string, unknown>,
  code: ErrorCode | "offline" = "invalid_input",
) {
  return new ApiError(status, code, body);
}

test("a full plan says how many interviews of each kind are left", () => {
  const failure = readSaveFailure(
    refused(403, { error: "No available interviews", limits: { subscription: 0, oneOff: 2 } }),
  );
  expect(failure.kind).toBe("limit");
  expect(failure.text).toContain("0 with your subscription, 2 one-off");
});

test("a full plan without counts still asks to upgrade", () => {
  expect(readSaveFailure(refused(403, { error: "No available interviews" }))).toMatchObject({
    kind: "limit",
  });
});

test("any other 403 while saving or generating is an ended login", () => {
  const expected = { kind: "login", text: "Session expired. Please log in again." };
  expect(readSaveFailure(refused(403, { error: "Forbidden" }))).toEqual(expected);
  expect(readGenerateFailure(refused(403, {}))).toEqual(expected);
});

test("D19: a project that one may only view is no ended login", () => {
  const error = "You can view this project, but not change it.";
  expect(readSaveFailure(refused(403, { error }, "not_allowed"))).toEqual({
    kind: "text",
    text: `Failed to save interview: ${error}`,
  });
});

test("whoever saves without being logged in is asked to log in for it", () => {
  const text = "Please log in to save your interview";
  expect(readSaveFailure(refused(401, {}))).toEqual({ kind: "login", text });
});

test("other failures of saving carry the server's sentence", () => {
  expect(readSaveFailure(refused(400, { error: "Objective is required" })).text).toBe(
    "Failed to save interview: Objective is required",
  );
});

test("a server that does not answer is named in plain words", () => {
  expect(readSaveFailure(refused(0, {}, "offline")).text).toMatch(/check your connection/);
  expect(readGenerateFailure(refused(0, {}, "offline")).text).toMatch(
    /^Failed to generate interview\. .*connection/,
  );
});
