import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { openDatabase } from "../../src/server/db/database.ts";
import { startEmbedded } from "../../src/server/db/embedded/start-embedded.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { seedBuiltInForms } from "../../src/server/features/forms/forms.service.ts";
import { openBrowser } from "../../src/server/testing/browser.ts";
import { makeDataDir, startProduct } from "../load/product.ts";
import type { Study } from "../load/study.ts";
import { describeMachine, percentile } from "../machine.ts";
import { writeReport } from "../report.ts";
import { makeLargeStudy } from "./large-study.ts";

/** Once, ten and a hundred times as many as a study of the usual size has. */
const sizes = (process.env.BENCH_SIZES ?? "100,1000,10000").split(",").map(Number);
const messages = 60;
const runs = 5;

/** The creator's app in Chromium beside interviews of few and of many sessions. Prints a table and keeps it. */
async function main(): Promise<void> {
  const othersLoad = loadavg()[0] ?? 0;
  const dir = await makeDataDir();
  const embedded = await startEmbedded({ dataDir: dir.path, log: () => undefined });
  const db = openDatabase(embedded.connection, () => undefined);
  await migrateDatabase(db.pool);
  await seedBuiltInForms({ db });
  const studies: Study[] = [];
  for (const sessions of sizes) studies.push(await makeLargeStudy(db, { sessions, messages }));
  await db.close();
  const product = await startProduct(dir.path);
  const browser = await openBrowser();
  try {
    const firstLoadKb = await asCreator(browser, product.url, studies[0], weighFirstLoad);
    const bySize: Figures[] = [];
    for (const [at, study] of studies.entries()) {
      const figures = await asCreator(browser, product.url, study, (page) =>
        measure(page, product.url, { study, isSmall: (sizes[at] ?? 0) < 1_000 }),
      );
      bySize.push(figures);
    }
    await writeReport("Creator's app at size", report({ bySize, firstLoadKb, othersLoad }));
  } finally {
    await browser.close();
    await product.stop();
    await embedded.stop();
    await dir.remove();
  }
}

/** Each study has an account of its own. */
async function asCreator<T>(
  browser: Browser,
  url: string,
  study: Study | undefined,
  look: (page: Page, url: string) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const [name = "", value = ""] = study?.cookie.split("=") ?? [];
    await context.addCookies([{ name, value, url }]);
    return await look(await context.newPage(), url);
  } finally {
    await context.close();
  }
}

interface Figures {
  viewMs: number[];
  frames: number[];
  searchMs: number[];
}

async function measure(
  page: Page,
  url: string,
  { study, isSmall }: { study: Study; isSmall: boolean },
): Promise<Figures> {
  const viewMs: number[] = [];
  const address = `${url}/interviews/${study.interviewId}?tab=sessions`;
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await page.goto(address, { waitUntil: "commit" });
    await page.getByLabel("Table of sessions").getByRole("rowheader").first().waitFor();
    viewMs.push(performance.now() - began);
  }
  const frames = await scroll(page);
  const searchMs: number[] = [];
  // One session of two hundred has the first word, where there are so many.
  for (const word of [isSmall ? "connection" : "zebra", "colleague", "decision", "holidays", "printed"]) {
    // As somebody does who sees the sessions and then looks for a word.
    await page.goto(address, { waitUntil: "commit" });
    await page.getByLabel("Table of sessions").getByRole("rowheader").first().waitFor();
    await page.waitForTimeout(1_000);
    const box = page.getByLabel("Search all transcripts");
    await box.fill(word);
    await noteFirstHit(page);
    await box.press("Enter");
    await page.locator("mark").first().waitFor();
    searchMs.push(await page.evaluate(() => (globalThis as unknown as { hitMs: number }).hitMs));
  }
  return { viewMs, frames, searchMs };
}

/** The page itself notes how long after Enter the first hit is drawn: what waits from outside looks only now and then. */
async function noteFirstHit(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = globalThis as unknown as { hitMs: number };
    document.addEventListener(
      "keydown",
      () => {
        const pressed = performance.now();
        const look = () => {
          if (document.querySelector("mark") === null) requestAnimationFrame(look);
          else kept.hitMs = performance.now() - pressed;
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}

/** JavaScript that the login screen loads, gzipped; the largest file of it is the route's own. */
async function weighFirstLoad(page: Page, url: string): Promise<number> {
  const files: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && files.push(request.url()));
  await page.goto(`${url}/projects`, { waitUntil: "networkidle" });
  page.removeAllListeners("request");
  const built = new URL("../../dist/web/assets/", import.meta.url);
  let bytes = 0;
  for (const file of new Set(files)) {
    bytes += gzipSync(await readFile(new URL(file.slice(file.lastIndexOf("/") + 1), built))).length;
  }
  return bytes / 1024;
}

/** Milliseconds between frames while the list is scrolled for three seconds. */
async function scroll(page: Page): Promise<number[]> {
  await page.mouse.move(640, 600);
  await page.evaluate(() => {
    const kept = globalThis as unknown as { frames: number[] };
    kept.frames = [];
    let last = performance.now();
    const note = (now: number) => {
      kept.frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let step = 0; step < 90; step++) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(30);
  }
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
}

function report(all: { bySize: Figures[]; firstLoadKb: number; othersLoad: number }): string {
  const { bySize, firstLoadKb, othersLoad } = all;
  const ms = (values: number[], share: number) => percentile(values, share).toFixed(0);
  const row = (what: string, goal: string, of: (figures: Figures) => string) =>
    `| ${[what, ...bySize.map(of), goal].join(" | ")} |`;
  const countSlow = (frames: number[]) => frames.filter((frame) => frame > 50).length;
  return [
    `${describeMachine()}. Interviews of so many sessions of ${messages} messages in one database. Chromium and the server run on the same machine, which others were using too: load average ${othersLoad.toFixed(1)} before the start. JavaScript loaded for the list of projects: ${firstLoadKb.toFixed(0)} KB gzipped, at most 250 KB.`,
    "",
    `| sessions | ${sizes.join(" | ")} | goal |`,
    `|---|${sizes.map(() => "---|").join("")}---|`,
    row(
      `list to be seen, from the address, median and worst of ${runs}`,
      "under 1000 ms",
      ({ viewMs }) => `${ms(viewMs, 0.5)}, ${ms(viewMs, 1)} ms`,
    ),
    row(
      "frames over 50 ms while scrolling",
      "none",
      ({ frames }) => `${countSlow(frames)} of ${frames.length}, longest ${ms(frames, 1)} ms`,
    ),
    row(
      "search, from Enter to the first hit, median and worst",
      "under 300 ms",
      ({ searchMs }) => `${ms(searchMs, 0.5)}, ${ms(searchMs, 1)} ms`,
    ),
  ].join("\n");
}

await main();
