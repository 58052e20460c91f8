import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { waitForColours } from "#server/testing/browser.ts";
import { startProduct } from "../bench/load/product.ts";
import { breakCalls, openScreen, settle } from "../lab/a11y/scan.ts";
import { seedCrowdedWorld } from "../lab/a11y/seed-crowded-world.ts";
import { nowhere, seedBareWorld, seedEmptyWorld, seedFullWorld, type World } from "../lab/a11y/seed-world.ts";
import { ensureBrowser } from "./browser.ts";
import { ensurePages, root } from "./pages.ts";
import { type Shot, shots, type WorldName } from "./screenshot-list.ts";

/** A phone is a device of its own: what is laid out once, when the page opens, is laid out for it. */
const devices = [
  { name: "desktop", options: { viewport: { width: 1440, height: 900 } } },
  { name: "phone", options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const;
const schemes = ["light", "dark"] as const;

/** What the README shows, as it fits the window; these six are in the repository. */
const inReadme = new Map([
  ["interview, overview", "desktop-light"],
  ["interview, findings", "desktop-dark"],
  ["session", "desktop-light"],
  ["practice debrief", "desktop-light"],
  ["consent", "phone-light"],
  ["chat", "phone-dark"],
]);

const folder = join(root, "docs", "screens");
const seeds: Record<WorldName, (url: string) => Promise<World>> = {
  full: seedFullWorld,
  bare: seedBareWorld,
  empty: seedEmptyWorld,
  crowded: seedCrowdedWorld,
};

/** `npm run screenshots [parts of names, or =names]`: every screen and its states, in both sizes and schemes. */
async function takeScreenshots(wanted: Shot[]): Promise<void> {
  await ensurePages((line) => process.stdout.write(`${line}\n`));
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    await mkdir(folder, { recursive: true });
    for (const name of ["full", "bare", "empty", "crowded"] as const) {
      const there = wanted.filter(({ world }) => world === name);
      if (there.length > 0) await takeInWorld(browser, name, there);
    }
    const pictures = devices.length * schemes.length;
    process.stdout.write(`${wanted.length} screens, ${pictures} pictures each, are in ${folder}.\n`);
    if (parts.length === 0) await writeFile(join(folder, "index.html"), makeGallery(wanted));
  } finally {
    await browser.close();
  }
}

/** A server of its own for each world: the people in them have the same addresses. */
async function takeInWorld(browser: Browser, name: WorldName, there: Shot[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "askwell-screens-"));
  const product = await startProduct(dataDir, { BILLING: "demo" });
  try {
    const world = await seeds[name](product.url);
    for (const shot of there) {
      // In an empty account there is no session to open, no form to edit.
      if (shot.screen.path(world).includes(nowhere)) continue;
      // One that fails is told and costs the others nothing.
      await takeShot(browser, { url: product.url, world }, shot).catch((error: unknown) => {
        process.stderr.write(`${shot.name}: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exitCode = 1;
      });
    }
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function takeShot(browser: Browser, at: { url: string; world: World }, shot: Shot): Promise<void> {
  for (const device of devices) {
    const context = await browser.newContext({
      ...device.options,
      ...{ baseURL: at.url, locale: "en-GB", reducedMotion: "reduce" },
    });
    if (shot.isBroken) await breakCalls(context);
    const page = await openScreen({ context, ...at }, shot.screen);
    await shot.act?.(page);
    for (const scheme of schemes) await takePicture(page, shot, { device: device.name, scheme });
    await context.close();
  }
}

interface Look {
  device: (typeof devices)[number]["name"];
  scheme: (typeof schemes)[number];
}

async function takePicture(page: Page, shot: Shot, { device, scheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await waitForPicture(page);
  const look = `${device}-${scheme}`;
  if (inReadme.get(shot.name) === look) {
    await page.screenshot({ path: join(folder, `readme-${fileName(shot)}.png`) });
  }
  await page.screenshot({ path: join(folder, `${fileName(shot)}.${look}.png`), fullPage: !shot.isWindow });
}

/** Fonts, what is shown in frames, what is drawn late, and the colours of another scheme. */
async function waitForPicture(page: Page): Promise<void> {
  await settle(page);
  const inner = page.frames().filter((one) => one !== page.mainFrame());
  await Promise.all(inner.map((one) => one.locator("h1").first().waitFor()));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await waitForColours(page);
}

function fileName({ name }: Shot): string {
  return name.replace(/[^a-z]+/g, "-");
}

/** All of them side by side, to be looked at one by one. */
function makeGallery(shown: Shot[]): string {
  const rows = shown.map((shot) => {
    const pictures = devices.flatMap(({ name, options }) =>
      schemes.map(
        (scheme) =>
          `<img src="${fileName(shot)}.${name}-${scheme}.png" alt="${shot.name}, ${name}, ${scheme}" width="${options.viewport.width / 3}" loading="lazy">`,
      ),
    );
    return `<h2>${shot.name}</h2>\n<div>${pictures.join("\n")}</div>`;
  });
  const style = "body{font:14px system-ui;margin:24px}div{display:flex;gap:16px;align-items:flex-start}";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Askwell, all screens</title><style>${style}</style><h1>All screens</h1>\n${rows.join("\n")}</html>\n`;
}

const parts = process.argv.slice(2);
const isWanted = ({ name }: Shot) =>
  parts.length === 0 ||
  parts.some((part) => (part.startsWith("=") ? name === part.slice(1) : name.includes(part)));
await takeScreenshots(shots.filter(isWanted));
