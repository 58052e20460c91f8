import { afterAll, beforeAll, expect, test } from "vitest";
import type { TranscriptTurn } from "#contract/transcripts.ts";
import { findReading, sayAsAnalyst } from "../../testing/loopback-analyst-words.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loop", MODEL_BASE_URL: model.url },
  });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const talk = `Interviewer: How do you plan your week?
Ana: I write a list on Sunday and most of it is done by Wednesday, which is a relief.
Interviewer: Tell me about a time when something went wrong.
Ana: I hate that the zeppelin slipped its rope and I lost the captain's parrot for a week.
Interviewer: What did you tell the captain about the parrot and the rope that slipped?
Ana: That the parrot had flown home. This stays between the two of us, though.
Interviewer: What would make your week easier?
Ana: I wish the calendar would warn me, because I need a reminder before every meeting.`;
const leftOut = [{ segment: 6, quote: "This stays between the two of us, though.", story: [4] }];

test("what a model hears somebody ask for is left out of all that is made of the talk, until it is included again", async () => {
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const interviewId = await makeInterview(creator, projectId, { questions: ["How do you plan your week?"] });
  const form = new FormData();
  form.append("projectId", projectId);
  form.append("transcripts", new Blob([talk]), "Ana.txt");
  const [{ _id: transcriptId }] = (await creator.post("/api/upload-transcript", form)).body;
  let codings = 0;
  model.behave({
    says: (request) => {
      if (findReading(request) !== "code") return null;
      codings++;
      return JSON.stringify({ ...JSON.parse(sayAsAnalyst("cooperative", request) ?? "{}"), leftOut });
    },
  });
  const readTurns = async (): Promise<TranscriptTurn[]> =>
    (await creator.get(`/api/transcripts/${transcriptId}`)).body.turns;
  const listWishes = async () => (await readTurns()).map(({ wish }) => wish);
  const generate = async () => {
    const reply = await creator.post(`/api/generate-insights/${interviewId}`, {
      selectedDataSources: ["transcripts"],
    });
    expect(reply.status, reply.text).toBe(200);
    const report = await creator.get(`/api/interviews/${interviewId}/export?format=md`);
    return `${reply.text}\n${report.text}`;
  };

  expect((await listWishes()).filter(Boolean)).toEqual([]);
  for (const coded of [2, 2]) {
    const made = await generate();
    expect(codings).toBe(coded);
    expect(made).toContain("calendar would warn me");
    expect(made).toContain("Something was left out of 1 transcript because people asked for it.");
    for (const word of ["parrot", "slipped", "between the two of us"]) expect(made).not.toContain(word);
  }
  expect(await listWishes()).toEqual([
    ...[undefined, undefined, undefined, "heard", undefined, "heard", undefined, undefined],
  ]);

  const includedTurns = (await readTurns()).filter(({ wish }) => wish).map(({ _id }) => _id);
  await creator.send("PATCH", `/api/transcripts/${transcriptId}`, { includedTurns });
  expect(await generate()).toContain("lost the captain's parrot");
  expect((await listWishes()).filter(Boolean)).toEqual(["included", "included"]);
});

test("one sentence that a model hears somebody take back goes alone", async () => {
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const interviewId = await makeInterview(creator, projectId, { questions: ["How do you plan your week?"] });
  const words = `Interviewer: How do you plan your week?
Ana: I hate that the zeppelin slipped its rope. The captain made me tie it. I need a reminder before every flight.
Interviewer: How did that go?
Ana: He asked me to. Never write down that he made me, that isn't fair. I wish the calendar would warn me.`;
  const form = new FormData();
  form.append("projectId", projectId);
  form.append("transcripts", new Blob([words]), "Ana.txt");
  const [{ _id: transcriptId }] = (await creator.post("/api/upload-transcript", form)).body;
  const quote = "Never write down that he made me, that isn't fair.";
  const story = [{ segment: 2, quote: "The captain made me tie it." }];
  model.behave({
    says: (request) =>
      findReading(request) === "code"
        ? JSON.stringify({
            ...JSON.parse(sayAsAnalyst("cooperative", request) ?? "{}"),
            leftOut: [{ segment: 4, quote, story }],
          })
        : null,
  });
  const generate = async () => {
    const reply = await creator.post(`/api/generate-insights/${interviewId}`, {
      selectedDataSources: ["transcripts"],
    });
    return `${reply.text}\n${(await creator.get(`/api/interviews/${interviewId}/export?format=md`)).text}`;
  };
  const made = await generate();
  for (const kept of ["slipped its rope", "reminder before every flight", "calendar would warn me"])
    expect(made).toContain(kept);
  for (const gone of ["made me", "Left out as they asked"]) expect(made).not.toContain(gone);
  const readTurns = async (): Promise<TranscriptTurn[]> =>
    (await creator.get(`/api/transcripts/${transcriptId}`)).body.turns;
  const asked = (await readTurns()).filter(({ wish }) => wish === "heard_partly");
  expect(asked).toHaveLength(2);
  const includedTurns = asked.map(({ _id }) => _id);
  await creator.send("PATCH", `/api/transcripts/${transcriptId}`, { includedTurns });
  expect((await readTurns()).map(({ wish }) => wish).filter(Boolean)).toEqual(["included", "included"]);
  await generate();
  expect((await readTurns()).map(({ wish }) => wish).filter(Boolean)).toEqual(["included", "included"]);
});

test("what a model hears only in its last reading is left out of what it coded there", async () => {
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const interviewId = await makeInterview(creator, projectId, { questions: ["How do you plan your week?"] });
  const things = ["anchors", "buckets", "compasses", "dinghies"];
  const told = things.map(
    (thing) =>
      `Interviewer: What do you do about the ${thing}?\nAna: I hate that the ${thing} are lost every week. The ${thing} stay between the two of us.`,
  );
  const form = new FormData();
  form.append("projectId", projectId);
  form.append("transcripts", new Blob([told.join("\n")]), "Ana.txt");
  await creator.post("/api/upload-transcript", form);
  let codings = 0;
  model.behave({
    says: (request) => {
      if (findReading(request) !== "code") return null;
      const segment = 2 * ++codings;
      const quote = `The ${things[codings - 1]} stay between the two of us.`;
      const answer = JSON.parse(sayAsAnalyst("cooperative", request) ?? "{}");
      return JSON.stringify({ ...answer, leftOut: [{ segment, quote, story: [] }] });
    },
  });
  const reply = await creator.post(`/api/generate-insights/${interviewId}`, {
    selectedDataSources: ["transcripts"],
  });
  expect(codings).toBe(3);
  expect(reply.text).toContain("dinghies are lost");
  for (const thing of things.slice(0, 3)) expect(reply.text).not.toContain(`${thing} are lost`);
});
