import type { Browser, Page } from "playwright-core";
import { openChance } from "./chance.ts";
import { addMishaps } from "./mishaps.ts";
import { addresses, chooseStep } from "./steps.ts";
import { judgePage, watchWalk } from "./watch-walk.ts";

export interface Walk {
  /** What went wrong, with the steps that led there. */
  faults: string[];
  steps: number;
  /** Pages seen, by their addresses without ids. */
  seen: Set<string>;
  /** How often the way back was tried, from a page to the one before. */
  backs: number;
}

interface WalkOptions {
  url: string;
  cookies: Map<string, string>;
  seed: number;
  steps: number;
  /** Pages of the account's own things. */
  places: string[];
}

/** One walk. The same seed makes the same choices where the pages come the same. */
export async function walkAtRandom(browser: Browser, options: WalkOptions): Promise<Walk> {
  const { url, cookies, seed, steps } = options;
  const places = [...options.places, ...addresses];
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", acceptDownloads: true });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  context.setDefaultTimeout(20_000);
  const { failed } = await addMishaps(context, seed);
  const troubles = watchWalk(context, url, failed);
  const walk: Walk = { faults: [], steps: 0, seen: new Set(), backs: 0 };
  const trail: string[] = [];
  const chance = openChance(seed);
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  await page.goto(chance.pick(places) ?? "/projects");
  while (walk.steps < steps && walk.faults.length === 0) {
    walk.steps += 1;
    const step = await chooseStep(page, chance, places);
    const before = await readPlace(page);
    trail.push(`${walk.steps}. ${before.path}: ${step.told}`);
    // What is covered or gone by now cannot be clicked by a person either.
    await step.act().catch(() => undefined);
    const found = [await judgePage(page), ...troubles.splice(0)].filter((one) => one !== null);
    const after = await readSteadyPlace(page);
    walk.seen.add(after.path.replace(/\/[\w-]{20,}/g, "/:id"));
    if (found.length === 0 && after.path === "/login")
      found.push("the login is asked for, and nobody logged out");
    if (
      found.length === 0 &&
      after.index === before.index + 1 &&
      after.path !== before.path &&
      chance.next() < 0.3
    ) {
      walk.backs += 1;
      found.push(...(await tryBack(page, before.path)));
    }
    walk.faults.push(...found.map((fault) => `${fault}\n  after ${trail.slice(-12).join("\n        ")}`));
  }
  await context.close();
  return walk;
}

interface Place {
  path: string;
  index: number;
}

async function readPlace(page: Page): Promise<Place> {
  const read = () => ({ path: location.pathname, index: Number(history.state?.idx ?? Number.NaN) });
  return page.evaluate(read).catch(() => ({ path: new URL(page.url()).pathname, index: Number.NaN }));
}

/** Once a screen that is still to come has come, so that one step is not taken for another's. */
async function readSteadyPlace(page: Page): Promise<Place> {
  for (let place = await readPlace(page); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    const next = await readPlace(page);
    if (next.path === place.path && Object.is(next.index, place.index)) return next;
    place = next;
  }
}

/** From a page that a link led to, Back leads to where the link was, after a question where something is unsaved. */
async function tryBack(page: Page, path: string): Promise<string[]> {
  await page.evaluate(() => history.back());
  const question = page.getByRole("button", { name: "Leave without saving" });
  const isThere = () =>
    page.waitForURL((url) => url.pathname === path, { timeout: 10_000, waitUntil: "commit" });
  const outcome = await Promise.race([
    isThere().then(
      () => "back",
      () => "not back",
    ),
    question.waitFor({ timeout: 11_000 }).then(
      () => "asked",
      () => "not back",
    ),
  ]);
  if (outcome === "asked") await question.click({ timeout: 5_000 }).catch(() => undefined);
  const isBack = await isThere().then(
    () => true,
    () => false,
  );
  const broken = await judgePage(page);
  if (!isBack) return [`Back led to ${page.url()} in place of ${path}`];
  return broken === null ? [] : [broken];
}
