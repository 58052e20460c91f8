import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeKnownSound } from "#server/testing/known-sound.ts";
import { type LoopbackRecogniser, startLoopbackRecogniser } from "#server/testing/loopback-recogniser.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  startParticipant,
} from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let browser: Browser;
let recogniser: LoopbackRecogniser;

const said = "We plan the week on Sunday evening with paper lists on the fridge";
const sound = makeKnownSound(said);

beforeAll(async () => {
  recogniser = await startLoopbackRecogniser();
  [app, browser] = await Promise.all([startTestApp(recogniser.settings), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await recogniser?.close();
});

/** From which second to which the page played, as its player was told. */
async function watchPlaying(page: Page): Promise<() => Promise<{ from: number; to: number }>> {
  await page.addInitScript(() => {
    const { play, pause } = HTMLMediaElement.prototype;
    const noted = window as unknown as { played: { from: number; to?: number } | undefined };
    HTMLMediaElement.prototype.play = function () {
      noted.played = { from: this.currentTime };
      return play.call(this);
    };
    HTMLMediaElement.prototype.pause = function () {
      if (noted.played) noted.played.to ??= this.currentTime;
      pause.call(this);
    };
  });
  return async () => {
    const handle = await page.waitForFunction(() => {
      const { played } = window as unknown as { played?: { from: number; to?: number } };
      return played?.to === undefined ? null : { from: played.from, to: played.to };
    });
    return handle.jsonValue() as Promise<{ from: number; to: number }>;
  };
}

test("a quote of a spoken answer and a part of a recording play their own seconds, by keyboard", async () => {
  const creator = await makeCreator(app, "Vera Voice");
  await creator.post("/api/user/onboarding", { later: true });
  const projectId = await makeProject(creator);
  const interviewId = await makeInterview(creator, projectId);
  await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { voiceAnswers: true } });
  const who = await startParticipant(app, interviewId);
  const soundId = app.deps.newId();
  const form = new FormData();
  form.append("from", "0");
  form.append("file", new Blob([Uint8Array.from(sound.wav)]), "answer.wav");
  await who.post(`/api/sessions/${who.sessionId}/sounds/${soundId}/pieces`, form);
  await who.post(`/api/sessions/${who.sessionId}/sounds/${soundId}/transcribe`);
  await who.say(said.replace("paper", "shared"), soundId);
  await finishInterview(who);
  const { page, checkAccess, leave } = await openVisitor(browser, {
    baseUrl: app.url,
    cookies: creator.cookies,
  });
  const readPlayed = await watchPlaying(page);

  await page.goto(`/interviews/${interviewId}/sessions/${who.sessionId}`);
  await page.getByText(`Heard: ${said}`).waitFor();
  await checkAccess("a spoken answer in its transcript");

  await page.goto(`/projects/${projectId}/detail`);
  await page.getByRole("button", { name: "Upload transcripts" }).click();
  const talk = makeKnownSound("The ferry was late again.");
  await page.getByLabel("Transcript files").setInputFiles({
    ...{ name: "harbour.wav", mimeType: "audio/wav", buffer: Buffer.from(talk.wav) },
  });
  await page.getByRole("link", { name: "harbour" }).click();
  await page.getByText("recognised from a recording", { exact: false }).waitFor();
  await checkAccess("a transcript with its recording");
  await page.getByRole("button", { name: "Play this part" }).focus();
  await page.keyboard.press("Enter");
  const played = await readPlayed();
  expect(Math.abs(played.from - (talk.words[0]?.startMs ?? 0) / 1_000)).toBeLessThanOrEqual(0.25);
  expect(Math.abs(played.to - (talk.words.at(-1)?.endMs ?? 0) / 1_000)).toBeLessThanOrEqual(0.25);
  const clip = page.getByRole("link", { name: "Clip of this part, with captions" });
  const [file] = await Promise.all([page.waitForEvent("download"), clip.click()]);
  expect(file.suggestedFilename()).toBe("quote.zip");
  await leave();
});
