import type { Page } from "playwright-core";
import type { Visitor } from "#server/testing/browser.ts";

/** What a participant does on the way through an interview. */

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
export const messages = (page: Page) => page.getByRole("log").locator(".message-text").allInnerTexts();

export async function agree({ page }: Visitor): Promise<void> {
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Begin Chat" }).tap();
  await heading(page, "A little about you").waitFor();
}

export async function consent(visitor: Visitor, interviewId: string): Promise<void> {
  await visitor.page.goto(`/chat/${interviewId}`);
  await agree(visitor);
}

export async function fillIn({ page }: Visitor): Promise<void> {
  await page.getByLabel("Age", { exact: true }).selectOption("25-34");
  await page.getByLabel("Occupation", { exact: true }).fill("Carpenter");
  await page.getByLabel("Country", { exact: true }).selectOption("Kenya");
  await page.getByLabel("Town or city", { exact: true }).fill("Mombasa");
}

export async function begin(visitor: Visitor): Promise<void> {
  await fillIn(visitor);
  await visitor.page.getByRole("button", { name: "Start the interview" }).tap();
  await visitor.page.getByRole("log").locator(".message-text").first().waitFor();
}

/** Consent and the page about oneself, with a mouse as well as by touch. */
export async function consentAndStart(page: Page, address?: string): Promise<void> {
  if (address) await page.goto(address);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Begin Chat" }).click();
  await page.getByLabel("Age", { exact: true }).selectOption("25-34");
  await page.getByLabel("Occupation", { exact: true }).fill("Nurse");
  await page.getByLabel("Country", { exact: true }).selectOption("Ireland");
  await page.getByLabel("Town or city", { exact: true }).fill("Galway");
  await page.getByRole("button", { name: "Start the interview" }).click();
}

export async function start(visitor: Visitor, interviewId: string): Promise<void> {
  await consent(visitor, interviewId);
  await begin(visitor);
}

export async function say({ page }: Visitor, text: string): Promise<void> {
  const before = await page.getByRole("log").getByRole("listitem").count();
  await page.getByLabel("Your message").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).tap();
  await page.waitForFunction(
    (count) => document.querySelectorAll("[role=log] li").length >= count,
    before + 2,
  );
}

export const answer =
  "I call my brother on Sundays, and last month the line broke for two days, so we wrote letters.";

export async function waitForMessages(page: Page, count: number): Promise<void> {
  await page
    .getByRole("log")
    .locator(".message-text")
    .nth(count - 1)
    .waitFor();
}
