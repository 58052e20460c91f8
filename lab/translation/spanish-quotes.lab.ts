import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listBriefEvidence } from "#analysis/formats/export/map-brief.ts";
import { listEvidence } from "#analysis/formats/export/map-findings.ts";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { type LoopbackTranslator, startLoopbackTranslator } from "#server/testing/loopback-translator.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { describeMissing, runProgram } from "../voice/run-program.ts";

/** What people said in Spanish, translated by apertium with its real errors: marked everywhere, and never evidence. */
const missing = describeMissing("apertium");
if (missing !== "") process.stdout.write(`Spanish quotes: ${missing}\n`);

const names: Record<string, string> = { en: "eng", es: "spa" };
const people = [
  [
    "Las notificaciones son frustrantes, me interrumpen todo el día y no puedo trabajar en nada.",
    "Ojalá hubiera un resumen diario. Buscar decisiones antiguas es lento y muy molesto.",
  ],
  [
    "Lo peor son las notificaciones: suenan todo el día y odio que me interrumpan mientras escribo.",
    "Me gustaría tener un resumen diario, porque busco cada mañana las decisiones de ayer.",
  ],
  [
    "Honestly notifications are frustrating, they interrupt me all day and I hate that.",
    "I wish there was a daily digest. Searching for old decisions is slow and annoying.",
  ],
];

let folder: string;
let app: TestApp;
let browser: Browser;
let translator: LoopbackTranslator;
const made = new Map<string, string>();

/** From a file: apertium opens its input by name, which a socket has none of. */
async function translate(
  text: string,
  { source, target }: { source: string; target: string },
): Promise<string> {
  const file = join(folder, `${randomUUID()}.txt`);
  await writeFile(file, `${text}\n`);
  const output = await runProgram("apertium", ["-u", `${names[source]}-${names[target]}`, file]);
  const translated = output.toString("utf8").trim();
  made.set(text, translated);
  return translated;
}

beforeAll(async () => {
  if (missing !== "") return;
  folder = await mkdtemp(join(tmpdir(), "askwell-apertium-"));
  translator = await startLoopbackTranslator(translate);
  [app, browser] = await Promise.all([startTestApp(translator.settings), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await translator?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test.skipIf(missing !== "")(
  "Spanish quotes stay as they were said, each with its marked translation",
  async () => {
    const creator = await makeCreator(app);
    await creator.post("/api/user/onboarding", { later: true });
    const interviewId = await makeInterview(creator, await makeProject(creator));
    for (const [at, answers] of people.entries())
      await makeFinishedSession(app, interviewId, { language: at < 2 ? "es" : "en", answers });
    expect((await creator.post(`/api/generate-insights/${interviewId}`, {})).status).toBe(200);

    const visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
    const { page, checkAccess } = visitor;
    await page.goto(`/interviews/${interviewId}?tab=insights`);
    await page.getByRole("button", { name: /^Translate \d+ quotes$/ }).click();
    await page.getByText("Each has a machine translation below it.").waitFor();
    await checkAccess("translated quotes");

    const { insights } = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
    const evidence = [...listEvidence(insights.findings), ...listBriefEvidence(insights.brief)];
    const turns = await app.db.pool.query("select id, text from turns");
    const said = new Map(turns.rows.map(({ id, text }) => [id, text]));
    for (const { quote, messageId, start, end, translation } of evidence) {
      expect(said.get(messageId)?.slice(start, end)).toBe(quote);
      expect(translation?.text, quote).toBe(made.get(quote));
    }
    const translated = evidence.filter(({ translation }) => translation !== undefined);
    expect(translated.length).toBeGreaterThan(0);
    process.stdout.write(
      `${translated.length} of ${evidence.length} quotes with a translation by apertium:\n`,
    );
    for (const [quote, text] of made) process.stdout.write(`- ${quote}\n  ${text}\n`);

    await page.goto(`/interviews/${interviewId}?tab=insights&view=questions`);
    await page.getByText("Translated by machine:").first().waitFor();
    await checkAccess("answers with their translations");
    for (const figure of await page.locator("figure").all()) {
      const quote = (await figure.locator("q").first().innerText()).replace(/^[“"]|["”]$/g, "");
      const marks = await figure.getByText("Translated by machine:").count();
      expect(marks, quote).toBe(made.has(quote) ? 1 : 0);
    }
    const { token } = (await creator.post(`/api/interviews/${interviewId}/report-links`, { days: 7 })).body;
    await page.goto(`/reports/${token}`);
    await page.getByText("Translated by machine:").first().waitFor();
    await checkAccess("a report with translated quotes");
    await visitor.leave();
  },
);
