import { afterAll, beforeAll, expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { makeProject, password } from "#server/testing/makers.ts";
import { type CreatorJourney, startCreatorJourney } from "./creator-journey.ts";
import { heading } from "./participant-steps.ts";

let journey: CreatorJourney;

beforeAll(async () => {
  journey = await startCreatorJourney();
});
afterAll(() => journey?.close());

test("a login that ends in the wizard keeps the draft", async () => {
  const visitor = await journey.visit();
  const { page, checkVariant } = visitor;
  const projectId = await makeProject(journey.creator, "Interrupted");
  visitor.expectRefused("401 /api/interviews/generate-interview");
  await page.goto(`/interview/create?projectId=${projectId}`);
  const objective = "Understand why people stop using a calendar.";
  await page.getByLabel("Interview objective").fill(objective);
  await page.getByRole("button", { name: "Next" }).click();
  // The guides are chosen again for the audience: not after the login has ended.
  const chosen = page.waitForResponse((response) => {
    const asked = response.request().postData() ?? "";
    return response.url().endsWith("/api/guides/nearest") && asked.includes("small children");
  });
  await page.getByLabel("Target audience").fill("People with small children.");
  await chosen;
  await page.getByRole("radio", { name: "Why people leave, pause or drop out" }).check();
  await journey.app.db.pool.query("update logins set expires_at = now() - interval '1 minute'");
  await page.getByRole("button", { name: "Generate Interview Script" }).click();
  await page.waitForURL("**/login**");
  await page
    .getByText("Your session has expired. Please log in again.")
    .or(page.getByText("Session expired. Please log in again."))
    .first()
    .waitFor();
  await checkVariant("login, after it expired");
  await page.getByLabel("E-mail").fill(journey.creator.email);
  await page.getByRole("textbox", { name: "Password" }).fill("wrong password!");
  visitor.expectRefused("401 /api/auth/login");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByText("The e-mail address or password isn't right.").waitFor();
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await heading(page, "Who do you want to hear from?").waitFor();
  expect(await page.getByLabel("Target audience").inputValue()).toBe("People with small children.");
  await page.getByRole("button", { name: "Generate Interview Script" }).click();
  await heading(page, "Review and Edit Interview Script").waitFor();
  expect(await page.getByLabel("Objective").inputValue()).toContain("calendar");
  for (const cookie of await visitor.context.cookies())
    journey.creator.cookies.set(cookie.name, cookie.value);
  await visitor.leave();
});

test("logged out, a screen of a creator leads to the login, and back after it", async () => {
  const visitor = await openVisitor(journey.browser, { baseUrl: journey.app.url });
  const { page } = visitor;
  await page.goto("/profile");
  await page.waitForURL("**/login**");
  await page.getByLabel("E-mail").fill(journey.creator.email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/profile");
  await visitor.leave();
});
