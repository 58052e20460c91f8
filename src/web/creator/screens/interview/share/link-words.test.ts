import { expect, test } from "vitest";
import type { InterviewDetails } from "#contract/interviews.ts";
import { describeLinkState } from "./link-words.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const told = (settings: Partial<InterviewDetails["settings"]>, started = 3) =>
  describeLinkState(
    {
      settings: { status: "open", ...settings } as InterviewDetails["settings"],
      counts: { started, completed: 1 },
    },
    now,
  );

test("an open link says how many places are taken and when it ends, where that is limited", () => {
  expect(told({}).text).toBe("This link is open: anyone who has it can take part.");
  const limited = told({ sessionLimit: 20, closesAt: "2026-12-24T17:30:00.000Z" });
  expect(limited.takesPeople).toBe(true);
  expect(limited.text).toContain("3 of 20 places taken.");
  expect(limited.text).toContain("It closes on");
});

test("where only personal links open it, the link for all is not praised", () => {
  expect(told({ inviteOnly: true }).text).toMatch(
    /^This interview opens by personal link only.*under Recruitment/,
  );
});

test("a link that is closed, paused or past its date takes nobody", () => {
  expect(told({ status: "closed" })).toMatchObject({ takesPeople: false });
  expect(told({ status: "paused" }).text).toContain("paused");
  expect(told({ closesAt: "2026-11-21T11:59:00.000Z" })).toMatchObject({ takesPeople: false });
});
