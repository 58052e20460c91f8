import type { Browser, BrowserContext, Page } from "playwright-core";
import { runAxe, waitForColours } from "#server/testing/browser.ts";
import type { Screen } from "./screens.ts";
import type { World } from "./seed-world.ts";

const desktop = { width: 1280, height: 900 };
const plain = { colorScheme: "light", forcedColors: "none", reducedMotion: "no-preference" } as const;

interface Look {
  name: string;
  viewport: { width: number; height: number };
  media: Parameters<Page["emulateMedia"]>[0];
  direction?: "rtl";
}

/** How one and the same page is shown to different people. */
export const looks: Look[] = [
  { name: "desktop", viewport: desktop, media: plain },
  { name: "tablet", viewport: { width: 820, height: 1180 }, media: plain },
  { name: "phone", viewport: { width: 390, height: 844 }, media: plain },
  { name: "dark", viewport: desktop, media: { ...plain, colorScheme: "dark" } },
  { name: "forced colours", viewport: desktop, media: { ...plain, forcedColors: "active" } },
  { name: "reduced motion", viewport: desktop, media: { ...plain, reducedMotion: "reduce" } },
  { name: "right to left", viewport: desktop, media: plain, direction: "rtl" },
  // What a browser does at a zoom of 200 %: half as many pixels to lay the page out in.
  { name: "200 % text", viewport: { width: desktop.width / 2, height: desktop.height / 2 }, media: plain },
];

/** Shows the page that is open as `look` has it. */
export async function showAs(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.viewport);
  await page.emulateMedia(look.media);
  await page.evaluate((direction) => {
    document.documentElement.dir = direction;
  }, look.direction ?? "ltr");
  await waitForColours(page);
  await settle(page);
}

export async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", viewport: desktop });
  context.setDefaultTimeout(30_000);
  return context;
}

/** Who is logged in and what the server offers is known; everything else breaks. */
export async function breakCalls(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/(?!current_user|config)/, (route) =>
    route.request().method() === "GET" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
}

interface Opened {
  context: BrowserContext;
  url: string;
  world: World;
}

/** Opens a screen as the one it is for, and waits until it has come to rest. */
export async function openScreen({ context, url, world }: Opened, screen: Screen): Promise<Page> {
  await context.clearCookies();
  const cookies = screen.who === "creator" ? [...world.cookies] : [];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await openPath(page, screen.path(world));
  if (screen.press) await page.getByRole("button", { name: screen.press }).click();
  await settle(page);
  return page;
}

/** Goes to a path. A browser that does not know a private link's session is asked first whether it is its own. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
  if (!path.includes("#resume=")) return;
  await page.waitForLoadState("networkidle");
  const heading = page.getByRole("heading", { name: /^Did you start/ });
  if (!(await heading.isVisible())) return;
  await page.getByRole("button", { name: "Continue your interview" }).click();
  await heading.waitFor({ state: "detached" });
  await settle(page);
}

/** A heading is there, and nothing that stands for what is still to come or still moves. */
export async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForFunction(() => {
    const moves = document
      .getAnimations()
      .some(({ playState, effect }) => playState === "running" && effect?.getTiming().iterations === 1);
    const isDrawn = [...document.querySelectorAll(".recharts-responsive-container")].every((chart) =>
      chart.querySelector("svg"),
    );
    return !moves && isDrawn && document.querySelector(".mantine-Skeleton-root") === null;
  });
}

/**
 * What axe finds by the WCAG 2.2 A and AA rules, and whether the page has to be moved sideways to be read. A page that
 * leads on by itself may change while it is looked at: what is found has to be found again.
 */
export async function findViolations(page: Page): Promise<string[]> {
  const found = await lookForViolations(page);
  if (found.length === 0) return found;
  await settle(page);
  return lookForViolations(page);
}

async function lookForViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations, passes } = await runAxe(page);
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary?.split("\n")[1]?.trim()}`),
  );
  if (passes.length < 5) told.push(`only ${passes.length} rules could be checked`);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (excess > 1) told.push(`the page is ${excess} px wider than its window`);
  const blank = await measureBlankEnd(page);
  if (blank > 1) told.push(`the page goes on for ${blank} px past its end`);
  return told;
}

/** Hidden words in a list that scrolls by itself make the whole page as long as the list, where it is not their frame. */
async function measureBlankEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return Math.round(scrollHeight - Math.max(clientHeight, document.body.getBoundingClientRect().bottom));
  });
}
