import type { Page } from "playwright-core";
import { answering, findTexts, holding } from "./find-texts.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A participant's way from the link to the thanks, with each way in which it can fail. */
export async function walkParticipant(page: Page, interviewId: string): Promise<void> {
  const path = `/api/interviews/${interviewId}`;
  await holding(page, path, async () => {
    await page.goto(`/chat/${interviewId}`);
    await findTexts(page, "a participant's page that loads");
  });
  const interview = await (await page.request.get(path)).json();
  await answering(page, path, { status: 200, body: { ...interview, organization: "" } }, async () => {
    await page.goto(`/chat/${interviewId}`);
    await findTexts(page, "an interview of nobody");
  });
  await page.goto(`/chat/${interviewId}`);
  await findTexts(page, "consent");
  await page.getByRole("checkbox").check();
  await button(page, "Begin Chat").click();
  await findTexts(page, "about you");
  await walkStart(page, interviewId);
  await walkChat(page, interviewId);
  await walkClaim(page);
  await page.goto(`/chat/${interviewId}/${"A".repeat(22)}/claim`);
  await findTexts(page, "a claim without a code");
  await page.goto("/thank-you");
  await findTexts(page, "thank you");
}

async function walkStart(page: Page, interviewId: string): Promise<void> {
  const start = button(page, "Start the interview");
  const path = `/api/sessions/${interviewId}`;
  await start.click();
  await findTexts(page, "about you, empty");
  await page.getByLabel("Age", { exact: true }).selectOption("35-50");
  await page.getByLabel("Occupation", { exact: true }).fill("Nurse");
  await page.getByLabel("Country", { exact: true }).selectOption("Ireland");
  await page.getByLabel("Town or city", { exact: true }).fill("Galway");
  await answering(page, path, { method: "POST" }, async () => {
    await start.click();
    await findTexts(page, "a start that fails");
  });
  await button(page, "Back to your details").click();
  await answering(page, path, { method: "POST", status: 200 }, async () => {
    await start.click();
    await findTexts(page, "a start without a session");
  });
  await button(page, "Back to your details").click();
  await holding(page, path, async () => {
    await start.click();
    await findTexts(page, "a start");
  });
  await page.getByRole("log").waitFor();
}

async function walkChat(page: Page, interviewId: string): Promise<void> {
  const box = page.getByLabel("Your message");
  const send = () => button(page, "Send").click();
  await answering(page, `/api/sessions/${interviewId}/*/send`, { method: "POST" }, async () => {
    await box.fill("I plan every Sunday evening with a list on paper.");
    await send();
    await findTexts(page, "a message that is not sent");
  });
  await page.goto(`${new URL(page.url()).pathname}/claim`);
  await findTexts(page, "a claim before the end");
  await page.goto(`/chat/${interviewId}`);
  await page.getByRole("button", { name: "Continue your interview" }).click();
  await page.getByRole("log").waitFor();
  const finish = button(page, "Complete Interview");
  const messages = page.getByRole("log").getByRole("listitem");
  for (let turn = 0; turn < 12 && !(await finish.isVisible()); turn++) {
    const before = await messages.count();
    await box.fill("I plan every Sunday evening with a list on paper, for about one hour.");
    await send();
    await page.waitForFunction(
      (count) => document.querySelectorAll("[role=log] li").length >= count,
      before + 2,
    );
  }
  await findTexts(page, "the end of a chat");
  await answering(page, `/api/sessions/${interviewId}/*/complete`, { method: "POST" }, async () => {
    await finish.click();
    await findTexts(page, "an end that fails");
  });
  await finish.click();
  await page.locator("#incentive-code").waitFor();
}

async function walkClaim(page: Page): Promise<void> {
  await button(page, "Claim").click();
  await findTexts(page, "a claim without an address");
  await page.getByLabel("E-mail address").fill("someone@example.org");
  await answering(page, "/api/complete/*/claim", { method: "POST" }, async () => {
    await button(page, "Claim").click();
    await findTexts(page, "a claim that fails");
  });
}
