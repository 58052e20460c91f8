import { afterAll, beforeAll, expect, test } from "vitest";
import type { TranscriptTurn } from "#contract/transcripts.ts";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeForm } from "./upload-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
let transcriptId: string;

const story = "I hate that the zeppelin slipped its rope and I lost the captain's parrot for a whole week.";
const repeated =
  "You said that the zeppelin slipped its rope and I lost count. What did you tell the captain?";
const talk = `Interviewer: How do you plan your week?
Ana: I write a list on Sunday and most of it is done by Wednesday, which is a relief.
Interviewer: Tell me about a time when something went wrong.
Ana: ${story}
Interviewer: ${repeated}
Ana: That the parrot had flown home by itself. Please leave that out.
Interviewer: What would make your week easier?
Ana: That parrot, but as I say. I wish the calendar would warn me, because I need a reminder before every meeting.`;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const questions = ["How do you plan your week?", "Tell me about a time when something went wrong."];
  interviewId = await makeInterview(creator, projectId, {
    questions: [...questions, "What would make your week easier?"],
  });
  const reply = await creator.post("/api/upload-transcript", makeForm([["talk.txt", talk]], { projectId }));
  transcriptId = reply.body[0]._id;
});
afterAll(() => app.close());

const readTurns = async (): Promise<TranscriptTurn[]> =>
  (await creator.get(`/api/transcripts/${transcriptId}`)).body.turns;
const listWishes = async () =>
  (await readTurns()).flatMap(({ text, wish }) => (wish ? [[text.slice(0, 12), wish]] : []));

/** All that is made of the talk. */
async function readAll(): Promise<string> {
  const dataSources = { interviews: false, reddit: false, transcripts: true };
  const generate = () =>
    creator.post(`/api/generate-insights/${interviewId}`, { selectedDataSources: dataSources });
  let made = await generate();
  // A slow machine answers with the job first.
  while (made.status === 202) made = await generate();
  expect(made.status).toBe(200);
  const asked = await creator.post(`/api/interviews/${interviewId}/ask`, {
    ...{ question: "What happened with the zeppelin and the parrot?", sources: ["transcripts"] },
  });
  expect(asked.status).toBe(200);
  const exports = await Promise.all(
    ["json", "txt", "csv-long", "md"].map((format) =>
      creator.get(`/api/interviews/${interviewId}/export?format=${format}`),
    ),
  );
  return [
    JSON.stringify(made.body),
    JSON.stringify(asked.body.people ?? asked.body),
    ...exports.map(({ text }) => text),
  ]
    .join("\n")
    .replaceAll("What happened with the zeppelin and the parrot?", "");
}

test("what somebody in an uploaded talk asks to have left out is in nothing that is made of it, its story neither", async () => {
  expect(await listWishes()).toEqual([
    ["I hate that ", "heard"],
    ["That the par", "heard"],
  ]);
  const pointing = (await readTurns()).filter(({ pointsAtLeftOut }) => pointsAtLeftOut);
  expect(pointing.map(({ text }) => text.slice(0, 12))).toEqual(["That parrot,"]);
  const all = await readAll();
  expect(all).toContain("I wish the calendar would warn me");
  for (const word of ["parrot", "slipped its rope"]) expect(all).not.toContain(word);
  expect(all).toContain("[Left out: the participant asked for it]");
});

test("reports name an answer as left out, without whose, and never as missing", async () => {
  const report = await creator.get(`/api/interviews/${interviewId}/export?format=md`);
  expect(report.text).toContain("Left out as they asked: 1 answer");
  expect(report.text).not.toMatch(/No answer|Not asked yet/);
});

test("only what was asked for can be included again, and is read again then", async () => {
  const turns = await readTurns();
  const ids = turns.filter(({ wish }) => wish === "heard").map(({ _id }) => _id);
  const viewer = await makeCreator(app);
  const path = `/api/transcripts/${transcriptId}`;
  expect((await viewer.send("PATCH", path, { includedTurns: ids })).status).toBe(404);
  for (const id of [...ids, "nowhere"])
    expect((await creator.send("PATCH", path, { includedTurns: [id] })).status).toBe(200);
  expect(await listWishes()).toEqual([
    ["I hate that ", "included"],
    ["That the par", "included"],
  ]);
  const all = await readAll();
  expect(all).toContain("I lost the captain's parrot");
  expect(all).not.toContain("Left out as they asked");
});
