import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { seedRandom } from "../../bench/analysis/random.ts";
import { agree, begin } from "../../tests/journeys/participant-steps.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { describeMissing } from "./run-program.ts";
import { speakParts } from "./speak-parts.ts";
import { openStage, type Stage } from "./stage.ts";
import { watchRecording } from "./watch-sound.ts";

const missing = describeMissing("espeak-ng", "ffmpeg");
if (missing !== "") process.stdout.write(`cut uploads: ${missing}\n`);

const maxCuts = 200;
const people = 8;
/** Each piece is two seconds, and about half of all tries are cut. */
const recordingMs = 60_000;
const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test.skipIf(missing !== "")(
  "what people record is stored to the last byte through 200 broken uploads",
  async () => {
    const stage = await openStage({ kind: "exact times", loops: true });
    const proxy = await startCuttingProxy({
      ...{ target: stage.app.url, path: "/pieces HTTP/1.1", random: seedRandom(7), maxCuts },
    });
    stage.app.deps.config.publicUrl = proxy.url;
    try {
      await stage.giveMicrophone(
        await speakParts(["We plan the week", "on Sunday evening"], { voice: "en-us", noise: 0.03 }),
      );
      stage.recogniser.fail("server-error");
      const recorded = await Promise.all(
        Array.from({ length: people }, () => recordThrough(stage, proxy.url)),
      );
      const { rows } = await stage.app.db.pool.query(
        "select string_agg(content, ''::bytea order by starts_at) as bytes from answer_sound_parts group by sound_id",
      );
      const bytes = recorded.reduce((sum, { length }) => sum + length, 0);
      const stored = rows.map((row) => hash(row.bytes)).toSorted();
      process.stdout.write(
        `${proxy.cuts()} uploads were cut; ${bytes} bytes were recorded by ${people} people\n`,
      );
      expect(stored).toEqual(recorded.map(hash).toSorted());
      expect(proxy.cuts()).toBe(maxCuts);
    } finally {
      await proxy.close();
      await stage.close();
    }
  },
);

/** One person's recording, as their browser made it. */
async function recordThrough({ browser, interviewId }: Stage, baseUrl: string): Promise<Buffer> {
  const visitor = await openVisitor(browser, { baseUrl, device: "phone" });
  const { page } = visitor;
  const readRecorded = await watchRecording(page);
  await page.goto(`/chat/${interviewId}`);
  await agree(visitor);
  await begin(visitor);
  await page.getByRole("button", { name: "Speak" }).tap();
  await page.getByRole("button", { name: /^Hold to speak/ }).tap();
  await page.getByText("Recording…").waitFor();
  await page.waitForTimeout(recordingMs);
  await page.getByRole("button", { name: "Stop" }).tap();
  const retry = page.getByRole("button", { name: "Retry" });
  const unsaved = page.getByText("Your recording couldn't be saved.");
  await retry.waitFor({ timeout: 300_000 });
  while (await unsaved.isVisible()) {
    await retry.tap();
    await retry.waitFor({ state: "hidden" });
    await retry.waitFor({ timeout: 300_000 });
  }
  const recorded = await readRecorded();
  await visitor.context.close();
  return recorded;
}
