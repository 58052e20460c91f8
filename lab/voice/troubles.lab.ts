import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { agree, begin, waitForMessages } from "../../tests/journeys/participant-steps.ts";
import { describeMissing } from "./run-program.ts";
import { speakParts } from "./speak-parts.ts";
import { openStage, type Stage } from "./stage.ts";

/** Microphones that go and recognisers that don't answer: what was said is kept, and typing always goes on. */
const missing = describeMissing("espeak-ng", "ffmpeg");
if (missing !== "") process.stdout.write(`spoken answers in trouble: ${missing}\n`);
const run = test.skipIf(missing !== "");

let stage: Stage;
let without: Browser;

beforeAll(async () => {
  if (missing !== "") return;
  stage = await openStage({ kind: "exact times", loops: true, asks: true, env: { SPEECH_SECONDS: "20" } });
  without = await launchBrowser(["--use-fake-ui-for-media-stream"]);
  await stage.giveMicrophone(
    await speakParts(["We plan the week", "on Sunday evening"], { voice: "en-us", noise: 0.03 }),
  );
});
afterAll(async () => {
  await without?.close();
  await stage?.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const box = (page: Page) => page.getByLabel("Your message");

async function startTalk(browser = stage.browser, isAllowed = true): Promise<Visitor> {
  const visitor = await openVisitor(browser, { baseUrl: stage.app.url, device: "phone" });
  if (isAllowed) await visitor.context.grantPermissions(["microphone"], { origin: stage.app.url });
  await visitor.page.goto(`/chat/${stage.interviewId}`);
  await agree(visitor);
  await begin(visitor);
  await button(visitor.page, "Speak").tap();
  await button(visitor.page, /^Hold to speak/).tap();
  return visitor;
}

async function record({ page }: Visitor): Promise<void> {
  await page.getByText("0:03").waitFor();
  await button(page, "Stop").tap();
}

/** Everything that is offered is on a phone's screen, and an answer can be typed and sent. */
async function typeInstead({ page, checkAccess }: Visitor, trouble: string, messages = 3): Promise<void> {
  await checkAccess(trouble);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${trouble} is wider than the screen`).toBeLessThanOrEqual(0);
  await box(page).fill(`Then I'll type: ${trouble}.`);
  await button(page, "Send").tap();
  await waitForMessages(page, messages);
}

const listHeard = async () =>
  (await stage.app.db.pool.query("select heard from answer_sounds order by created_at")).rows;

run("a microphone that is refused, or isn't there", async () => {
  const refused = await startTalk(stage.browser, false);
  await refused.page.getByText("This page isn't allowed to use your microphone.").waitFor();
  await typeInstead(refused, "a refused microphone");
  await refused.leave();
  const none = await startTalk(without);
  await none.page.getByText("We couldn't find a microphone.").waitFor();
  await typeInstead(none, "no microphone");
  await none.leave();
});

run("a microphone that goes away in the middle of an answer: what was said is in the box", async () => {
  const visitor = await startTalk();
  const { page } = visitor;
  await page.getByText("0:03").waitFor();
  await visitor.context.clearPermissions();
  await page.getByText("The microphone stopped, but we kept what you said.").waitFor();
  expect(await box(page).inputValue()).toBe("We plan the week on Sunday evening");
  await typeInstead(visitor, "a microphone that stopped");
  await visitor.leave();
});

run.each(["server-error", "garbage", "html", "cut", "break"] as const)(
  "a recogniser that answers with %s: typing goes on, and the recording can be tried again",
  async (fault) => {
    stage.recogniser.fail(fault);
    const visitor = await startTalk();
    await record(visitor);
    await visitor.page.getByText("We couldn't turn your recording into text.").waitFor();
    stage.recogniser.fail(null);
    await button(visitor.page, "Retry").tap();
    await visitor.page
      .getByText("Please read it through, correct anything that's wrong, then send.")
      .waitFor();
    await typeInstead(visitor, `a recogniser with ${fault}`);
    await visitor.leave();
  },
);

run("a recogniser that is late: people are told, and what they type instead is sent alone", async () => {
  stage.recogniser.fail("hang");
  const before = (await listHeard()).length;
  const visitor = await startTalk();
  const { page } = visitor;
  await record(visitor);
  await page.getByText("This is taking a while.").waitFor();
  await typeInstead(visitor, "a late recogniser");
  await page.getByText("Recording deleted.").waitFor();
  expect((await listHeard()).length).toBe(before);

  // And one that never answers: the wait ends by itself.
  await button(page, /^Hold to speak/).tap();
  await record(visitor);
  await page.getByText("We couldn't turn your recording into text.").waitFor();
  stage.recogniser.fail(null);
  await button(page, "Retry").tap();
  await page.getByText("Please read it through, correct anything that's wrong, then send.").waitFor();
  await typeInstead(visitor, "a recogniser that never answered", 5);
  await visitor.leave();
});

run("a connection that breaks while somebody speaks: nothing of it is lost", async () => {
  const visitor = await startTalk();
  const { page, context } = visitor;
  await page.getByText("0:03").waitFor();
  await context.setOffline(true);
  await page.getByText("0:05").waitFor();
  await button(page, "Stop").tap();
  await page.getByText("This is taking a while.").waitFor();
  await context.setOffline(false);
  await page.getByText("Please read it through, correct anything that's wrong, then send.").waitFor();
  await typeInstead(visitor, "a broken connection");
  await visitor.leave();
});
