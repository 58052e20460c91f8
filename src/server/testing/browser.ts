import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";

const builtPages = fileURLToPath(new URL("../../../dist/web/index.html", import.meta.url));
/** Where a rule passes one place is enough: to name them all took longer than all the rules. */
const axeOptions: Parameters<AxeBuilder["options"]>[0] = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  resultTypes: ["violations"],
};

/** Our switch takes the place of Playwright's, whose own list is the second one. */
const disabledFeatures = [
  // Two more pages, hidden ones, for the address bar of every window: a third of all of a browser's work.
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"],
  ...["NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
];

let opened: Promise<Browser> | undefined;

/** Chromium without windows and without calls home: one for all files of a worker, whose visitors share nothing in it. */
export async function openBrowser(): Promise<Browser> {
  if (!existsSync(builtPages)) {
    throw new Error("The pages are not built, so no journey can be made. Run `npm run build` first.");
  }
  const before = await opened;
  if (before?.isConnected()) return before;
  opened = launchBrowser();
  return opened;
}

/** With switches of its own; most journeys share the one of `openBrowser`. */
export async function launchBrowser(switches: string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      `--disable-features=${disabledFeatures.join(",")}`,
      ...switches,
    ],
  });
  // A file that is done ends its visits; the browser ends with the worker.
  const close = async () => void (await Promise.all(browser.contexts().map((context) => context.close())));
  return Object.assign(browser, { close });
}

type Device = "desktop" | "phone";

const devices = {
  desktop: { viewport: { width: 1280, height: 900 }, colorScheme: "light" },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: "dark", hasTouch: true, isMobile: true },
} as const;

/** A person with a browser of their own: no cookie, no storage, nothing shared with the others. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Checks what is on the screen now by the WCAG 2.2 A and AA rules that a machine can check: see `looksOf`. */
  checkAccess: (screen: string) => Promise<void>;
  /** The same in `npm run test:all` alone: for a second state of a screen that is checked already. */
  checkVariant: (screen: string) => Promise<void>;
  /** The calls that this visitor is meant to be refused: "401 /api/current_user". Ids may be left out by `*`. */
  expectRefused: (...calls: string[]) => void;
  /** Ends the visit; fails when anything was in the console, went wrong unseen, or was asked of another host. */
  leave: () => Promise<void>;
}

export interface VisitOptions {
  baseUrl: string;
  device?: Device;
  /** Cookies of an account that is logged in already. */
  cookies?: Map<string, string>;
}

export async function openVisitor(browser: Browser, options: VisitOptions): Promise<Visitor> {
  const { baseUrl, device = "desktop", cookies = new Map() } = options;
  const context = await browser.newContext({
    ...devices[device],
    baseURL: baseUrl,
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseUrl });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: baseUrl })));
  context.setDefaultTimeout(60_000);
  const watch = watchContext(context, baseUrl);
  const page = await context.newPage();
  return {
    page,
    context,
    checkAccess: (screen) => checkAccess(page, screen, device),
    checkVariant: async (screen) => {
      if (process.env.EVERY_CASE) await checkAccess(page, screen, device);
    },
    expectRefused: (...calls) => watch.refusals.push(...calls),
    leave: async () => {
      const { troubles, foreign } = watch.tell();
      await context.close();
      // As one text, so that a failure shows all of it.
      expect(foreign.join("\n"), "requests to other hosts").toBe("");
      expect(troubles.join("\n"), "errors in the browser").toBe("");
    },
  };
}

/** Keeps what a visit asks for and complains of. */
function watchContext(context: BrowserContext, baseUrl: string) {
  // Whether anyone is logged in is asked on the public pages too.
  const refusals = ["401 /api/current_user"];
  const foreign: string[] = [];
  const refused: string[] = [];
  const complaints: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:|^wss?:/.test(url.protocol) && url.origin !== baseUrl) foreign.push(request.url());
  });
  context.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  context.on("weberror", (error) => complaints.push(error.error().stack ?? error.error().message));
  context.on("console", (message) => {
    // The browser's own note on a refused call; the calls themselves are judged below.
    if (message.text().startsWith("Failed to load resource")) return;
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  const isMeant = (call: string) =>
    refusals.some((meant) => {
      const pattern = meant.split("*").map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, "\\$&"));
      return new RegExp(`^${pattern.join("[^/]+")}$`).test(call);
    });
  return {
    refusals,
    tell: () => ({ foreign, troubles: [...complaints, ...refused.filter((call) => !isMeant(call))] }),
  };
}

/** As the visitor sees it; in `npm run test:all` as on the other device too. */
function looksOf(device: Device): Device[] {
  if (!process.env.EVERY_CASE) return [device];
  return device === "phone" ? ["desktop", "phone"] : ["phone", "desktop"];
}

/** Another scheme's colours come with the next frames, some in steps: half-way no text can be read. */
export async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 3; count++) await frame();
    const steps = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(steps.map(({ finished }) => finished));
    await frame();
  });
}

const axeSource = readFileSync(
  fileURLToPath(new URL("../../../node_modules/axe-core/axe.min.js", import.meta.url)),
  "utf8",
);

declare global {
  interface Window {
    axe: { run: (context: Document, options: typeof axeOptions) => Promise<AxeResults> };
  }
}

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/** What axe finds by the WCAG 2.2 A and AA rules on the page as it is. */
export async function runAxe(page: Page): Promise<AxeResults> {
  if (page.frames().length > 1)
    return await new AxeBuilder({ page, axeSource }).options(axeOptions).setLegacyMode(true).analyze();
  // To load it takes as long as to scan, so a page keeps it until it's left; nor is it configured for frames again.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return await page.evaluate((options) => window.axe.run(document, options), axeOptions);
}

/** A page that is still arriving takes its scripts away under a scan; what has arrived is scanned again, whole. */
async function analyzeSettled(page: Page): Promise<AxeResults> {
  for (let attempt = 1; ; attempt++) {
    await page.waitForLoadState("load");
    try {
      return await runAxe(page);
    } catch (error) {
      const isLeaving = error instanceof Error && error.message.includes("Execution context was destroyed");
      if (!isLeaving || attempt === 3) throw error;
    }
  }
}

/** The screen as it is; afterwards it is as wide and as light as before. */
async function checkAccess(page: Page, screen: string, device: Device): Promise<void> {
  for (const look of looksOf(device)) {
    const { viewport, colorScheme } = devices[look];
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // Half under the bar at the top, a button would count as too small to be hit.
    await page.evaluate(() => window.scrollTo(0, 0));
    await waitForColours(page);
    const { violations, passes } = await analyzeSettled(page);
    const told = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      places: nodes.map((node) => `${node.target.join(" ")}  ${node.failureSummary ?? ""}`),
    }));
    expect(told, `accessibility of ${screen} (${look})`).toEqual([]);
    expect(passes.length, `rules that could be checked on ${screen}`).toBeGreaterThan(5);
  }
}
