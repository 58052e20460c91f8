import { afterAll, beforeAll, expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { makeInterview, script, startParticipant } from "#server/testing/makers.ts";
import { type ChatStage, openChatStage, openOnPhone } from "../../tests/journeys/chat-stage.ts";
import { answer, heading, messages, say, start } from "../../tests/journeys/participant-steps.ts";

let stage: ChatStage;

beforeAll(async () => {
  stage = await openChatStage();
});
afterAll(async () => {
  await stage?.close();
});

test("with the address alone, another device sees nothing of the conversation", async () => {
  const first = await openOnPhone(stage);
  await start(first, stage.interviewId);
  await say(first, answer);
  const address = first.page.url();
  await first.leave();

  const second = await openVisitor(stage.browser, { baseUrl: stage.app.url });
  second.expectRefused(`404 /api/sessions/${stage.interviewId}/*/messages`);
  await second.page.goto(address);
  await heading(second.page, "Continue on the device you started on, or start again").waitFor();
  expect(await second.page.locator("body").innerText()).not.toContain("brother");
  expect(await second.page.locator("body").innerText()).not.toContain(script.questions[0]);
  await second.checkAccess("another device");
  await second.page.getByRole("button", { name: "Start again" }).click();
  await heading(second.page, "A conversation about your experience").waitFor();
  await second.page.getByRole("button", { name: "Begin Chat" }).waitFor();
  await second.leave();
});

test("L-8: someone who opens another person's private link can start their own interview", async () => {
  const sender = await startParticipant(stage.app, stage.interviewId);
  const visitor = await openVisitor(stage.browser, { baseUrl: stage.app.url });
  const { page } = visitor;
  await page.goto(`/chat/${stage.interviewId}/${sender.sessionId}#resume=${sender.resumeToken}`);
  await heading(page, /^Did you start/).waitFor();
  await page.getByRole("button", { name: "Start again" }).click();
  await page.getByRole("checkbox").waitFor();
  expect(page.url()).not.toContain(sender.sessionId);
  await visitor.leave();
});

test("the menu skips a question, and the interview continues with the next one", async () => {
  const visitor = await openOnPhone(stage);
  const { page } = visitor;
  await start(visitor, stage.interviewId);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Skip this question" }).tap();
  await page.getByText(script.questions[1] ?? "", { exact: false }).waitFor();
  expect((await messages(page)).join("\n")).toContain("Skip this question");
  await visitor.leave();
});

test("a link that leads nowhere, and an interview that is closed, say so in words", async () => {
  const closed = await makeInterview(stage.creator, stage.projectId, { name: "Closed study" });
  await stage.creator.send("PATCH", `/api/interviews/${closed}`, { settings: { status: "closed" } });
  const visitor = await openOnPhone(stage);
  const { page, checkAccess } = visitor;
  visitor.expectRefused("404 /api/interviews/*");
  await page.goto(`/chat/${"A".repeat(22)}`);
  await heading(page, "Failed to load interview details").waitFor();
  await checkAccess("unknown interview");
  await page.goto(`/chat/${closed}`);
  await heading(page, "This interview is not taking more participants right now.").waitFor();
  await checkAccess("closed interview");
  await visitor.leave();
});

test("people read the title that is meant for them, on the page and on its tab, and never the internal name", async () => {
  const names = { name: "Why people give up", participantTitle: "Working from afar" };
  const visitor = await openOnPhone(stage);
  const { page } = visitor;
  await page.goto(`/chat/${await makeInterview(stage.creator, stage.projectId, names)}`);
  await heading(page, "Working from afar").waitFor();
  const read = async () => `${await page.title()} ${await page.locator("body").innerText()}`;
  const consent = await read();
  await start(visitor, page.url().split("/").at(-1) ?? "");
  for (const text of [consent, await read()]) {
    expect(text).toContain("Working from afar");
    expect(text).not.toContain("give up");
  }
  await visitor.leave();
});
