import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { startProduct } from "../bench/load/product.ts";
import { openScreen, settle } from "../tests/a11y/scan.ts";
import { type Screen, screens } from "../tests/a11y/screens.ts";
import { seedFullWorld } from "../tests/a11y/seed-world.ts";
import { ensureBrowser } from "./browser.ts";
import { ensurePages, root } from "./pages.ts";

const looks = [
  { name: "desktop-light", width: 1440, height: 900, colorScheme: "light" },
  { name: "desktop-dark", width: 1440, height: 900, colorScheme: "dark" },
  { name: "phone-light", width: 390, height: 844, colorScheme: "light" },
  { name: "phone-dark", width: 390, height: 844, colorScheme: "dark" },
] as const;

/** What the README shows, as it fits the window; these six are in the repository. */
const inReadme = new Map<string, (typeof looks)[number]["name"]>([
  ["interview, overview", "desktop-light"],
  ["interview, findings", "desktop-dark"],
  ["session", "desktop-light"],
  ["practice debrief", "desktop-light"],
  ["consent", "phone-light"],
  ["chat", "phone-dark"],
]);

const folder = join(root, "docs", "screens");

/** `npm run screenshots [parts of screens' names]`: every screen with the sample's data, in both sizes and schemes. */
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
    const context = await browser.newContext({
      baseURL: product.url,
      locale: "en-GB",
      reducedMotion: "reduce",
    });
    for (const screen of wanted) {
      const page = await openScreen({ context, url: product.url, world }, screen);
      await takeLooks(page, screen);
      await page.close();
    }
    process.stdout.write(`${wanted.length} screens, ${looks.length} pictures each, are in ${folder}.\n`);
    await writeFile(join(folder, "index.html"), makeGallery(wanted));
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The whole page in every look. */
async function takeLooks(page: Page, screen: Screen): Promise<void> {
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await settle(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (inReadme.get(screen.name) === look.name) {
      await page.screenshot({ path: join(folder, `readme-${fileName(screen)}.png`) });
    }
    await page.screenshot({ path: join(folder, `${fileName(screen)}.${look.name}.png`), fullPage: true });
  }
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

const parts = process.argv.slice(2);
const isWanted = ({ name }: Screen) => parts.length === 0 || parts.some((part) => name.includes(part));
await takeScreenshots(screens.filter(isWanted));
