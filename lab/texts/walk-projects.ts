import type { Page } from "playwright-core";
import { answering, findTexts, holding } from "./find-texts.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const exact = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What a visitor reads before there is an account. */
export async function walkOutside(page: Page): Promise<void> {
  const config = await (await page.request.get("/api/config")).json();
  const body = { ...config, waitlistUrl: "https://waitlist.example" };
  await answering(page, "/api/config", { status: 200, body }, async () => {
    await page.goto("/");
    await findTexts(page, "start page, with a waiting list");
  });
  await page.goto("/login");
  await findTexts(page, "login");
  await page.goto("/pricing");
  await findTexts(page, "prices, logged out");
}

/** Onboarding and prices of an account that has bought nothing. */
export async function walkNewAccount(page: Page): Promise<void> {
  await page.goto("/onboarding");
  await page.getByRole("combobox", { name: "Your role" }).click();
  await findTexts(page, "onboarding");
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Company size" }).click();
  await findTexts(page, "onboarding, company sizes");
  await page.goto("/pricing");
  await findTexts(page, "prices, without a plan");
  const buy = button(page, /Buy single interview/);
  await answering(page, "/api/create-one-off-session", { method: "POST" }, async () => {
    await buy.click();
    await findTexts(page, "a checkout that fails");
  });
  await answering(page, "/api/create-one-off-session", { method: "POST", status: 200 }, async () => {
    await buy.click();
    await findTexts(page, "a checkout without an address");
  });
}

/** The list of projects and one project, to its end. */
export async function walkProjects(page: Page, projectId: string): Promise<void> {
  await page.goto("/pricing");
  await findTexts(page, "prices, with a plan");
  await answering(page, "/api/projects", {}, async () => {
    await page.goto("/projects");
    await findTexts(page, "projects that do not load");
  });
  await page.goto("/projects");
  await findTexts(page, "projects");
  await walkNewProject(page);
  await answering(page, `/api/projects/${projectId}`, {}, async () => {
    await page.goto(`/projects/${projectId}/detail`);
    await findTexts(page, "a project that does not load");
  });
  await page.goto(`/projects/${projectId}/detail`);
  await findTexts(page, "a project");
  await button(page, /Copy Share Link/).click();
  await findTexts(page, "a copied share link");
  await page.reload();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    document.execCommand = () => false;
  });
  await button(page, /Copy Share Link/).click();
  await findTexts(page, "a link that cannot be copied");
}

async function walkNewProject(page: Page): Promise<void> {
  await page.goto("/project/create");
  await page.getByLabel("Name").fill("One more");
  await page.getByLabel("Organization").fill("Acme");
  await answering(page, "/api/projects", { method: "POST" }, async () => {
    await button(page, "Create Project").click();
    await findTexts(page, "a project that cannot be made");
  });
  const body = {
    code: "project_limit",
    error:
      "You have reached your limit for creating new projects. Please upgrade your subscription to continue.",
    canUpgrade: true,
  };
  await answering(page, "/api/projects", { method: "POST", status: 403, body }, async () => {
    await button(page, "Create Project").click();
    await findTexts(page, "the limit of projects");
  });
}

/** At the end of the walk: what is deleted is not there for the others. */
export async function walkDeletion(page: Page, projectId: string): Promise<void> {
  await page.goto(`/projects/${projectId}/detail`);
  await button(page, "Delete Project").click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Delete Project" });
  await answering(page, `/api/projects/${projectId}`, { method: "DELETE" }, async () => {
    await confirm.click();
    await findTexts(page, "a project that is not deleted");
  });
  await confirm.click();
  await findTexts(page, "a deleted project");
}

/** An interview made by hand. */
export async function walkChatbot(page: Page, projectId: string): Promise<void> {
  await page.goto(`/projects/${projectId}/chatbot/create?useOneOff=true`);
  await findTexts(page, "create chatbot");
  await page.goto(`/projects/${projectId}/chatbot/create`);
  await page.getByLabel("Introduction").fill("Thank you for talking with us.");
  await page.getByLabel("Objective").fill("Learn how people plan.");
  await page.getByRole("textbox", { name: "Question 1" }).fill("How do you plan your week?");
  const body = {
    code: "interview_limit",
    error: "You have reached your subscription interview limit. Please upgrade your subscription.",
  };
  const path = `/api/projects/${projectId}/chatbots`;
  await answering(page, path, { method: "POST", status: 403, body }, async () => {
    await button(page, "Create Chatbot").click();
    await findTexts(page, "the limit of interviews");
  });
  await button(page, "Create Chatbot").click();
  await page.waitForURL(/\/detail$/);
  await findTexts(page, "an interview without a name");
}

/** The wizard, with each way in which it can fail. `logIn` gives the page its login back. */
export async function walkWizard(page: Page, projectId: string, logIn: () => Promise<void>): Promise<void> {
  await page.goto("/interview/create");
  await findTexts(page, "wizard, project");
  await button(page, "Create New Project").click();
  await findTexts(page, "wizard, new project");
  await page.goto(`/interview/create?projectId=${projectId}`);
  await page.getByLabel("Interview objective").fill("Learn how people plan a week of meals.");
  await button(page, "Next").click();
  await page.getByLabel("Target audience").fill("Parents who cook.");
  await page.getByRole("radio", { name: "How people do something" }).check();
  await findTexts(page, "wizard, audience");
  const generate = "/api/interviews/generate-interview";
  await answering(page, generate, { method: "POST" }, async () => {
    await button(page, "Generate Interview Script").click();
    await findTexts(page, "wizard, failed");
  });
  const ended = {
    method: "POST",
    status: 401,
    body: { code: "authentication_required", error: "Please log in." },
  };
  await answering(page, generate, ended, async () => {
    await button(page, "Generate Interview Script").click();
    await page.waitForURL("**/login**");
    await findTexts(page, "wizard, login over in step 4");
  });
  await logIn();
  await page.goto(`/interview/create?projectId=${projectId}`);
  await holding(page, generate, async () => {
    await button(page, "Generate Interview Script").click();
    await findTexts(page, "wizard, at work");
  });
  await findTexts(page, "wizard, review");
  await walkSaving(page, projectId, logIn);
}

async function walkSaving(page: Page, projectId: string, logIn: () => Promise<void>): Promise<void> {
  const save = `/api/interviews/projects/${projectId}/interviews`;
  await answering(page, save, { method: "POST" }, async () => {
    await exact(page, "Save Interview").click();
    await page.getByRole("button", { name: /^Keep (?:it|them) and save$/ }).click();
    await findTexts(page, "wizard, not saved");
  });
  const refusals = [
    [403, "authentication_required", "wizard, refused"],
    [401, "authentication_required", "wizard, logged out"],
  ] as const;
  for (const [status, code, place] of refusals) {
    await answering(page, save, { method: "POST", status, body: { code, error: "No." } }, async () => {
      await exact(page, "Save Interview").click();
      await page.waitForURL("**/login**");
      await findTexts(page, place);
    });
    await logIn();
    await page.goto(`/interview/create?projectId=${projectId}`);
    await exact(page, "Save Interview").waitFor();
  }
}
