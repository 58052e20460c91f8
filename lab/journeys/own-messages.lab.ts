import { afterAll, beforeAll, test } from "vitest";
import { type ChatStage, openChatStage } from "../../tests/journeys/chat-stage.ts";
import { ownMessage, plead, secret } from "../../tests/journeys/plea-steps.ts";

let stage: ChatStage;

beforeAll(async () => {
  stage = await openChatStage();
});
afterAll(async () => {
  await stage?.close();
});

test("where it can't be saved the page says so, and shows what holds", async () => {
  const visitor = await plead(stage);
  const { page } = visitor;
  const told = ownMessage(page, secret);
  visitor.expectRefused("503 /api/sessions/*/*/left-out");
  await page.route("**/left-out", (route) => route.fulfill({ status: 503, body: "{}" }));
  await told.getByRole("button", { name: "It's fine to use this" }).tap();
  await told.getByRole("alert").waitFor();
  await told.getByText("Left out, as you asked").waitFor();
  await visitor.leave();
});
