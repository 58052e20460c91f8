import { expect, test } from "vitest";
import { consentTextOf } from "./consent.ts";
import { defaultSettings } from "./script-input.ts";

const facts = { organization: "Acme", interviewName: "Tools", settings: defaultSettings };

test("the default consent text says who asks, what is stored, for how long, and how to withdraw", () => {
  const text = consentTextOf({ ...facts, settings: { ...defaultSettings, contact: "ada@acme.example" } });
  for (const said of [
    "Acme",
    "automated program, not a person",
    "about 15 minutes",
    "365 days",
    "withdraw",
    "ada@acme.example",
  ]) {
    expect(text).toContain(said);
  }
  expect(text).toContain("at least 50% of the questions");
});

test("the creator's own words take the default's place", () => {
  expect(consentTextOf({ ...facts, settings: { ...defaultSettings, consentText: "Ours." } })).toBe("Ours.");
});

test("the consent text follows the settings", () => {
  const settings = { ...defaultSettings, retentionDays: null, linkEmailToSession: false, earlyCodeShare: 0 };
  const text = consentTextOf({ organization: "", interviewName: "Tools", settings });
  expect(text).toContain("The people who sent you this link");
  expect(text).toContain("until the researchers delete them");
  expect(text).toContain("apart from your answers");
  expect(text).toContain("If you stop early, you still receive");
});
