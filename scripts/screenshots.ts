import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { startProduct } from "../bench/load/product.ts";
import { openScreen } from "../tests/a11y/scan.ts";
import { type Screen, screens } from "../tests/a11y/screens.ts";
import { seedFullWorld, type World } from "../tests/a11y/seed-world.ts";
import { ensureBrowser } from "./browser.ts";
import { ensurePages, root } from "./pages.ts";

const looks = [
  { name: "desktop-light", width: 1440, height: 900, colorScheme: "light" },
  { name: "desktop-dark", width: 1440, height: 900, colorScheme: "dark" },
  { name: "phone-light", width: 390, height: 844, colorScheme: "light" },
  { name: "phone-dark", width: 390, height: 844, colorScheme: "dark" },
] as const;

const folder = join(root, "docs", "screens");

/** `npm run screenshots [part of a screen's name]`: every screen with the sample's data, in both sizes and schemes. */
async function takeScreenshots(wanted: Screen[]): Promise<void> {
  await ensurePages((line) => process.stdout.write(`${line}\n`));
  const dataDir = await mkdtemp(join(tmpdir(), "askwell-screens-"));
  const product = await startProduct(dataDir, { BILLING: "demo" });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const world = await seedFullWorld(product.url);
    await mkdir(folder, { recursive: true });
    for (const look of looks) await takeLook(browser, { look, url: product.url, world, wanted });
    await writeFile(join(folder, "index.html"), makeGallery(wanted));
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Sitting {
  look: (typeof looks)[number];
  url: string;
  world: World;
  wanted: Screen[];
}

async function takeLook(browser: Browser, { look, url, world, wanted }: Sitting): Promise<void> {
  const { name, width, height, colorScheme } = look;
  const context = await browser.newContext({
    ...{ viewport: { width, height }, colorScheme, baseURL: url, locale: "en-GB", reducedMotion: "reduce" },
    ...(width < 600 && { isMobile: true, hasTouch: true }),
  });
  for (const screen of wanted) await takeOne({ context, url, world }, screen, name);
  await context.close();
  process.stdout.write(`${name}: ${wanted.length} pictures\n`);
}

async function takeOne(
  opened: { context: BrowserContext; url: string; world: World },
  screen: Screen,
  look: string,
): Promise<void> {
  const page = await openScreen(opened, screen);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folder, `${fileName(screen)}.${look}.png`), fullPage: true });
  await page.close();
}

function fileName({ name }: Screen): string {
  return name.replace(/[^a-z]+/g, "-");
}

/** All of them side by side, to be looked at one by one. */
function makeGallery(shown: Screen[]): string {
  const rows = shown.map((screen) => {
    const pictures = looks.map(
      ({ name, width }) =>
        `<img src="${fileName(screen)}.${name}.png" alt="${screen.name}, ${name}" width="${width / 3}" loading="lazy">`,
    );
    return `<h2>${screen.name}</h2>\n<div>${pictures.join("\n")}</div>`;
  });
  const style = "body{font:14px system-ui;margin:24px}div{display:flex;gap:16px;align-items:flex-start}";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Askwell, all screens</title><style>${style}</style><h1>All screens</h1>\n${rows.join("\n")}</html>\n`;
}

const [part = ""] = process.argv.slice(2);
await takeScreenshots(screens.filter(({ name }) => name.includes(part)));
