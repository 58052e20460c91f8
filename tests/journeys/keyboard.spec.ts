import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** A creator without a mouse: every step here is a key, but for one double click. */
let app: TestApp;
let browser: Browser;
let visitor: Visitor;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const projectId = await makeProject(creator, "Gardens");
  for (let number = 1; number <= 12; number++) {
    await makeInterview(creator, projectId, { name: `Garden talk ${number}` });
  }
  visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Presses Tab until the element of this name has the focus; fails when it cannot be reached. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press++) {
    const label = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      if (!focused || focused === document.body) return "";
      return focused.ariaLabel || focused.labels?.[0]?.textContent || focused.textContent;
    });
    if (label && name.test(label.trim())) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

/** One key after the other, as people press them. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** What is typed before its field has the focus would be lost, for a person too. */
async function openPalette(page: Page): Promise<void> {
  await press(page, "Control+k");
  const field = page.getByRole("textbox", { name: /^Search projects, interviews/ });
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** By keys, until it is so: the palette that opened the help may take the focus back while it fades. */
async function turnSingleKeys(page: Page, wanted: boolean): Promise<void> {
  const toggle = page.getByRole("switch", { name: /^Single-key shortcuts/ });
  await expect
    .poll(
      async () => {
        if ((await toggle.isChecked()) === wanted) return true;
        await tabTo(page, /^Single-key shortcuts/);
        await page.keyboard.press("Space");
        return (await toggle.isChecked()) === wanted;
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBe(true);
}

/** Enter chooses what is marked, which comes a moment after what is found. */
async function enterUntil(page: Page, isDone: () => boolean | Promise<boolean>): Promise<void> {
  const enter = async () => {
    if (await isDone()) return true;
    await page.keyboard.press("Enter");
    return isDone();
  };
  await expect.poll(enter, { timeout: 60_000, interval: 300 }).toBe(true);
}

const focusedText = (page: Page) => page.locator(":focus").innerText();

test("a project is created with keys, and an interview in it with the wizard", async () => {
  const { page } = visitor;
  await page.goto("/projects");
  await page.getByRole("link", { name: "Gardens", exact: true }).waitFor();
  await press(page, "c", "p");
  await heading(page, "Create a project").waitFor();
  await tabTo(page, /^Project Name/i);
  // Letters that are shortcuts elsewhere are letters here.
  await page.keyboard.type("gp jk ?");
  await tabTo(page, /^Create Project$/);
  await press(page, "Enter");
  await heading(page, "gp jk ?").waitFor();
  await press(page, "c", "i");
  await heading(page, "Which project is this interview for?").waitFor();
  await tabTo(page, /^gp jk \?/);
  await press(page, "Enter");
  await heading(page, "What do you want to learn?").waitFor();
  expect(await focusedText(page), "a new step begins at its heading").toBe("What do you want to learn?");
  await tabTo(page, /^Interview objective/);
  await page.keyboard.type("Understand how people share a garden.");
  await tabTo(page, /^Next$/);
  await press(page, "Enter");
  await heading(page, "Who do you want to hear from?").waitFor();
  await tabTo(page, /^Target audience/);
  // The guides are chosen again for the audience.
  const offered = page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes("People who share a garden."),
  );
  await page.keyboard.type("People who share a garden.");
  await offered;
  const name = await page
    .getByRole("radio")
    .first()
    .evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent ?? "");
  await tabTo(page, new RegExp(`^${name}$`));
  await press(page, "Space");
  await tabTo(page, /^Generate Interview Script$/);
  await press(page, "Enter");
  await heading(page, "Review and Edit Interview Script").waitFor();
  await tabTo(page, /^Interview Name/);
  await page.keyboard.type("Shared gardens");
  await tabTo(page, /^\+ Add Question$/);
  await press(page, "Enter");
  await page.keyboard.type("What else should I know about your garden?");
  await tabTo(page, /^Save Interview$/);
  await press(page, "Enter");
  await tabTo(page, /^Keep (?:it|them) and save$/);
  await press(page, "Enter");
  await heading(page, "gp jk ?").waitFor();
  await page.getByRole("link", { name: "Shared gardens" }).waitFor();
  const all: { name: string; questions: string[] }[] = (await creator.get("/api/interview")).body;
  const made = all.find(({ name }) => name === "Shared gardens");
  expect(made?.questions.at(-1)).toBe("What else should I know about your garden?");
});

test("arrow keys open its tabs, and Back closes them one by one", async () => {
  const { page } = visitor;
  await press(page, "j");
  await expect.poll(() => focusedText(page)).toBe("Shared gardens");
  await press(page, "Enter");
  await heading(page, "Shared gardens").waitFor();
  await tabTo(page, /^Overview$/);
  for (const name of ["Key Insights", "Personas", "Sessions", "Script"]) {
    await press(page, "ArrowRight");
    await page.getByRole("tab", { name, selected: true }).waitFor();
  }
  await page.reload();
  await page.getByRole("tab", { name: "Script", selected: true }).waitFor();
  await page.goBack();
  await page.getByRole("tab", { name: "Sessions", selected: true }).waitFor();
});

test("the palette offers actions, then finds things by their names", async () => {
  const { page, checkAccess, checkVariant } = visitor;
  await press(page, "g", "p");
  await heading(page, "Your Projects").waitFor();
  await openPalette(page);
  const field = page.getByRole("textbox", { name: /^Search projects, interviews/ });
  await page.getByRole("button", { name: /^Logout/ }).waitFor();
  await checkVariant("palette, actions");
  await page.keyboard.type("garden talk 1");
  await page.getByRole("button", { name: /^Garden talk 10/ }).waitFor();
  await checkAccess("palette, results");
  await press(page, "Control+a");
  await page.keyboard.type("gardens");
  await page.getByRole("button", { name: /^Shared gardens/ }).waitFor();
  await press(page, "Escape");
  await field.waitFor({ state: "hidden" });
  // The second press of a double click meets nothing: neither another line of the palette nor what is below it.
  await openPalette(page);
  await page.keyboard.type("gardens");
  await page.getByRole("button", { name: /^Shared gardens/ }).dblclick();
  await field.waitFor({ state: "hidden" });
  await heading(page, "Shared gardens").waitFor();
  await page.goBack();
  await heading(page, "Your Projects").waitFor();
});

test("a long list is searched and walked, and the address keeps the search", async () => {
  const { page, checkVariant } = visitor;
  await page.getByRole("link", { name: "Gardens", exact: true }).waitFor();
  await press(page, "j", "j");
  await expect.poll(() => focusedText(page)).toBe("Gardens");
  await press(page, "Enter");
  await heading(page, "Gardens").waitFor();
  await page.getByRole("link", { name: "Garden talk 12" }).waitFor();
  await press(page, "/");
  await page.keyboard.type("talk 1");
  await page.getByText("4 of 12 interviews").waitFor();
  await checkVariant("project, list searched");
  await page.waitForURL((url) => [...url.searchParams.values()].includes("talk 1"));
  await page.reload();
  await page.getByText("4 of 12 interviews").waitFor();
  await press(page, "j", "j");
  await expect.poll(() => focusedText(page)).toBe("Garden talk 11");
  await press(page, "k", "Enter");
  await heading(page, "Garden talk 12").waitFor();
  await page.goBack();
  await page.getByText("4 of 12 interviews").waitFor();
});

test("the help names the keys, and single keys can be turned off", async () => {
  const { page, checkAccess } = visitor;
  await press(page, "Shift+?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await help.waitFor();
  await checkAccess("keyboard shortcuts");
  // Behind a dialog no key acts.
  await press(page, "g", "p");
  await turnSingleKeys(page, false);
  await press(page, "Escape");
  await help.waitFor({ state: "hidden" });
  await press(page, "g", "p", "Shift+?");
  expect(new URL(page.url()).pathname).toMatch(/detail$/);
  expect(await help.isVisible()).toBe(false);
  await openPalette(page);
  await page.keyboard.type("keyboard sh");
  await page.getByRole("button", { name: /^Keyboard shortcuts/ }).waitFor();
  await enterUntil(page, () => help.isVisible());
  await turnSingleKeys(page, true);
  await press(page, "Escape");
  await help.waitFor({ state: "hidden" });
});

test("a deleted item is restored from the list of projects", async () => {
  const { page } = visitor;
  await press(page, "g", "p");
  await heading(page, "Your Projects").waitFor();
  await page.getByRole("link", { name: "gp jk ?", exact: true }).waitFor();
  await press(page, "j");
  await expect.poll(() => focusedText(page)).toBe("gp jk ?");
  await press(page, "Enter");
  await heading(page, "gp jk ?").waitFor();
  await tabTo(page, /^Delete Project$/);
  await press(page, "Enter");
  const dialog = page.getByRole("dialog", { name: "Delete this project?" });
  await dialog.waitFor();
  await tabTo(page, /^Delete Project$/);
  await press(page, "Enter");
  await page.getByText("Project deleted successfully!").waitFor();
  await page.getByRole("heading", { name: "Recently deleted" }).waitFor();
  await tabTo(page, /^Restore gp jk \?$/);
  await press(page, "Enter");
  await page.getByRole("link", { name: "Open it" }).waitFor();
  await page.getByRole("link", { name: "gp jk ?" }).waitFor();
});

test("a palette's action logs out", async () => {
  const { page, leave } = visitor;
  await openPalette(page);
  await page.keyboard.type("log out");
  await page.getByRole("button", { name: /^Logout/ }).waitFor();
  await enterUntil(page, () => !new URL(page.url()).pathname.startsWith("/projects"));
  await page.waitForURL((url) => !url.pathname.startsWith("/projects"));
  await leave();
});
