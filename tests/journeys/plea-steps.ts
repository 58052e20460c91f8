import type { Page } from "playwright-core";
import type { Visitor } from "#server/testing/browser.ts";
import { type ChatStage, openOnPhone } from "./chat-stage.ts";
import { say, start } from "./participant-steps.ts";

export const secret =
  "My cousin signs the sheet for the whole team every Friday and nobody has found out so far.";
export const plea = "Please don't use that.";
export const ownMessage = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

/** A participant who has told a secret, and has asked not to use it. */
export async function plead(stage: ChatStage): Promise<Visitor> {
  const visitor = await openOnPhone(stage);
  await start(visitor, stage.interviewId);
  await say(visitor, secret);
  await say(visitor, plea);
  return visitor;
}
