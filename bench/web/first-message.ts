// How long a participant waits on a slow phone, beside a page that loads React alone, and what is loaded until the
// first message can be typed. Usage: npm run build && node bench/web/first-message.ts
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { openBrowser } from "../../src/server/testing/browser.ts";
import { makeDataDir, startProduct } from "../load/product.ts";
import { makeStudy, type Study } from "../load/study.ts";
import { describeMachine, percentile } from "../machine.ts";
import { writeReport } from "../report.ts";
import { openBarePage } from "./bare-page.ts";

const runs = Number(process.env.BENCH_RUNS ?? 5);
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms; and a phone of a quarter of this speed. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;
/** Long tasks are counted until so long after something can be ticked. */
const settleMs = 1_500;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

interface Visit {
  usableMs: number;
  lcpMs: number;
  blockingMs: number;
}

interface Load {
  what: string;
  kb: number;
  requests: number;
  hosts: number;
}

async function main(): Promise<void> {
  const othersLoad = loadavg()[0] ?? 0;
  const dir = await makeDataDir();
  const product = await startProduct(dir.path);
  const bare = await openBarePage();
  const browser = await openBrowser();
  try {
    const study = await makeStudy(product);
    const address = `${product.url}/chat/${study.interviewId}`;
    const visits: { ours: Visit[]; bare: Visit[] } = { ours: [], bare: [] };
    // The first of each fills the server's own memory and is not counted.
    for (let run = 0; run <= runs; run++) {
      const [bareVisit, ourVisit] = [await visit(browser, bare.url), await visit(browser, address)];
      if (run === 0) continue;
      visits.bare.push(bareVisit);
      visits.ours.push(ourVisit);
    }
    const loads = await countLoads(browser, product.url, study);
    await writeReport(
      "Participant's page on a slow phone",
      report({ ...visits, loads, othersLoad, bareKb: bare.kb }),
    );
  } finally {
    await browser.close();
    await bare.close();
    await product.stop();
    await dir.remove();
  }
}

/** As a first visit: nothing kept from another. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: "en-GB" });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", network);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.addInitScript(noteTimes);
    // The page says it by itself: to be looked into while it works would cost it time of its own.
    const isUsable = page.waitForEvent("console", {
      predicate: (said) => said.text() === "usable",
      timeout: 60_000,
    });
    await page.goto(address, { waitUntil: "commit" });
    await isUsable;
    await page.waitForTimeout(settleMs);
    const told = await cdp.send("Runtime.evaluate", { expression: "JSON.stringify(globalThis.noted)" });
    return JSON.parse(told.result.value) as Visit;
  } finally {
    await context.close();
  }
}

/** In the page: when there is something to tick and the frame with it is drawn, what the largest paint was, what blocked. */
function noteTimes(): void {
  const noted = { usableMs: 0, lcpMs: 0, blockingMs: 0 };
  (globalThis as unknown as { noted: Visit }).noted = noted;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => {
    noted.lcpMs = entry.startTime;
  });
  observe("longtask", (entry) => {
    noted.blockingMs += Math.max(0, entry.duration - 50);
  });
  const tell = () => {
    noted.usableMs = performance.now();
    console.debug("usable");
  };
  const look = () => {
    if (document.querySelector("input[type=checkbox]") === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(tell));
  };
  requestAnimationFrame(look);
}

/** From the address to the field for the first message, in each of the ways there. */
async function countLoads(browser: Browser, url: string, study: Study): Promise<Load[]> {
  const withForm = await addForm(url, study);
  const ways: [what: string, address: string][] = [
    ["English", `/chat/${study.interviewId}`],
    ["German", `/chat/${study.interviewId}?lang=de`],
    ["Arabic", `/chat/${study.interviewId}?lang=ar`],
    ["English, with a form before the interview", `/chat/${withForm}`],
    ["Arabic, with a form before the interview", `/chat/${withForm}?lang=ar`],
  ];
  const loads: Load[] = [];
  for (const [what, address] of ways) {
    const context = await browser.newContext({ ...phone, locale: "en-GB" });
    loads.push({ what, ...(await countLoad(context, `${url}${address}`)) });
    await context.close();
  }
  return loads;
}

/** An interview with a form of one question before it. */
async function addForm(url: string, { cookie, interviewId }: Study): Promise<string> {
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { _id: string; projectId: { _id: string } };
  };
  const form = await call("POST", "/api/forms", {
    name: "Who you are",
    formType: "pre",
    fields: [{ label: "What do you do?", kind: "short_text", required: true }],
  });
  const { projectId } = await call("GET", `/api/interviews/${interviewId}/details`);
  const made = await call("POST", `/api/projects/${projectId._id}/chatbots`, {
    name: "With a form",
    introduction: "Hello.",
    objective: "Understand remote work.",
    topics: [],
    questions: ["How do you keep notes?"],
    preInterviewFormId: form._id,
  });
  return made._id;
}

async function countLoad(context: BrowserContext, address: string): Promise<Omit<Load, "what">> {
  const page = await context.newPage();
  const asked: URL[] = [];
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol)) return;
    asked.push(url);
    if (request.resourceType() === "script")
      scripts.add(url.pathname.slice(url.pathname.lastIndexOf("/") + 1));
  });
  await page.goto(address);
  await walkToFirstMessage(page);
  const built = new URL("../../dist/web/assets/", import.meta.url);
  const sizes = await Promise.all(
    [...scripts].map(async (file) => gzipSync(await readFile(new URL(file, built))).length),
  );
  return {
    kb: sizes.reduce((sum, one) => sum + one, 0) / 1024,
    requests: asked.length,
    hosts: new Set(asked.map(({ host }) => host)).size,
  };
}

/** Whatever the language: by what the fields are called in the page, not on it. */
async function walkToFirstMessage(page: Page): Promise<void> {
  await page.locator("input[type=checkbox]").first().check();
  await page.locator("button.primary").click();
  await page.locator("[name=ageRange]").selectOption("25-34");
  await page.locator("[name=occupation]").fill("Nurse");
  await page.locator("[name=location]").selectOption("Ireland");
  await page.locator("[name=townCity]").fill("Galway");
  await page.locator("button[type=submit].primary").click();
  const first = page.locator("[role=log] .message-text").first();
  const field = page.locator("form input[type=text]:not([name])").first();
  await first.or(field).waitFor();
  if ((await first.count()) === 0) {
    await field.fill("I am a nurse.");
    await page.locator("button[type=submit].primary").click();
  }
  await first.waitFor();
}

interface Figures {
  ours: Visit[];
  bare: Visit[];
  loads: Load[];
  bareKb: number;
  othersLoad: number;
}

function report({ ours, bare, loads, bareKb, othersLoad }: Figures): string {
  const median = (visits: Visit[], of: keyof Visit) =>
    percentile(
      visits.map((one) => one[of]),
      0.5,
    );
  const row = (what: string, of: keyof Visit, goal: string) =>
    `| ${what} | ${median(ours, of).toFixed(0)} ms (${ours.map((one) => one[of].toFixed(0)).join(", ")}) | ${median(bare, of).toFixed(0)} ms (${bare.map((one) => one[of].toFixed(0)).join(", ")}) | ${goal} |`;
  const ratio = median(ours, "usableMs") / median(bare, "usableMs");
  return [
    `${describeMachine()}. A first visit in Chromium at slow 4G (1.6 Mbit/s, 150 ms) with a quarter of the processor, median of ${runs} (all in brackets), the page with React alone before each; both built and served the same way. Load average ${othersLoad.toFixed(1)} before the start.`,
    "",
    "| what | participant's page | React alone | goal |",
    "|---|---|---|---|",
    row("consent can be given", "usableMs", `at most 1.4 times: ${ratio.toFixed(2)}`),
    row("largest paint", "lcpMs", "at most 2000 ms"),
    row("blocked", "blockingMs", "at most 150 ms"),
    "",
    `React alone is ${bareKb.toFixed(1)} KB of JavaScript, gzipped. Until the first message can be typed:`,
    "",
    "| way there | JavaScript gzipped | requests | other hosts | goal |",
    "|---|---|---|---|---|",
    ...loads.map(
      ({ what, kb, requests, hosts }) =>
        `| ${what} | ${kb.toFixed(1)} KB | ${requests} | ${hosts - 1} | at most 88 KB, 6 requests, none |`,
    ),
  ].join("\n");
}

await main();
