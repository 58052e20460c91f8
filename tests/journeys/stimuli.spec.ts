import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMp4, makePng } from "#server/features/stimuli/files-for-tests.ts";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, begin, say } from "./participant-steps.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const treatment = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Question ${number}: `) });

async function choose(page: Page, what: string) {
  await page.getByRole("combobox", { name: "Shown with the question" }).click();
  await page.getByRole("option", { name: what, exact: true }).click();
}

const pick = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: "application/octet-stream", buffer });

const isShown = (page: Page, alt: string) =>
  page
    .getByRole("img", { name: alt })
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));

test("a creator shows a picture and a link with questions, and a participant sees both on a phone", async () => {
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const questions = ["What do you see here?", "What is missing there?"].map((text) => ({
    text,
    depth: "light",
  }));
  const introduction = "We'd like to hear how you find your way to the ferry and back. ".repeat(18);
  const id = await makeInterview(creator, await makeProject(creator), { questions, introduction });
  const author = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  const { page } = author;
  page.setDefaultTimeout(15_000);
  author.expectRefused("415 /api/projects/*/stimuli", `400 /api/interviews/${id}`);
  await page.goto(`/interviews/${id}?tab=script`);

  await treatment(page, 1).click();
  await choose(page, "An image, a video or a sound");
  await pick(page, "holiday.mp4", Buffer.from("This is a text."));
  await page.getByText("This isn't a file we can show.").waitFor();
  await pick(page, "film.mp4", makeMp4(64 * 1024));
  await page.getByText("What the video shows, in words").waitFor();
  await pick(page, "board.png", makePng(400, [40, 110, 200], 160));
  await page.getByText("What the image shows, in words").waitFor();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText(/Describe what's shown in a few words/).waitFor();
  await page.getByRole("textbox", { name: "What the image shows, in words" }).fill("A blue timetable");
  expect(await isShown(page, "A blue timetable")).toBe(400);
  await author.checkVariant("a picture in the editor");
  await treatment(page, 1).click();

  await treatment(page, 2).click();
  await choose(page, "A link");
  await page.getByRole("textbox", { name: "Link", exact: true }).fill("javascript:alert(1)");
  await page.getByText("The link must start with https://", { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "Link", exact: true }).fill("https://ferry.example/");
  await page.getByRole("textbox", { name: "Text of the link" }).fill("The new timetable");
  await author.checkVariant("a link in the editor");
  await page.getByRole("button", { name: "Preview" }).first().click();
  await page.getByRole("log").getByRole("img", { name: "A blue timetable" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect
    .poll(async () => (await creator.get(`/api/interviews/${id}/details`)).body.questionSettings[1].stimulus)
    .toEqual({ kind: "link", url: "https://ferry.example/", alt: "The new timetable" });
  await page.reload();
  expect(await treatment(page, 1).innerText()).toContain("Image · ");
  expect(await treatment(page, 2).innerText()).toContain("Link · ");

  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const { page: phone } = visitor;
  phone.setDefaultTimeout(15_000);
  await phone.goto(`/chat/${id}`);
  await agree(visitor);
  await begin(visitor);
  expect(await isShown(phone, "A blue timetable")).toBe(400);
  // Without scrolling, after an introduction that is longer than the screen.
  const picture = await phone.getByRole("img", { name: "A blue timetable" }).boundingBox();
  const log = await phone.getByRole("log").boundingBox();
  if (!picture || !log) throw new Error("The picture or the log has no place");
  expect(picture.y).toBeGreaterThan(log.y + 40);
  expect(picture.y + picture.height).toBeLessThanOrEqual(log.y + log.height);
  // Wide, and no gap below it.
  expect(picture.width / picture.height).toBeCloseTo(2.5, 1);
  await visitor.checkAccess("a picture in the chat");
  const larger = phone.getByRole("link", { name: "View larger in a new tab" });
  await phone.getByRole("log").focus();
  await phone.keyboard.press("Tab");
  expect(await larger.evaluate((link) => link === document.activeElement)).toBe(true);
  const [tab] = await Promise.all([phone.context().waitForEvent("page"), phone.keyboard.press("Enter")]);
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => document.contentType)).toBe("image/png");
  await tab.close();

  await phone.reload();
  expect(await isShown(phone, "A blue timetable")).toBe(400);
  for (
    let said = 0;
    said < 3 && (await phone.getByRole("link", { name: /timetable/ }).count()) === 0;
    said += 1
  )
    await say(visitor, "The hours of the last ferry are too small to read, and I looked twice.");
  const link = phone.getByRole("link", { name: "The new timetable (opens in a new tab)" });
  expect(await link.getAttribute("href")).toBe("https://ferry.example/");
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
  await visitor.checkVariant("a link in the chat");
  await visitor.leave();

  const [{ _id: sessionId } = { _id: "" }] = (
    await app.db.pool.query("select id as _id from sessions where interview_id = $1", [id])
  ).rows;
  await page.goto(`/interviews/${id}/sessions/${sessionId}`);
  await page.getByText("Shown to the participant: A blue timetable").waitFor();
  expect(await isShown(page, "A blue timetable")).toBe(400);
  await author.checkVariant("a picture in the transcript");
  await author.leave();
}, 120_000);
