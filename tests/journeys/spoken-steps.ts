import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { launchBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeKnownSound } from "#server/testing/known-sound.ts";
import { type LoopbackRecogniser, startLoopbackRecogniser } from "#server/testing/loopback-recogniser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, begin } from "./participant-steps.ts";

export const said = "We plan the week on Sunday evening with paper lists";
const known = makeKnownSound(said);

/** An interview, a recogniser, and a browser whose microphone hears the known answer again and again. */
export interface SpokenStage {
  app: TestApp;
  browser: Browser;
  recogniser: LoopbackRecogniser;
  creator: Awaited<ReturnType<typeof makeCreator>>;
  interviewId: string;
  close: () => Promise<void>;
}

export async function openSpokenStage(): Promise<SpokenStage> {
  const folder = await mkdtemp(join(tmpdir(), "askwell-voice-"));
  const microphone = join(folder, "answer.wav");
  await writeFile(microphone, known.wav);
  const recogniser = await startLoopbackRecogniser();
  const [app, browser] = await Promise.all([
    startTestApp({ ...recogniser.settings }),
    launchBrowser([
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${microphone}`,
    ]),
  ]);
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const close = async () => {
    await browser.close();
    await app.close();
    await recogniser.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { app, browser, recogniser, creator, interviewId, close };
}

/** The recogniser works, and hears the known answer. */
export function hearKnown({ recogniser }: SpokenStage): void {
  recogniser.fail(null);
  recogniser.hear({ text: said, words: known.words, durationMs: known.durationMs });
}

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const box = (page: Page) => page.getByLabel("Your message");

export async function startTalk({ app, browser, interviewId }: SpokenStage): Promise<Visitor> {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  visitor.page.setDefaultTimeout(20_000);
  await visitor.page.goto(`/chat/${interviewId}`);
  await agree(visitor);
  await begin(visitor);
  return visitor;
}

/** The clock beside the recording has moved on. */
export const waitForSecond = (page: Page) => page.getByText(/0:0[1-9]/).waitFor();

export async function waitForText(page: Page, text: string): Promise<void> {
  await expect.poll(() => box(page).inputValue(), { timeout: 15_000 }).toBe(text);
}

export async function listSounds({ app }: SpokenStage) {
  const query = `select a.heard, a.bytes, a.content_type as type, t.text as sent from answer_sounds a
    left join turns t on t.session_id = a.session_id and t.client_message_id = a.id order by a.created_at`;
  return (await app.db.pool.query(query)).rows;
}
