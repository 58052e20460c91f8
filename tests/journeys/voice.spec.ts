import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { launchBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeKnownSound } from "#server/testing/known-sound.ts";
import { type LoopbackRecogniser, startLoopbackRecogniser } from "#server/testing/loopback-recogniser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, begin, messages, waitForMessages } from "./participant-steps.ts";

let app: TestApp;
let browser: Browser;
let recogniser: LoopbackRecogniser;
let folder: string;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

const said = "We plan the week on Sunday evening with paper lists";
const known = makeKnownSound(said);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "askwell-voice-"));
  const microphone = join(folder, "answer.wav");
  await writeFile(microphone, known.wav);
  recogniser = await startLoopbackRecogniser();
  [app, browser] = await Promise.all([
    startTestApp({ ...recogniser.settings }),
    launchBrowser([
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${microphone}`,
    ]),
  ]);
  creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  interviewId = await makeInterview(creator, await makeProject(creator));
});
beforeEach(() => {
  recogniser.fail(null);
  recogniser.hear({ text: said, words: known.words, durationMs: known.durationMs });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await recogniser?.close();
  await rm(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const box = (page: Page) => page.getByLabel("Your message");

async function startTalk(): Promise<Visitor> {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  visitor.page.setDefaultTimeout(20_000);
  await visitor.page.goto(`/chat/${interviewId}`);
  await agree(visitor);
  await begin(visitor);
  return visitor;
}

/** The clock beside the recording has moved on. */
const waitForSecond = (page: Page) => page.getByText(/0:0[1-9]/).waitFor();

async function record(page: Page): Promise<void> {
  await button(page, /^(Hold to speak|Record again)/).tap();
  await button(page, "Stop").waitFor();
  await waitForSecond(page);
  await button(page, "Stop").tap();
}

async function waitForText(page: Page, text: string): Promise<void> {
  await expect.poll(() => box(page).inputValue(), { timeout: 15_000 }).toBe(text);
}

const listSounds = async () =>
  (
    await app.db.pool.query(
      `select a.heard, a.bytes, a.content_type as type, t.text as sent from answer_sounds a
        left join turns t on t.session_id = a.session_id and t.client_message_id = a.id order by a.created_at`,
    )
  ).rows;

test("a creator offers spoken answers, and the consent text says what is kept", async () => {
  const author = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  const { page } = author;
  page.setDefaultTimeout(20_000);
  await page.goto(`/interviews/${interviewId}?tab=settings`);
  await page.getByRole("switch", { name: "Voice answers" }).click({ force: true });
  await page.getByRole("textbox", { name: "Days to keep recordings" }).fill("30");
  await author.checkAccess("voice answers in the settings");
  await button(page, "Save changes").click();
  await expect
    .poll(async () => (await creator.get(`/api/interviews/${interviewId}`)).body.voiceAnswers)
    .toBe(true);
  const { body } = await creator.get(`/api/interviews/${interviewId}`);
  expect(body.consentText).toContain("Recordings are deleted after 30 days");
  await author.leave();
});

test("a participant speaks, reads, corrects and sends; both versions are kept", async () => {
  const visitor = await startTalk();
  const { page } = visitor;
  await button(page, "Speak").tap();
  await page.getByText("Speak for up to 5 minutes.").waitFor();
  await visitor.checkAccess("before a recording");
  await button(page, "Hold to speak, or tap to start").tap();
  await page.getByText("Recording…").waitFor();
  await page.getByText("0:02").waitFor();
  await visitor.checkAccess("while it records");
  await button(page, "Stop").tap();
  await waitForText(page, said);
  await page.getByText("Your recording goes with it.").waitFor();
  await visitor.checkAccess("what was heard");
  const corrected = said.replace("paper", "shared");
  await box(page).fill(corrected);
  await button(page, "Send").tap();
  await waitForMessages(page, 3);
  await page.getByText("Speak for up to 5 minutes.").waitFor();
  const [sound] = await listSounds();
  expect(sound).toMatchObject({ heard: said, sent: corrected, type: "audio/webm" });
  expect(sound.bytes).toBeGreaterThan(5_000);
  expect(recogniser.requests.at(-1)).toMatchObject({ bytes: sound.bytes, contentType: "audio/webm" });

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
  await expect.poll(async () => (await listSounds()).length).toBe(1);
  await visitor.leave();
});

test("a participant hears what they sent, nothing is loaded before, and a deleted recording says so", async () => {
  const visitor = await startTalk();
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
  await app.db.pool.query("delete from answer_sounds");
  await button(page, "Play my recording").tap();
  await page.getByText("This recording is no longer kept.").waitFor();
  await visitor.leave();
});

test("a page that is left in the middle finds what was recorded until then", async () => {
  const visitor = await startTalk();
  const { page } = visitor;
  await button(page, "Speak").tap();
  const before = (await listSounds()).length;
  await button(page, /^Hold to speak/).tap();
  await expect.poll(async () => (await listSounds()).length, { timeout: 15_000 }).toBe(before + 1);
  await page.reload();
  await waitForText(page, said);
  await page.getByText("You recorded this earlier and haven't sent it.").waitFor();
  await button(page, "Send").tap();
  await waitForMessages(page, 3);
  expect((await listSounds()).at(-1)).toMatchObject({ heard: said, sent: said });
  await visitor.leave();
});

test("a recogniser that fails costs nobody their answer, and the recording goes along on wish alone", async () => {
  const visitor = await startTalk();
  const { page } = visitor;
  recogniser.fail("server-error");
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
  expect((await listSounds()).at(-1)).toMatchObject({ heard: null, sent: "I typed this one." });

  const before = (await listSounds()).length;
  await record(page);
  await page.getByText("We couldn't turn your recording into text.").waitFor();
  await box(page).fill("And this one without it.");
  await button(page, "Send").tap();
  await waitForMessages(page, 5);
  await expect.poll(async () => (await listSounds()).length).toBe(before);
  await visitor.leave();
});

test("what is typed and sent while a recording waits for its text goes alone, and nothing comes after it", async () => {
  const visitor = await startTalk();
  const { page } = visitor;
  const before = (await listSounds()).length;
  recogniser.fail("hang");
  await button(page, "Speak").tap();
  await record(page);
  await page.getByText("Turning your words into text…").waitFor();
  await box(page).fill("I'd rather type this.");
  await button(page, "Send").tap();
  await waitForMessages(page, 3);
  await page.getByText("Recording deleted.").waitFor();
  await expect.poll(async () => (await listSounds()).length).toBe(before);
  expect(await box(page).inputValue()).toBe("");
  await visitor.leave();
});

test("questions are read aloud once each on request, in the page's language, and never into the microphone", async () => {
  const visitor = await startTalk();
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
  const visitor = await startTalk();
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
