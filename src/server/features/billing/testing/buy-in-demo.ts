import type { Client, Reply } from "../../../testing/client.ts";

/** Buys a single interview in the test checkout. */
export async function buyInDemo(creator: Client): Promise<Reply> {
  return pay(creator, await creator.post("/api/create-one-off-session"));
}

export async function subscribeInDemo(creator: Client, plan: "basic" | "premium"): Promise<Reply> {
  const ids = { priceID: plan, productID: `product-${plan}` };
  return pay(creator, await creator.post("/api/create-subscription", ids));
}

async function pay(creator: Client, opened: Reply): Promise<Reply> {
  if (opened.status !== 200) throw new Error(`no checkout: ${opened.text}`);
  const paid = await creator.post(`/api/billing/demo/${opened.body.sessionId}`, { action: "pay" });
  if (paid.body.status !== "done") throw new Error(`not paid: ${paid.text}`);
  return paid;
}
