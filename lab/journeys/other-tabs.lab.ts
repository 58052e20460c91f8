import { afterAll, beforeAll, test } from "vitest";
import { type ChatStage, openChatStage } from "../../tests/journeys/chat-stage.ts";
import { say, waitForMessages } from "../../tests/journeys/participant-steps.ts";
import { expectSame, openTwice } from "../../tests/journeys/two-tabs.ts";

let stage: ChatStage;

beforeAll(async () => {
  stage = await openChatStage();
});
afterAll(async () => {
  await stage?.close();
});

test("a tab that read the conversation just before its own reply came keeps the reply", async () => {
  const { visitor, first, second } = await openTwice(stage);
  const read = Promise.withResolvers<void>();
  const replied = Promise.withResolvers<void>();
  // Once, the second tab gets the conversation as it was before its own message.
  await second.route(
    "**/messages",
    async (route) => {
      const response = await route.fetch();
      read.resolve();
      await replied.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await say(visitor, "From the first tab.");
  await read.promise;
  await second.getByLabel("Your message").fill("And the second.");
  await second.getByRole("button", { name: "Send", exact: true }).tap();
  await second.waitForResponse((response) => response.url().endsWith("/send"));
  await second.getByText("And the second.").waitFor();
  await waitForMessages(second, 3);
  replied.resolve();
  await waitForMessages(second, 5);
  await waitForMessages(first, 5);
  await expectSame(first, second);
  await visitor.leave();
});
