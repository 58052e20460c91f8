import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { messages, waitForMessages } from "../../tests/journeys/participant-steps.ts";
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
} from "../../tests/journeys/spoken-steps.ts";

let stage: SpokenStage;

beforeAll(async () => {
  stage = await openSpokenStage();
});
beforeEach(() => hearKnown(stage));
afterAll(() => stage?.close());

async function record(page: Page): Promise<void> {
  await button(page, /^(Hold to speak|Record again)/).tap();
  await button(page, "Stop").waitFor();
  await waitForSecond(page);
  await button(page, "Stop").tap();
}

test("a creator offers spoken answers, and the consent text says what is kept", async () => {
  const author = await openVisitor(stage.browser, { baseUrl: stage.app.url, cookies: stage.creator.cookies });
  const { page } = author;
  page.setDefaultTimeout(20_000);
  await page.goto(`/interviews/${stage.interviewId}?tab=settings`);
  await page.getByRole("switch", { name: "Voice answers" }).click({ force: true });
  await page.getByRole("textbox", { name: "Days to keep recordings" }).fill("30");
  await author.checkAccess("voice answers in the settings");
  await button(page, "Save changes").click();
  await expect
    .poll(async () => (await stage.creator.get(`/api/interviews/${stage.interviewId}`)).body.voiceAnswers)
    .toBe(true);
  const { body } = await stage.creator.get(`/api/interviews/${stage.interviewId}`);
  expect(body.consentText).toContain("Recordings are deleted after 30 days");
  await author.leave();
});

test("a participant hears what they sent, nothing is loaded before, and a deleted recording says so", async () => {
  const visitor = await startTalk(stage);
  const { page } = visitor;
  await button(page, "Speak").tap();
  await record(page);
  await waitForText(page, said);
  await button(page, "Send").tap();
  await waitForMessages(page, 3);
  await button(page, "Play my recording").waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await button(page, "Play my recording").waitFor();
  await visitor.checkAccess("a spoken answer in the talk");
  expect(asked.filter((path) => /sounds\/\w|own-sound/.test(path))).toEqual([]);
  await page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      document.title = "played";
      return play.call(this);
    };
  });
  await button(page, "Play my recording").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.title()).toBe("played");
  // It has the focus that the button before it had, and stops by the same key.
  await button(page, "Stop").waitFor();
  await page.keyboard.press("Enter");
  await button(page, "Play my recording").waitFor();
  await page.keyboard.press("Enter");
  await button(page, "Stop").waitFor();
  // The recording is over after two and a half seconds.
  await button(page, "Play my recording").waitFor();
  expect(asked.filter((path) => /sounds\/\w/.test(path))).toHaveLength(1);

  await page.reload();
  await button(page, "Play my recording").waitFor();
  visitor.expectRefused("404 /api/sessions/*/sounds/*");
  await stage.app.db.pool.query("delete from answer_sounds");
  await button(page, "Play my recording").tap();
  await page.getByText("This recording is no longer kept.").waitFor();
  await visitor.leave();
});

test("a recogniser that fails costs nobody their answer, and the recording goes along on wish alone", async () => {
  const visitor = await startTalk(stage);
  const { page } = visitor;
  stage.recogniser.fail("server-error");
  await button(page, "Speak").tap();
  await record(page);
  await page.getByText("We couldn't turn your recording into text.").waitFor();
  await visitor.checkAccess("nothing was understood");
  await button(page, "Retry").tap();
  await page.getByText("We couldn't turn your recording into text.").waitFor();
  await page.getByRole("checkbox", { name: "Send the recording along with my answer" }).check();
  await box(page).fill("I typed this one.");
  await button(page, "Send").tap();
  await waitForMessages(page, 3);
  expect((await listSounds(stage)).at(-1)).toMatchObject({ heard: null, sent: "I typed this one." });

  const before = (await listSounds(stage)).length;
  await record(page);
  await page.getByText("We couldn't turn your recording into text.").waitFor();
  await box(page).fill("And this one without it.");
  await button(page, "Send").tap();
  await waitForMessages(page, 5);
  await expect.poll(async () => (await listSounds(stage)).length).toBe(before);
  await visitor.leave();
});

test("what is typed and sent while a recording waits for its text goes alone, and nothing comes after it", async () => {
  const visitor = await startTalk(stage);
  const { page } = visitor;
  const before = (await listSounds(stage)).length;
  stage.recogniser.fail("hang");
  await button(page, "Speak").tap();
  await record(page);
  await page.getByText("Turning your words into text…").waitFor();
  // What has not arrived can't be deleted.
  await expect.poll(async () => (await listSounds(stage)).length).toBe(before + 1);
  await box(page).fill("I'd rather type this.");
  await button(page, "Send").tap();
  await waitForMessages(page, 3);
  await page.getByText("Recording deleted.").waitFor();
  await expect.poll(async () => (await listSounds(stage)).length).toBe(before);
  expect(await box(page).inputValue()).toBe("");
  await visitor.leave();
});

test("questions are read aloud once each on request, in the page's language, and never into the microphone", async () => {
  const visitor = await startTalk(stage);
  const { page } = visitor;
  await page.evaluate(() => {
    const { speak, cancel } = speechSynthesis;
    const noted = Object.assign(window, { aloud: [] as string[] });
    speechSynthesis.speak = (words) => {
      noted.aloud.push(`${words.lang}: ${words.text}`);
      speak.call(speechSynthesis, words);
    };
    speechSynthesis.cancel = () => {
      noted.aloud.push("silence");
      cancel.call(speechSynthesis);
    };
  });
  const listAloud = () => page.evaluate(() => (window as unknown as { aloud: string[] }).aloud);
  await button(page, "Speak").tap();
  expect(await listAloud()).toEqual([]);
  const wish = page.getByRole("checkbox", { name: "Read the questions aloud" });
  await wish.check();
  const [first] = await messages(page);
  // Paragraphs are apart on the screen.
  const inOneLine = async () => (await listAloud()).map((line) => line.replace(/\s+/g, " "));
  const expected = [`en: ${first?.replace(/\s+/g, " ")}`];
  expect(await inOneLine()).toEqual(expected);
  await record(page);
  await waitForText(page, said);
  expected.push("silence");
  expect(await inOneLine()).toEqual(expected);
  await button(page, "Send").tap();
  await waitForMessages(page, 3);
  expected.push(`en: ${(await messages(page)).at(-1)?.replace(/\s+/g, " ")}`);
  await expect.poll(inOneLine).toEqual(expected);
  await wish.uncheck();
  await expect.poll(inOneLine).toEqual([...expected, "silence"]);
  await visitor.leave();
});

test("a microphone that is refused leaves typing, and says what to do", async () => {
  const visitor = await startTalk(stage);
  const { page } = visitor;
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  await button(page, "Speak").tap();
  await button(page, /^Hold to speak/).tap();
  await page.getByText("This page isn't allowed to use your microphone.").waitFor();
  await box(page).fill("Then I'll type, thank you.");
  await button(page, "Send").tap();
  await waitForMessages(page, 3);
  await visitor.leave();
});
