import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { errorCodes, sentenceOf, statusOf } from "#contract/errors.ts";
import { AppError, invalidFields } from "./app-error.ts";

const room = import.meta.dirname;
const sources = readdirSync(room, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|(^|\/)testing\//.test(path))
  .map((path) => readFileSync(join(room, path), "utf8"));

describe("the codes of errors", () => {
  test.each(errorCodes)("%s is answered somewhere", (code) => {
    const inQuotes = new RegExp(`["']${code}["']`);
    expect(sources.some((source) => inQuotes.test(source))).toBe(true);
  });

  test("every code that is thrown has a status and a sentence", () => {
    const thrown = sources.flatMap((source) => [...source.matchAll(/new AppError\(\s*["'](\w+)["']/g)]);
    expect(thrown.length).toBeGreaterThan(10);
    for (const [, code] of thrown) expect(errorCodes).toContain(code);
  });

  test.each(errorCodes)("%s has a status of an error and a sentence for people", (code) => {
    expect(statusOf(code)).toBeGreaterThanOrEqual(400);
    expect(sentenceOf(code)).toMatch(/^[A-Z][^_{}<>]{4,}$/);
  });

  test("T-403-1 refuse with 403 what a plan, a role, a place or another site does not allow, never what is not there", () => {
    const refused = errorCodes.filter((code) => statusOf(code) === 403);
    expect([...refused].sort()).toEqual([
      "confirm_needs_login",
      "cross_site",
      "form_built_in",
      "fresh_login_needed",
      "interview_closed",
      "interview_limit",
      "invitation_needed",
      "invite_invalid",
      "invite_needed",
      "key_not_allowed",
      "key_scope_missing",
      "no_available_interviews",
      "no_one_off_slot",
      "not_allowed",
      "panel_id_missing",
      "password_needed",
      "project_limit",
      "quota_full",
      "registration_off",
      "setup_needed",
      "voice_off",
    ]);
    for (const code of errorCodes.filter((one) => one.endsWith("_not_found")))
      expect(statusOf(code)).toBe(404);
  });
});

describe("input that is not right", () => {
  test("is told by field, and its first sentence is the error", () => {
    const error = invalidFields({ name: "Name is required", email: "Please enter a valid email address." });
    expect(error).toBeInstanceOf(AppError);
    expect([error.code, error.message]).toEqual(["invalid_input", "Name is required"]);
    expect(Object.keys(error.details.fields as object)).toEqual(["name", "email"]);
  });

  test("without a field it still says something", () => {
    expect(invalidFields({}).message).toBe(sentenceOf("invalid_input"));
  });
});
