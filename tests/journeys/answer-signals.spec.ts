import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChatStage } from "./chat-stage.ts";
import { box, long, openCountedStage, sendCounted, startAtDesk } from "./signal-steps.ts";

let stage: ChatStage;

beforeAll(async () => {
  stage = await openCountedStage();
});
afterAll(async () => {
  await stage?.close();
});

async function pasteText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: stage.app.url });
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press("ControlOrMeta+V");
}

test("keys, pastes, an input method and a script are told apart in a real browser", async () => {
  const page = await startAtDesk(stage, stage.interviewId);
  await box(page).click();
  await page.keyboard.type(long);
  const typed = await sendCounted(stage, page);
  expect(typed).toMatchObject({ typed: long.length, pasted: 0, dictated: 0, inserted: 0 });
  expect(typed.firstKeyMs).toBeGreaterThan(0);

  await box(page).click();
  await page.keyboard.type("So: ");
  await pasteText(page, long);
  expect(await sendCounted(stage, page)).toMatchObject({ typed: 4, pasted: long.length, inserted: 0 });

  await box(page).click();
  const method: CDPSession = await page.context().newCDPSession(page);
  for (const text of ["w", "wo", "wochen", "Wochenende"])
    await method.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await method.send("Input.insertText", { text: `Wochenende ${long}` });
  const composed = await sendCounted(stage, page);
  expect([composed.pasted, composed.inserted, composed.dictated]).toEqual([0, 0, 0]);
  expect(composed.typed).toBeGreaterThanOrEqual(long.length);

  await box(page).evaluate((element, words) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(element, words);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, long);
  await box(page).focus();
  const scripted = await sendCounted(stage, page);
  expect([scripted.pasted, scripted.inserted]).toEqual([0, long.length]);
});
