import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { Screen } from "./screens.ts";
import type { World } from "./seed-world.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export interface Variant {
  name: string;
  context: BrowserContextOptions;
  /** Before anything of the page runs. */
  prepare?: (context: BrowserContext) => Promise<void>;
  world: "full" | "empty";
}

const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } as const;

/** As a browser set to right-to-left pages shows it: the direction is there from the first paint. */
async function turnAround(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const turn = () => document.documentElement?.setAttribute("dir", "rtl");
    turn();
    new MutationObserver(turn).observe(document, { childList: true });
  });
}

/** Who is logged in and what the server offers is known; everything else breaks. */
async function breakCalls(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/(?!current_user|config)/, (route) =>
    route.request().method() === "GET" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
}

export const variants: Variant[] = [
  { name: "desktop", context: { viewport: desktop.viewport }, world: "full" },
  { name: "tablet", context: { ...desktop, viewport: { width: 820, height: 1180 } }, world: "full" },
  {
    name: "phone",
    context: { ...desktop, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    world: "full",
  },
  { name: "dark", context: { ...desktop, colorScheme: "dark" }, world: "full" },
  { name: "forced colours", context: { ...desktop, forcedColors: "active" }, world: "full" },
  { name: "reduced motion", context: desktop, world: "full" },
  { name: "right to left", context: { ...desktop, locale: "ar" }, prepare: turnAround, world: "full" },
  {
    // What a browser does at a zoom of 200 %: half as many pixels, each twice as large.
    name: "200 % text",
    context: { ...desktop, viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
    world: "full",
  },
  { name: "error", context: desktop, prepare: breakCalls, world: "full" },
  { name: "empty", context: desktop, world: "empty" },
];

export async function openContext(browser: Browser, url: string, variant: Variant): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", ...variant.context });
  context.setDefaultTimeout(20_000);
  await variant.prepare?.(context);
  return context;
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
  await page.goto(screen.path(world));
  await settle(page);
  return page;
}

/** A heading is there, and nothing that stands for what is still to come or still moves. */
export async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForFunction(() => {
    const moves = document
      .getAnimations()
      .some(({ playState, effect }) => playState === "running" && effect?.getTiming().iterations === 1);
    return !moves && document.querySelector(".mantine-Skeleton-root") === null;
  });
}

/** What axe finds by the WCAG 2.2 A and AA rules, and whether the page has to be moved sideways to be read. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary?.split("\n")[1]?.trim()}`),
  );
  if (passes.length < 5) told.push(`only ${passes.length} rules could be checked`);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (excess > 1) told.push(`the page is ${excess} px wider than its window`);
  return told;
}
