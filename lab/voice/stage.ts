import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "#server/testing/browser.ts";
import { type LoopbackRecogniser, startLoopbackRecogniser } from "#server/testing/loopback-recogniser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { hearExactly, hearWithPocketsphinx } from "./recognisers.ts";
import { toMs } from "./samples.ts";
import type { SpokenAnswer } from "./speak-parts.ts";

/** An interview that takes spoken answers, with a recogniser of the kind, and a browser whose microphone hears a file. */
export interface Stage {
  kind: RecogniserKind;
  app: TestApp;
  browser: Browser;
  recogniser: LoopbackRecogniser;
  creator: Awaited<ReturnType<typeof makeCreator>>;
  interviewId: string;
  /** From now on the microphone hears this, from its beginning each time it's opened. */
  giveMicrophone: (answer: SpokenAnswer) => Promise<void>;
  close: () => Promise<void>;
}

export type RecogniserKind = "exact times" | "pocketsphinx";

interface StageOptions {
  kind: RecogniserKind;
  /** The microphone hears the file again and again. */
  loops?: boolean;
  /** The browser asks before it opens the microphone, as everybody's does. */
  asks?: boolean;
  env?: Record<string, string>;
}

export async function openStage({
  kind,
  loops = false,
  asks = false,
  env = {},
}: StageOptions): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), "askwell-spoken-"));
  const microphone = join(folder, "microphone.wav");
  let speaking: SpokenAnswer | undefined;
  const recogniser = await startLoopbackRecogniser(
    kind === "pocketsphinx" ? hearWithPocketsphinx : hearExactly(() => speaking),
  );
  const [app, browser] = await Promise.all([
    startTestApp({ ...recogniser.settings, ...env }),
    launchBrowser([
      "--use-fake-device-for-media-stream",
      ...(asks ? [] : ["--use-fake-ui-for-media-stream"]),
      `--use-file-for-fake-audio-capture=${microphone}${loops ? "" : "%noloop"}`,
    ]),
  ]);
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const interviewId = await makeInterview(creator, await makeProject(creator));
  await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { voiceAnswers: true } });
  return {
    ...{ kind, app, browser, recogniser, creator, interviewId },
    giveMicrophone: async (answer) => {
      speaking = answer;
      await writeFile(microphone, answer.wav);
    },
    close: async () => {
      await browser.close();
      await app.close();
      await recogniser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Records an answer to its end, and resolves with what is in the message box then. */
export async function recordAnswer(stage: Stage, page: Page, answer: SpokenAnswer): Promise<string> {
  await stage.giveMicrophone(answer);
  await page.getByRole("button", { name: /^Hold to speak/ }).tap();
  await page.getByText("Recording…").waitFor();
  await page.waitForTimeout(toMs(answer.samples.length) + 300);
  await page.getByRole("button", { name: "Stop" }).tap();
  await page.getByText("Please read it through, correct anything that's wrong, then send.").waitFor();
  return page.getByLabel("Your message").inputValue();
}
