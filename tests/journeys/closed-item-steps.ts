import type { Page } from "playwright-core";

/** The buttons in the editor that open each question's settings. */
export const treatments = (page: Page) => page.getByRole("button", { name: /^Question \d+: / });

/** Waits for the reply after something was sent. Returns what was sent, as the chat shows it. */
export async function afterReply(page: Page, act: () => Promise<void>): Promise<string> {
  const texts = page.getByRole("log").locator("li .message-text");
  const before = await texts.count();
  await act();
  await texts.nth(before + 1).waitFor();
  return texts.nth(before).innerText();
}
