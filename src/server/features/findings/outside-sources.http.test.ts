import { afterAll, beforeAll, expect, test } from "vitest";
import type { SegmentComparison, Validation } from "#contract/findings.ts";
import { sources, sourceTurns } from "../../db/analysis-schema.ts";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let path: string;

const asked = "What bothers you about the tools at work?";
const said = [
  { tags: ["wave 2", "pilot"], text: "The notifications are frustrating and interrupt me all day." },
  { tags: ["pilot"], text: "Searching old decisions is slow and annoying for me." },
  { tags: ["pilot"], text: "I wish there was a daily digest of all decisions." },
  { tags: [], text: "Honestly the notifications are frustrating and I hate that." },
];

async function addTranscript(projectId: string, ownerId: string, { tags, text }: (typeof said)[number]) {
  const sourceId = app.deps.newId();
  const speakers = [
    { id: "i", name: "Ann", role: "interviewer" as const, confidence: 1 },
    { id: "p", name: "Bob", role: "participant" as const, confidence: 1 },
  ];
  await app.db.orm.insert(sources).values({
    ...{ id: sourceId, ownerId, kind: "transcript", projectId, name: "Talk", fileName: "talk.txt" },
    ...{ language: "en", speakers, tags, turnCount: 2, wordCount: 20 },
  });
  await app.db.orm.insert(sourceTurns).values([
    { sourceId, seq: 0, id: app.deps.newId(), speakerId: "i", text: asked },
    { sourceId, seq: 1, id: app.deps.newId(), speakerId: "p", text },
  ]);
}

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const interviewId = await makeInterview(creator, projectId);
  const ownerId = (await creator.get("/api/current_user")).body._id;
  for (const one of said) await addTranscript(projectId, ownerId, one);
  path = `/api/interviews/${interviewId}`;
  const selectedDataSources = { interviews: false, transcripts: true };
  const reply = await creator.post(`/api/generate-insights/${interviewId}`, { selectedDataSources });
  expect(reply.status).toBe(200);
});
afterAll(() => app.close());

test("transcripts are compared by their tags, with those that have none", async () => {
  const comparison: SegmentComparison = (await creator.get(`${path}/segments?by=tag`)).body;
  expect(comparison.kind).toBe("transcript");
  expect(comparison.choices).toEqual([{ value: "tag", label: "Tag", people: 3 }]);
  expect(comparison.groups.map(({ label, people }) => [label, people])).toEqual([
    ["pilot", 2],
    ["Without a tag", 1],
    ["pilot + wave 2", 1],
  ]);
  expect(comparison.findings.length).toBeGreaterThan(0);
});

test("the sample is drawn from transcripts too, with what the interviewer had asked", async () => {
  const { sample }: Validation = (await creator.post(`${path}/validation`, { draw: 10 })).body;
  expect(sample?.map(({ text }) => text).sort()).toEqual(said.map(({ text }) => text).sort());
  expect(sample?.every(({ context }) => context === asked)).toBe(true);
});

test("saturation is told of the transcripts", async () => {
  const { body } = await creator.get(`${path}/saturation`);
  expect(body).toMatchObject({ kind: "transcript", verdict: "too_few" });
  expect(body.sentence).toContain("4 of the 6 transcripts");
});

test("where nobody shares a theme the report does not say whether more talks would add any", async () => {
  const projectId = await makeProject(creator);
  const interviewId = await makeInterview(creator, projectId);
  const ownerId = (await creator.get("/api/current_user")).body._id;
  const troubles = [
    "The ramp to the ferry is frustrating and too steep for my cart.",
    "My oven is a nightmare and burns the bread every morning.",
    "It is hard to find a plumber in our valley.",
    "The choir is annoying because the tenors never rehearse.",
    "I hate that my orchard floods in spring.",
    "The lift at the clinic is a problem, it stops between floors.",
  ];
  for (const text of troubles) await addTranscript(projectId, ownerId, { tags: [], text });
  const selectedDataSources = { interviews: false, transcripts: true };
  await creator.post(`/api/generate-insights/${interviewId}`, { selectedDataSources });
  expect((await creator.get(`/api/interviews/${interviewId}/saturation`)).body).toBeNull();
});
