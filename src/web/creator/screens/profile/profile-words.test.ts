import { expect, test } from "vitest";
import type { Subscription } from "#contract/billing.ts";
import { countOf, dayOf, endOf } from "./profile-words.ts";

const running: Subscription = {
  planName: "Basic",
  plan: { id: "basic", name: "Basic", nickname: "BASIC", amount: 2900, interval: "month" },
  status: "active",
  default_payment_method: null,
  currentPeriodEnd: 1_800_000_000,
  canceled_at: null,
  cancelAtPeriodEnd: false,
};

test("what is used is told beside its limit, or that there is none", () => {
  expect(countOf(3, 5)).toBe("3 of 5");
  expect(countOf(3, null)).toBe("3 (no limit)");
  expect(countOf(0, 0)).toBe("0 of 0");
});

test("times of subscriptions are seconds", () => {
  expect(dayOf(1_800_000_000, "en-GB")).toBe("15 Jan 2027");
});

test("a cancelled subscription ends with what is paid, an ended one when it ended", () => {
  expect(endOf(running)).toBeUndefined();
  expect(endOf({ ...running, cancelAtPeriodEnd: true, canceled_at: 1 })).toBe(1_800_000_000);
  expect(endOf({ ...running, status: "canceled", canceled_at: 1_700_000_000 })).toBe(1_700_000_000);
});
