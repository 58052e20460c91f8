import { readFile } from "node:fs/promises";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openVisitor, type Visitor } from "#server/testing/browser.ts";
import { openClient } from "#server/testing/client.ts";
import { makeFinishedSession, makeInterview } from "#server/testing/makers.ts";
import { type ChatStage, openChatStage, openOnPhone } from "./chat-stage.ts";
import { watchLoad } from "./first-load.ts";
import {
  agree,
  answer,
  begin,
  consent,
  fillIn,
  heading,
  messages,
  say,
  start,
  waitForMessages,
} from "./participant-steps.ts";

let stage: ChatStage;

beforeAll(async () => {
  stage = await openChatStage();
});
afterAll(async () => {
  await stage?.close();
});

const countSessions = async (): Promise<number> =>
  (await stage.app.db.pool.query("select count(*)::int as n from sessions")).rows[0].n;

/** What the server has of the conversation that this page shows. */
async function countTurns(page: Page): Promise<number> {
  const sessionId = new URL(page.url()).pathname.split("/")[3];
  const query = "select count(*)::int as n from turns where session_id = $1";
  return (await stage.app.db.pool.query(query, [sessionId])).rows[0].n;
}

async function sayAll(visitor: Visitor): Promise<void> {
  const finish = visitor.page.getByRole("button", { name: "Complete Interview" });
  for (let turn = 0; turn < 40 && !(await finish.isVisible()); turn++) await say(visitor, answer);
  await finish.waitFor();
}

test("reloading at any step loses nothing", async () => {
  const visitor = await openOnPhone(stage);
  const { page } = visitor;
  await consent(visitor, stage.interviewId);
  await fillIn(visitor);
  await page.reload();
  await heading(page, "A little about you").waitFor();
  expect(await page.getByLabel("Age", { exact: true }).inputValue()).toBe("25-34");
  expect(await page.getByLabel("Occupation", { exact: true }).inputValue()).toBe("Carpenter");
  expect(await page.getByLabel("Country", { exact: true }).inputValue()).toBe("KE");
  expect(await page.getByLabel("Town or city", { exact: true }).inputValue()).toBe("Mombasa");

  await page.getByRole("button", { name: "Start the interview" }).tap();
  await page.getByRole("log").locator(".message-text").first().waitFor();
  await say(visitor, answer);
  await page.getByLabel("Your message").fill("Half a thought that I have not sent");
  const spoken = await messages(page);
  expect(page.url()).toMatch(new RegExp(`/chat/${stage.interviewId}/[A-Za-z0-9]{22}$`));
  await page.reload();
  await page
    .getByRole("log")
    .locator(".message-text")
    .nth(spoken.length - 1)
    .waitFor();
  expect(await messages(page)).toEqual(spoken);
  expect(await page.getByLabel("Your message").inputValue()).toBe("Half a thought that I have not sent");

  await sayAll(visitor);
  await page.reload();
  await page.getByRole("button", { name: "Complete Interview" }).tap();
  const code = (await page.locator("#incentive-code").innerText()).trim();
  await page.reload();
  expect((await page.locator("#incentive-code").innerText()).trim()).toBe(code);
  await page.getByLabel("E-mail address").fill("sam@example.org");
  await page.getByRole("button", { name: "Claim", exact: true }).tap();
  await page.getByText("Done. Your claim has been received. This server can't send e-mail").waitFor();
  await page.reload();
  await page.getByText("Done. Your claim has been received.").waitFor();
  const { rows } = await stage.app.db.pool.query(
    "select count(*)::int as n from sessions where interview_id = $1",
    [stage.interviewId],
  );
  expect(rows[0].n).toBe(1);
  await visitor.leave();
});

test("coming back through the study's link, a participant can continue or start again", async () => {
  const visitor = await openOnPhone(stage);
  const { page, checkVariant } = visitor;
  const before = await countSessions();
  const readLoad = watchLoad(page);
  await start(visitor, stage.interviewId);
  // All that came before the first message could be typed; that none is another host's is seen when they leave.
  const { kb, requests } = await readLoad();
  expect(kb).toBeGreaterThan(50);
  expect(kb).toBeLessThanOrEqual(88);
  expect(requests).toBeLessThanOrEqual(6);
  await say(visitor, answer);
  const spoken = await messages(page);
  await page.goto(`/chat/${stage.interviewId}`);
  await heading(page, "Welcome back").waitFor();
  await checkVariant("welcome back");
  await page.getByRole("button", { name: "Continue your interview" }).tap();
  await page
    .getByRole("log")
    .locator(".message-text")
    .nth(spoken.length - 1)
    .waitFor();
  expect(await messages(page)).toEqual(spoken);
  // Looking is no second session, and the first one stays where a second begins.
  expect(await countSessions()).toBe(before + 1);
  await page.goto(`/chat/${stage.interviewId}`);
  await page.getByRole("button", { name: "Start over" }).tap();
  expect(await page.getByRole("checkbox").isChecked()).toBe(false);
  await agree(visitor);
  await begin(visitor);
  expect(await messages(page)).toHaveLength(1);
  expect(await countSessions()).toBe(before + 2);
  await visitor.leave();
});

test("a message sent twice, or during a reload, is stored once", async () => {
  const visitor = await openOnPhone(stage);
  const { page } = visitor;
  await start(visitor, stage.interviewId);
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/send") && sent.push(request.url()));
  const send = page.getByRole("button", { name: "Send", exact: true });
  await page.getByLabel("Your message").fill("Two clicks.");
  await send.dblclick();
  await waitForMessages(page, 3);
  expect(sent).toHaveLength(1);

  // The server has it and has answered, and the page hears nothing of it.
  const isTaken = new Promise<void>((resolve) => {
    const takeAndKeepStill = (route: Route) => route.fetch().then(() => resolve());
    void page.route("**/send", takeAndKeepStill, { times: 1 });
  });
  await page.getByLabel("Your message").fill("Before the reload.");
  await send.tap();
  await isTaken;
  await page.reload();
  await page.locator(".log .message").first().waitFor();
  // From the first moment, and its stored reply with it.
  const countSaid = async (text: string) => (await messages(page)).filter((one) => one === text).length;
  expect(await countSaid("Before the reload.")).toBe(1);
  expect(sent).toHaveLength(2);
  expect(await countSaid("Two clicks.")).toBe(1);
  expect([(await messages(page)).length, await countTurns(page)]).toEqual([5, 5]);
  await visitor.leave();
});

test("a message written offline is sent once when the connection is back", async () => {
  const visitor = await openOnPhone(stage);
  const { page } = visitor;
  await start(visitor, stage.interviewId);
  let isAway = true;
  await page.route("**/send", (route) => (isAway ? route.abort("internetdisconnected") : route.continue()));
  await page.getByLabel("Your message").fill(answer);
  await page.getByRole("button", { name: "Send", exact: true }).tap();
  await page.getByText("Not sent yet – retrying").waitFor();
  isAway = false;
  await waitForMessages(page, 3);
  await page.getByText("Not sent yet – retrying").waitFor({ state: "detached" });
  expect(await countTurns(page)).toBe(3);
  await visitor.leave();
});

test("L-8: with the private link, another device asks first, then continues where the first one stopped", async () => {
  const first = await openOnPhone(stage);
  await start(first, stage.interviewId);
  await say(first, answer);
  const spoken = await messages(first.page);
  await first.page.getByRole("button", { name: "Menu" }).tap();
  await first.checkAccess("menu of the chat");
  await first.page.getByRole("button", { name: /^Copy my private link/ }).tap();
  await first.page.getByText("Copied!").waitFor();
  const link = await first.page.evaluate(() => navigator.clipboard.readText());
  await first.leave();

  const second = await openVisitor(stage.browser, { baseUrl: stage.app.url });
  await second.page.goto(link);
  // A link that somebody sent opens their session, so that nothing of it shows before one agrees.
  await heading(second.page, /^Did you start/).waitFor();
  await second.checkVariant("another device's session");
  expect(await second.page.getByRole("log").count()).toBe(0);
  await second.page.getByRole("button", { name: "Continue your interview" }).click();
  await second.page
    .getByRole("log")
    .locator(".message-text")
    .nth(spoken.length - 1)
    .waitFor();
  expect(await messages(second.page)).toEqual(spoken);
  expect(second.page.url(), "the token does not stay in the address").not.toBe(link);
  await second.page.getByLabel("Your message").fill("And then we bought a radio.");
  await second.page.keyboard.press("Enter");
  await second.page.waitForFunction(
    (count) => document.querySelectorAll("[role=log] li").length >= count,
    spoken.length + 2,
  );
  await second.leave();
});

test("withdrawing deletes everything that was said, on the screen and on the server", async () => {
  const visitor = await openOnPhone(stage);
  const { page, checkAccess, checkVariant } = visitor;
  await start(visitor, stage.interviewId);
  await say(visitor, "I keep bees, which nobody else here does.");
  const sessionId = new URL(page.url()).pathname.split("/")[3] ?? "";
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Stop & delete my answers" }).tap();
  await page.getByRole("dialog").waitFor();
  await checkAccess("deleting one's answers");
  await page.getByRole("button", { name: "Keep my answers" }).tap();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Stop & delete my answers" }).tap();
  await page.getByRole("button", { name: "Yes, delete my answers" }).tap();
  await heading(page, "Your answers have been deleted").waitFor();
  await checkVariant("withdrawn");

  const left = await stage.app.db.pool.query("select count(*)::int as n from turns where session_id = $1", [
    sessionId,
  ]);
  expect(left.rows[0].n).toBe(0);
  expect((await stage.creator.get(`/api/interviews/${stage.interviewId}/sessions`)).text).not.toContain(
    "bees",
  );
  expect((await openClient(stage.app.url).get(`/api/sessions/${sessionId}/status`)).status).toBe(404);
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  );
  expect(kept).not.toContain(sessionId);
  await page.goto(`/chat/${stage.interviewId}`);
  await page.getByRole("button", { name: "Begin Chat" }).waitFor();
  await visitor.leave();
});

test("'I am under 18' ends politely and stores nothing", async () => {
  const visitor = await openOnPhone(stage);
  const { page, checkVariant } = visitor;
  const before = await countSessions();
  await consent(visitor, stage.interviewId);
  await page.getByLabel("Occupation", { exact: true }).fill("Pupil");
  await page.getByRole("button", { name: "I am under 18" }).tap();
  await heading(page, "Thank you for your interest").waitFor();
  await checkVariant("under 18");
  expect(await countSessions()).toBe(before);
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })),
  ).not.toContain("Pupil");
  await visitor.leave();
});

test("a script is shown as plain text, whatever it contains", async () => {
  const trap = `<img src=x onerror="document.title='taken over'"><b>bold</b>`;
  const id = await makeInterview(stage.creator, stage.projectId, {
    participantTitle: `Study ${trap}`,
    introduction: `Hello ${trap}`,
    questions: [`What do you think of ${trap}?`],
  });
  const visitor = await openOnPhone(stage);
  await start(visitor, id);
  await say(visitor, `I think ${trap} is a text.`);
  expect((await messages(visitor.page)).join("\n")).toContain(trap);
  expect(await visitor.page.title()).not.toBe("taken over");
  expect(await visitor.page.locator(".message-text img, .message-text b").count()).toBe(0);
  await visitor.leave();
});

test("a participant takes a copy of their answers from the page where they may delete them", async () => {
  const participant = await makeFinishedSession(stage.app, stage.interviewId);
  const { page, leave } = await openVisitor(stage.browser, { baseUrl: stage.app.url, device: "phone" });
  await page.goto(`/withdraw#s=${participant.sessionId}&k=${participant.resumeToken}`);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my answers" }).click(),
  ]);
  const copy = await readFile(await file.path(), "utf8");
  expect(copy).toContain("Last week I used Slack and Zoom");
  await leave();
});
