import { expect, test } from "vitest";
import type { Price, Subscription } from "#contract/billing.ts";
import { buyChoice, hasBiggerPlan } from "../../components/buy-choice.ts";
import { formatAmount, suffixOf } from "./price-words.ts";

const basic: Price = {
  id: "price_basic",
  product_id: "prod_basic",
  name: "Basic",
  nickname: "BASIC",
  description: "",
  price: 2900,
  currency: "gbp",
  interval: "month",
  isOneOff: false,
  projectLimit: 10,
  interviewLimit: 5,
  sessionLimit: 2000,
};
const premium: Price = { ...basic, id: "price_premium", name: "Premium", nickname: "PREMIUM" };
const single: Price = {
  ...basic,
  id: "price_single",
  nickname: "SINGLE",
  interval: "once",
  isOneOff: true,
  projectLimit: null,
  interviewLimit: 1,
  sessionLimit: 50,
};
const onBasic: Subscription = {
  planName: "Basic",
  plan: { id: "price_basic", name: "Basic", nickname: "BASIC", amount: 2900, interval: "month" },
  status: "active",
  default_payment_method: null,
  currentPeriodEnd: 0,
  canceled_at: null,
  cancelAtPeriodEnd: false,
};

test("a visitor is asked to sign up, whatever the card", () => {
  expect([basic, single].map((price) => buyChoice(price, false, null))).toEqual([
    { label: "Sign up", action: "register" },
    { label: "Sign up", action: "register" },
  ]);
});

test("a subscriber sees the own plan as the current one and the others as an upgrade", () => {
  expect(buyChoice(basic, true, onBasic)).toEqual({ label: "Current plan", action: "none" });
  expect(buyChoice(premium, true, onBasic)).toEqual({ label: "Upgrade", action: "change" });
});

test("a single interview can be bought with and without a subscription", () => {
  expect(buyChoice(single, true, onBasic).label).toBe("Buy single interview");
  expect(buyChoice(single, true, null).label).toBe("Buy single interview");
});

test("without a subscription, or after it has ended, a plan is bought", () => {
  expect(buyChoice(basic, true, null)).toEqual({ label: "Buy plan", action: "buy" });
  expect(buyChoice(basic, true, { ...onBasic, status: "canceled" }).label).toBe("Buy plan");
});

test("a subscription that is behind with its payment is still the current plan", () => {
  expect(buyChoice(basic, true, { ...onBasic, status: "past_due" }).label).toBe("Current plan");
});

test("prices are pounds with two decimals; other currencies are written their own way", () => {
  expect(formatAmount(2900)).toBe("£29.00");
  expect(formatAmount(123)).toBe("£1.23");
  expect(formatAmount(2900, "eur", "en-GB")).toBe("€29.00");
});

test("only what is paid each month says so", () => {
  expect([basic, single, { ...basic, interval: "year" as const }].map(suffixOf)).toEqual([
    "/mo",
    "one-time",
    "/yr",
  ]);
});

test("there is a bigger plan until the largest is reached, and for whoever has none", () => {
  const larger: Price = { ...premium, price: 9900 };
  const onPremium: Subscription = {
    ...onBasic,
    plan: { ...onBasic.plan, id: larger.id, nickname: "PREMIUM", amount: 9900 },
  };
  const prices = [basic, larger, { ...single, price: 39_900 }];
  expect(hasBiggerPlan(prices, onBasic)).toBe(true);
  expect(hasBiggerPlan(prices, onPremium)).toBe(false);
  expect(hasBiggerPlan(prices, null)).toBe(true);
  expect(hasBiggerPlan(prices, { ...onPremium, status: "canceled" })).toBe(true);
});
