import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { waitForMessages } from "./participant-steps.ts";
import {
  box,
  button,
  hearKnown,
  listSounds,
  openSpokenStage,
  type SpokenStage,
  said,
  startTalk,
  waitForSecond,
  waitForText,
} from "./spoken-steps.ts";

let stage: SpokenStage;

beforeAll(async () => {
  stage = await openSpokenStage();
  const settings = { voiceAnswers: true };
  await stage.creator.send("PATCH", `/api/interviews/${stage.interviewId}`, { settings });
});
beforeEach(() => hearKnown(stage));
afterAll(() => stage?.close());

test("a participant speaks, reads, corrects and sends; both versions are kept", async () => {
  const visitor = await startTalk(stage);
  const { page } = visitor;
  await button(page, "Speak").tap();
  await page.getByText("Speak for up to 5 minutes.").waitFor();
  await visitor.checkVariant("before a recording");
  await button(page, "Hold to speak, or tap to start").tap();
  await page.getByText("Recording…").waitFor();
  await page.getByText("0:02").waitFor();
  await visitor.checkVariant("while it records");
  await button(page, "Stop").tap();
  await waitForText(page, said);
  await page.getByText("Your recording goes with it.").waitFor();
  await visitor.checkAccess("what was heard");
  const corrected = said.replace("paper", "shared");
  await box(page).fill(corrected);
  await button(page, "Send").tap();
  await waitForMessages(page, 3);
  await page.getByText("Speak for up to 5 minutes.").waitFor();
  const [sound] = await listSounds(stage);
  expect(sound).toMatchObject({ heard: said, sent: corrected, type: "audio/webm" });
  expect(sound.bytes).toBeGreaterThan(5_000);
  expect(stage.recogniser.requests.at(-1)).toMatchObject({ bytes: sound.bytes, contentType: "audio/webm" });

  // Held, and then thought better of.
  const start = await button(page, /^Hold to speak/).boundingBox();
  if (!start) throw new Error("no button");
  await page.mouse.move(start.x + 20, start.y + 10);
  await page.mouse.down();
  await button(page, "Stop").waitFor();
  // Longer than a tap.
  await waitForSecond(page);
  await page.mouse.up();
  await waitForText(page, said);
  await button(page, "Delete recording").tap();
  await waitForText(page, "");
  await expect.poll(async () => (await listSounds(stage)).length).toBe(1);
  await visitor.leave();
});

test("a page that is left in the middle finds what was recorded until then", async () => {
  const visitor = await startTalk(stage);
  const { page } = visitor;
  await button(page, "Speak").tap();
  const before = (await listSounds(stage)).length;
  await button(page, /^Hold to speak/).tap();
  await expect.poll(async () => (await listSounds(stage)).length, { timeout: 15_000 }).toBe(before + 1);
  await page.reload();
  await waitForText(page, said);
  await page.getByText("You recorded this earlier and haven't sent it.").waitFor();
  await button(page, "Send").tap();
  await waitForMessages(page, 3);
  expect((await listSounds(stage)).at(-1)).toMatchObject({ heard: said, sent: said });
  await visitor.leave();
});
