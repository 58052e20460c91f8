import { afterEach, expect, test, vi } from "vitest";
import { followCheckout } from "./follow-checkout.ts";

type Answer = [status: number, body: unknown];
const unknown: Answer = [404, { error: "Checkout not found", code: "checkout_not_found" }];
const open: Answer = [200, { status: "open" }];

/** Answers each path with its answers one after the other, the last again and again. */
function answerWith(answers: Record<string, Answer[]>): void {
  vi.useFakeTimers();
  const left = new Map(Object.entries(answers).map(([path, list]) => [path, [...list]]));
  vi.stubGlobal("fetch", async (path: string) => {
    const list = left.get(path) ?? [];
    const [status, body] = (list.length > 1 ? list.shift() : list[0]) ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
}

async function follow(checkoutId: string): Promise<string> {
  const result = followCheckout(checkoutId, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(40_000);
  return result;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a payment that arrives within half a minute is waited for", async () => {
  answerWith({ "/api/checkouts/c1": [open, open, open, [200, { status: "done" }]] });
  expect(await follow("c1")).toBe("paid");
});

test("a payment that takes longer is told as late, not as nothing bought", async () => {
  answerWith({ "/api/checkouts/c1": [open] });
  expect(await follow("c1")).toBe("late");
});

test("a server that does not answer for a while is asked again", async () => {
  answerWith({
    "/api/checkouts/c1": [
      [503, {}],
      [503, {}],
      [200, { status: "done" }],
    ],
  });
  expect(await follow("c1")).toBe("paid");
  answerWith({ "/api/checkouts/c1": [[503, {}]] });
  expect(await follow("c1")).toBe("failed");
});

test("a buyer of a single interview has no subscription and is no visitor without a purchase", async () => {
  answerWith({
    "/api/checkouts/c1": [unknown],
    "/api/subscription-status": [[200, []]],
    "/api/purchases": [[200, [{ _id: "p1" }]]],
  });
  expect(await follow("c1")).toBe("done");
});

test("only who bought nothing is sent to the plans", async () => {
  answerWith({
    "/api/subscription-status": [[200, []]],
    "/api/purchases": [[200, []]],
    "/api/checkouts/c2": [[200, { status: "cancelled" }]],
  });
  expect(await follow("")).toBe("nothing-bought");
  expect(await follow("c2")).toBe("nothing-bought");
});
