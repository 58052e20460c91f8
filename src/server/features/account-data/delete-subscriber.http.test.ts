import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackStripe, startLoopbackStripe } from "../../testing/loopback-stripe.ts";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let stripe: LoopbackStripe;
beforeAll(async () => {
  stripe = await startLoopbackStripe();
  app = await startTestApp(stripe.env);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

test("an account whose subscription cannot be ended stays whole, and goes when it can", async () => {
  const ada = await makeCreator(app);
  const basic = { priceID: "basic", productID: "product-basic" };
  const opened = await ada.post("/api/create-subscription", basic);
  stripe.complete(opened.body.sessionId);
  await ada.get(`/api/checkouts/${opened.body.sessionId}`);
  const projects = (await ada.get("/api/projects")).body;
  const remove = () => ada.send("DELETE", "/api/delete-account", { email: ada.email });

  stripe.fail("server-error");
  const refused = await remove();
  expect([refused.status, refused.body.error]).toEqual([
    502,
    "Couldn't cancel your subscription. Please try again later.",
  ]);
  expect((await ada.get("/api/projects")).body).toEqual(projects);
  expect((await ada.get("/api/current_user")).body.subscription).toMatchObject({ status: "active" });

  stripe.fail(null);
  expect((await remove()).status).toBe(200);
  expect([...stripe.state.subscriptions.values()].map(({ status }) => status)).toEqual(["canceled"]);
  expect((await ada.get("/api/current_user")).status).toBe(401);
});
