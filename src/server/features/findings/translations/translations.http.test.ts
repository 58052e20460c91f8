import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readCsv } from "#analysis/formats/csv.ts";
import { listBriefEvidence } from "#analysis/formats/export/map-brief.ts";
import { listEvidence } from "#analysis/formats/export/map-findings.ts";
import type { QuestionAnswer } from "#contract/answers.ts";
import type { Evidence, Finding } from "#contract/insights.ts";
import { type LoopbackTranslator, startLoopbackTranslator } from "../../../testing/loopback-translator.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let translator: LoopbackTranslator;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;

beforeAll(async () => {
  translator = await startLoopbackTranslator();
  app = await startTestApp(translator.settings);
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});
afterAll(async () => {
  await app.close();
  await translator.close();
});
beforeEach(() => {
  translator.fail(null);
  translator.requests.length = 0;
});

const english = [
  "Honestly notifications are frustrating, they interrupt me all day and I hate that.",
  "I wish there was a daily digest. Searching for old decisions is slow and annoying.",
];
const spanish = [
  "Las notificaciones son frustrantes, me interrumpen todo el día y no puedo trabajar en nada.",
  "Ojalá hubiera un resumen diario. Buscar decisiones antiguas es lento y muy molesto.",
];

async function makeStudy(): Promise<{ id: string; people: { sessionId: string; resumeToken: string }[] }> {
  const id = await makeInterview(creator, projectId);
  const people = [];
  for (const language of ["en", "es", "en", "es"])
    people.push(
      await makeFinishedSession(app, id, { language, answers: language === "en" ? english : spanish }),
    );
  const { insights } = (await creator.post(`/api/generate-insights/${id}`)).body;
  const all = [...listEvidence(insights.findings), ...listBriefEvidence(insights.brief)];
  // The built-in coder joins nothing over languages: that is a person's to do.
  const quotes = [all.find(isSpanish), all.find((one) => !isSpanish(one))].map((one) => ({
    sourceKind: one?.sourceKind,
    sourceId: one?.sourceId,
    messageId: one?.messageId,
    start: one?.start,
    end: one?.end,
    quote: one?.quote,
  }));
  const own = await creator.post(`/api/interviews/${id}/themes`, { text: "Noise all day", quotes });
  expect(own.status).toBe(201);
  return { id, people };
}

const readFindings = async (id: string): Promise<Finding[]> =>
  (await creator.get(`/api/interviews/${id}/details`)).body.insights.findings;
const translate = (id: string) => creator.post(`/api/interviews/${id}/translations`);
const isSpanish = ({ quote }: Evidence) => /notificaciones|Ojalá|Buscar|resumen|interrumpen/u.test(quote);
const countStored = async () =>
  (await app.db.pool.query("select count(*)::int as n from translations")).rows[0].n;

test("each finding says how many of its people spoke which language", async () => {
  const { id } = await makeStudy();
  const own = (await readFindings(id)).find(({ text }) => text === "Noise all day");
  expect(own?.strength.languages).toEqual([
    { language: "en", people: 1 },
    { language: "es", people: 1 },
  ]);
  const report = (await creator.get(`/api/interviews/${id}/export?format=md`)).text;
  expect(report).toContain("1 English, 1 Spanish");
  // Without a model nothing was read of what the others said: there is nothing to compare.
  const { choices, notes } = (await creator.get(`/api/interviews/${id}/segments?by=language`)).body;
  expect(choices).toContainEqual({ value: "ageRange", label: "Age range", people: 2 });
  expect(choices.map(({ value }: { value: string }) => value)).not.toContain("language");
  expect(notes).toContain("2 of 4 interviews were analysed; 2 aren't in English.");
});

test("quotes get a translation once, beside the original, and it is marked wherever it leaves", async () => {
  const { id, people } = await makeStudy();
  const before = (await creator.get(`/api/interviews/${id}/translations`)).body;
  expect(before).toMatchObject({ language: "en", translator: "server" });
  expect(before.foreign).toBeGreaterThan(0);
  expect(before.missing).toBe(before.foreign);
  const made = (await translate(id)).body;
  expect(made).toMatchObject({ translated: before.missing, missing: 0, notice: null });
  const sent = translator.requests.flatMap(({ q }) => q);
  expect(new Set(sent).size).toBeLessThanOrEqual(before.missing);
  expect(translator.requests.every(({ source, target }) => source === "es" && target === "en")).toBe(true);

  const evidence = listEvidence(await readFindings(id));
  for (const one of evidence)
    expect(one.translation).toEqual(
      isSpanish(one) ? { text: `[en] ${one.quote}`, language: "en" } : undefined,
    );
  const { questionSettings } = (await creator.get(`/api/interviews/${id}/details`)).body;
  const path = `/api/interviews/${id}/answers?questionId=${questionSettings[0].id}`;
  const answers: QuestionAnswer[] = (await creator.get(path)).body.answers;
  const said = answers.flatMap(({ messages }) => messages).filter(({ speaker }) => speaker === "participant");
  for (const { text, translation } of said)
    expect(translation?.text, text).toBe(spanish.includes(text) ? `[en] ${text}` : undefined);
  expect(said.some(({ translation }) => translation !== undefined)).toBe(true);

  translator.requests.length = 0;
  expect((await translate(id)).body.translated).toBe(0);
  expect(translator.requests).toEqual([]);

  const json = (await creator.get(`/api/interviews/${id}/export?format=json`)).text;
  expect(
    JSON.parse(json).interviews[0].findings.some((one: Finding) =>
      one.evidence.some((quote) => quote.translation),
    ),
  ).toBe(true);
  const report = (await creator.get(`/api/interviews/${id}/export?format=md`)).text;
  const lines = report.split("\n").filter((line) => line.includes("[en]") || line.includes("\\[en"));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.includes("Translated by machine: "))).toBe(true);

  for (const format of ["csv-long", "csv-wide"]) {
    const [headers = [], ...rows] = readCsv(
      (await creator.get(`/api/interviews/${id}/export?format=${format}`)).text,
    );
    const read = (row: string[], name: string) => row[headers.indexOf(name)] ?? "";
    const translated = rows.filter((row) => read(row, "Translated by") !== "");
    expect(translated.length).toBeGreaterThan(1);
    for (const row of translated) {
      expect([read(row, "Language"), read(row, "Translated by")]).toEqual([
        "es",
        "machine: translation server",
      ]);
      expect(read(row, format === "csv-long" ? "Translation" : "Translations")).toMatch(
        /\[en\] \[en\] .*(?:notificaciones|Ojalá|Buscar)/u,
      );
    }
    expect(rows.filter((row) => read(row, "Language") === "en").length).toBeGreaterThan(1);
  }

  const stored = await countStored();
  const [, second] = people;
  const withdrawal = `/api/sessions/${second?.sessionId}/withdraw`;
  expect((await creator.post(withdrawal, { resumeToken: second?.resumeToken })).status).toBe(200);
  expect(await countStored()).toBeLessThan(stored);
});

test("another language of the analysis turns round what is translated", async () => {
  const { id } = await makeStudy();
  const settings = { analysisLanguage: "es" };
  expect((await creator.send("PATCH", `/api/interviews/${id}`, { settings })).status).toBe(200);
  expect((await translate(id)).body).toMatchObject({ language: "es", missing: 0 });
  expect(translator.requests.every(({ source, target }) => source === "en" && target === "es")).toBe(true);
  const evidence = listEvidence(await readFindings(id));
  expect(evidence.filter((one) => one.translation && isSpanish(one))).toEqual([]);
});

test("a translator that fails leaves the quotes as they are, and says so", async () => {
  const { id } = await makeStudy();
  translator.fail("server-error");
  const { body } = await translate(id);
  expect(body.translated).toBe(0);
  expect(body.notice).toBe("The translator didn't answer for every quote. Try again later.");
  expect(listEvidence(await readFindings(id)).every(({ translation }) => translation === undefined)).toBe(
    true,
  );
});

test("words of people who weren't told about a company's translator aren't sent to it", async () => {
  const { id } = await makeStudy();
  const sent: string[] = [];
  const own = app.deps.translator;
  app.deps.translator = {
    provider: "translate.example",
    translate: async ({ texts }) => {
      sent.push(...texts);
      return [...texts];
    },
  };
  const { body } = await translate(id);
  app.deps.translator = own;
  expect(body).toMatchObject({
    translated: 0,
    notice: "Some quotes stay untranslated: 2 people weren't told about the company that translates.",
  });
  expect(sent).toEqual([]);
});
