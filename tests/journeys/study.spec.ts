import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { thankYouRedirectMs } from "#contract/choices.ts";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/**
 * One study from its beginning to its end, as the two people in it live it: the tests stand in the order of
 * the story, and each goes on where the one before it stopped.
 */
let app: TestApp;
let browser: Browser;
let creator: Visitor;
let participant: Visitor;

const study = {
  project: "Cooking at home",
  organization: "Acme Research",
  // Markup in what people write stays words wherever the two read it: a picture would be asked for, and seen to be.
  name: "Why people give up on <img src=x> meal plans",
  title: "How people plan their <img src=x> meals",
};
const email = "ada@example.org";
const participantEmail = "grace@example.com";
let shareLink = "";
let incentiveCode = "";

const answers = [
  "Last week I planned dinners on Sunday with the Mealtime app because my two children eat late, and it was quick, but the shopping list lost half of the vegetables.",
  "On Tuesday I stood in the shop for 20 minutes since the app was frustrating to search, so I would love a list that sorts by aisle.",
  "My sister uses a paper notebook instead, and I like that it is always there when the phone is empty.",
];

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  creator = await openVisitor(browser, { baseUrl: app.url });
  participant = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

describe("the creator", () => {
  test("finds the landing page and makes an account", async () => {
    const { page, checkAccess } = creator;
    await page.goto("/");
    await heading(page, /./).waitFor();
    await checkAccess("landing page");
    await page.goto("/register");
    await heading(page, "Create an account").waitFor();
    await checkAccess("registration");
    await page.getByLabel("Name").fill("Ada Researcher");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
    await page.getByRole("button", { name: "Create account" }).click();
    await heading(page, "Complete Your Profile").waitFor();
  });

  test("says what they do, and stands before their projects", async () => {
    const { page, checkVariant } = creator;
    await checkVariant("onboarding");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByText("Please choose a role").waitFor();
    await page.getByRole("combobox", { name: "Your role" }).click();
    await page.getByRole("option", { name: "Researcher" }).click();
    await page.getByRole("radio", { name: "Run research projects" }).check();
    await page.getByRole("button", { name: "Save and continue" }).click();
    await heading(page, "Your Projects").waitFor();
  });

  test("makes a project and an interview in the wizard", async () => {
    const { page, checkAccess, checkVariant } = creator;
    await page.getByRole("main").getByRole("link", { name: "Create Interview" }).click();
    await heading(page, "Which project is this interview for?").waitFor();
    await checkVariant("wizard, project");
    await page.getByRole("button", { name: "Create New Project" }).click();
    await page.getByLabel("Project Name").fill(study.project);
    await page.getByLabel("Organization").fill(study.organization);
    await checkVariant("wizard, new project");
    await page.getByRole("button", { name: "Create Project" }).click();
    await heading(page, "What do you want to learn?").waitFor();
    expect(await page.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
    await page
      .getByLabel("Interview objective")
      .fill("Understand how people plan meals for the week and what gets in the way.");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Target audience").fill("Parents who cook at home on weekdays.");
    await page.getByRole("radio", { name: "How people do something" }).check();
    await page.getByText("This guide may not ask about everything", { exact: false }).waitFor();
    await checkAccess("wizard, audience");
    await page.getByRole("button", { name: "Generate Interview Script" }).click();
    await heading(page, "Review and Edit Interview Script").waitFor();
  });

  test("makes the wording their own and saves it", async () => {
    const { page } = creator;
    await page.getByLabel("Interview Name").fill(study.name);
    await page.getByLabel("Title for participants").fill(study.title);
    const questions = page.getByRole("textbox", { name: /^Question \d+$/ });
    const proposed = await questions.count();
    expect(proposed).toBeGreaterThanOrEqual(3);
    while ((await questions.count()) > 3) {
      await page.getByRole("button", { name: `Remove question ${await questions.count()}` }).click();
    }
    await page.getByRole("button", { name: "+ Add Question" }).click();
    await page
      .getByRole("textbox", { name: "Question 4" })
      .fill("What would make planning meals easier for you?");
    await page.getByRole("button", { name: "Save Interview" }).click();
    await page.getByRole("button", { name: /^Keep (?:it|them) and save$/ }).click();
    await heading(page, study.project).waitFor();
    await page.getByRole("link", { name: study.name }).waitFor();
  });

  test("copies the share link", async () => {
    const { page } = creator;
    await page.getByRole("button", { name: "Copy Share Link" }).click();
    await page.getByRole("button", { name: "Link copied!" }).waitFor();
    shareLink = await page.evaluate(() => navigator.clipboard.readText());
    expect(shareLink).toMatch(new RegExp(`^${app.url}/chat/[A-Za-z0-9]{22}$`));
    await page.getByRole("button", { name: "Copy Share Link" }).waitFor();
  });
});

describe("the participant, on a phone", () => {
  test("reads what it is about and agrees", async () => {
    const { page } = participant;
    await page.goto(shareLink);
    await heading(page, study.title).waitFor();
    await page.getByText(study.organization).first().waitFor();
    const begin = page.getByRole("button", { name: "Begin Chat" });
    expect(await begin.isDisabled()).toBe(true);
    await page.getByRole("checkbox").check();
    await begin.tap();
    await heading(page, "A little about you").waitFor();
  });

  test("tells a little about themselves and starts", async () => {
    const { page, checkAccess } = participant;
    await page.getByRole("button", { name: "Start the interview" }).tap();
    await page.getByText("All fields are required").waitFor();
    await checkAccess("about you, with errors");
    await page.getByLabel("Age", { exact: true }).selectOption("35-50");
    await page.getByLabel("Occupation", { exact: true }).fill("Nurse");
    await page.getByLabel("Country", { exact: true }).selectOption("Ireland");
    await page.getByLabel("Town or city", { exact: true }).fill("Galway");
    await page.getByRole("button", { name: "Start the interview" }).tap();
    await page.getByText(`Starting your interview with ${study.organization}`).waitFor();
    await page.getByRole("log").waitFor();
  });

  test("answers to the end, one question at a time", async () => {
    const { page, checkVariant } = participant;
    const log = page.getByRole("log");
    await log.getByText("?").first().waitFor();
    const box = page.getByLabel("Your message");
    const finish = page.getByRole("button", { name: "Complete Interview" });
    for (let turn = 0; turn < 40 && !(await finish.isVisible()); turn++) {
      const before = await log.getByRole("listitem").count();
      await box.fill(answers[turn % answers.length] ?? "");
      await page.getByRole("button", { name: "Send", exact: true }).tap();
      await page.waitForFunction(
        (count) => document.querySelectorAll("[role=log] li").length >= count,
        before + 2,
      );
    }
    await finish.waitFor();
    await log.getByText("This concludes our interview. Have a great day!").waitFor();
    expect(await box.isDisabled()).toBe(true);
    expect(await box.isVisible()).toBe(false);
    await checkVariant("chat, complete");
    await finish.tap();
    await heading(page, "Thank you").waitFor();
  });

  test("gets a code and claims it", async () => {
    const { page } = participant;
    incentiveCode = (await page.locator("#incentive-code").innerText()).trim();
    expect(incentiveCode).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await page.getByRole("button", { name: "Claim", exact: true }).tap();
    await page.getByText("Please enter a valid email address.").waitFor();
    await page.getByLabel("E-mail address").fill(participantEmail);
    await page.getByRole("button", { name: "Claim", exact: true }).tap();
    await page.getByText("Done. Your claim has been received.").waitFor();
  });

  test("is thanked, and led to the start page", async () => {
    const { page, checkVariant, leave } = participant;
    await page.clock.install();
    await page.getByRole("link", { name: "Finish" }).tap();
    await heading(page, "Thank you for completing the interview!").waitFor();
    await checkVariant("thank-you");
    await page.clock.fastForward(thankYouRedirectMs);
    await page.waitForURL(`${app.url}/`);
    await leave();
  });
});

describe("the creator again", () => {
  test("sees the session with its e-mail and code", async () => {
    const { page } = creator;
    await page.reload();
    await page.getByText("Sessions: 1").waitFor();
    await page.getByRole("link", { name: study.name }).click();
    await heading(page, study.name).waitFor();
    await page.getByRole("tab", { name: "Sessions" }).click();
    const row = page.getByRole("row").filter({ hasText: incentiveCode });
    await row.waitFor();
    expect(await row.innerText()).toContain(participantEmail);
    expect(await row.innerText()).toContain("Completed");
  });

  test("reads the transcript", async () => {
    const { page } = creator;
    await page.getByRole("button", { name: /View Transcript/ }).click();
    const drawer = page.getByRole("dialog");
    await drawer
      .getByText(answers[0] ?? "", { exact: true })
      .first()
      .waitFor();
    await drawer.getByText("AI Interviewer").first().waitFor();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
  });

  test("generates insights, whose verbatims are what was said and open at their place", async () => {
    const { page, checkAccess } = creator;
    await page.getByRole("button", { name: "Generate Insights" }).click();
    await page.getByText("Insights generated successfully").first().waitFor({ timeout: 60_000 });
    const verbatims = page.getByRole("button", { name: /Open in the transcript$/ });
    await verbatims.first().waitFor();
    const said = answers.join("\n");
    for (const words of await verbatims.locator("q").allTextContents()) expect(said).toContain(words);
    const count = await verbatims.count();
    for (const at of [0, Math.floor(count / 2)]) {
      const words = await verbatims.nth(at).locator("q").textContent();
      await verbatims.nth(at).click();
      const marks = page.getByRole("dialog").locator('mark[data-evidence="true"]');
      await marks.first().waitFor();
      expect((await marks.allTextContents()).join("")).toBe(words);
      expect(await marks.first().isVisible()).toBe(true);
      if (at === 0) await checkAccess("transcript at a verbatim");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
  });

  test("finds numbers and findings on the overview", async () => {
    const { page, checkVariant } = creator;
    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByText("Total Transcripts").waitFor();
    await page.getByText("Nurse").first().waitFor();
    await page.goto("/profile");
    await heading(page, /./).waitFor();
    await page.getByText(email).first().waitFor();
    await checkVariant("profile");
  });

  test("logs out", async () => {
    const { page, leave } = creator;
    await page.getByRole("link", { name: "Logout" }).click();
    await page.waitForURL("**/login");
    await page.goto("/projects");
    await page.waitForURL("**/login**");
    await leave();
  });
});
