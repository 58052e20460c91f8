import { afterAll, beforeAll, expect, test } from "vitest";
import type { Finding } from "#contract/insights.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type Download, download } from "./exports-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
  for (let count = 0; count < 2; count++) await makeFinishedSession(app, interviewId);
  expect((await creator.post(`/api/generate-insights/${interviewId}`)).status).toBe(200);
});
afterAll(() => app.close());

function exportOf(format: string): Promise<Download> {
  return download(`${app.url}/api/interviews/${interviewId}/export?format=${format}`, creator.token);
}

async function listFindings(): Promise<Finding[]> {
  return JSON.parse((await exportOf("json")).text).interviews[0].findings;
}

test("what was found leaves with its evidence, and how it was found", async () => {
  const project = JSON.parse((await exportOf("json")).text);
  const [{ findings, sessions, analysisNotes, analyzedAt }] = project.interviews;
  const turns = new Map<string, string>();
  for (const session of sessions)
    for (const turn of session.turns) turns.set(`${session.id} ${turn.id}`, turn.text);
  expect(findings.length).toBeGreaterThan(1);
  for (const { evidence } of findings as Finding[])
    for (const { sourceId, messageId, start, end, quote } of evidence)
      expect(
        Array.from(turns.get(`${sourceId} ${messageId}`) ?? "")
          .slice(start, end)
          .join(""),
      ).toBe(quote);
  expect(analyzedAt).toMatch(/^20/);
  expect(analysisNotes[0]).toContain("They are estimates.");
  const sentiments = sessions[0].turns.filter(
    (turn: { sentiment: string | null }) => turn.sentiment !== null,
  );
  expect(sentiments.length).toBeGreaterThan(0);
  const report = (await exportOf("md")).text;
  expect(report).toContain("who were asked*");
  expect(report).toContain("### How the findings were made");
});

test("what the creator renamed and hid leaves renamed, and not at all", async () => {
  const all = await listFindings();
  // People who repeat themselves are found under the same words more than once.
  const [renamed, hidden] = all.filter(({ text }) => all.filter((one) => one.text === text).length === 1);
  expect(hidden).toBeDefined();
  const path = `/api/interviews/${interviewId}/themes`;
  await creator.send("PATCH", `${path}/${renamed?.id}`, { name: "Frost & foxes" });
  await creator.send("PATCH", `${path}/${hidden?.id}`, { hidden: true });
  const after = await listFindings();
  expect(after.some((finding) => finding.text === "Frost & foxes")).toBe(true);
  expect(after.some((finding) => finding.id === hidden?.id)).toBe(false);
  expect((await exportOf("md")).text).toContain("Frost \\& foxes");
  expect((await exportOf("codebook")).text).toContain("Frost & foxes");
  const report = await creator.get(`/api/interviews/${interviewId}/report`);
  const shown: Finding[] = report.body.insights.findings;
  expect(shown.some((finding) => finding.text === "Frost & foxes")).toBe(true);
  expect(shown.some((finding) => finding.id === hidden?.id)).toBe(false);
  expect(shown.some((finding) => finding.text === hidden?.text)).toBe(false);
  // A theme's words are somebody's own: as a quote of something else they stay.
  const { aiAnalysis, suggestions, topics, brief } = report.body.insights;
  const lists = JSON.stringify([aiAnalysis, suggestions, topics, brief?.inShort]);
  expect(lists).not.toContain(JSON.stringify(hidden?.text));
});

test("the creator's own insights leave with the findings", async () => {
  const keyFindings = [{ title: "Own thought", description: "Call +44 20 7946 0958", tags: ["t"] }];
  await creator.post(`/api/interviews/${interviewId}/insights`, { keyFindings });
  const report = (await exportOf("md")).text;
  expect(report).toContain("### Own insights\n\n#### Own thought");
  expect(report).not.toContain("7946");
});
