import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Validation } from "#contract/findings.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { removeFromFindings } from "./remove-from-findings.ts";
import { readAgreement } from "./stored-edits.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
const sessionIds: string[] = [];

const answers = [
  [
    "The notifications are frustrating and I hate that they interrupt me.",
    "We meet each Monday in the office.",
    "Yes.",
  ],
  ["I wish there was a daily digest of decisions.", "My team sits in three countries at present."],
];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
  for (const said of answers) {
    sessionIds.push((await makeFinishedSession(app, interviewId, { answers: said })).sessionId);
  }
});
afterAll(() => app.close());

const path = () => `/api/interviews/${interviewId}/validation`;
const post = (body: unknown) => creator.post(path(), body);
const read = async (): Promise<Validation> => (await creator.get(path())).body;
const draw = async (): Promise<NonNullable<Validation["sample"]>> => (await post({ draw: 10 })).body.sample;

test("before insights there is no sample, only the codes, and none can be drawn or coded", async () => {
  const before = await read();
  expect(before).toMatchObject({ sample: null, own: [], agreement: null, drawnAt: null });
  expect(before.codes).toHaveLength(9);
  expect(before.codes.every(({ label, description }) => label !== "" && description !== "")).toBe(true);
  expect((await post({ draw: 10 })).body.code).toBe("insights_missing");
  expect((await post({ own: [] })).body.error).toBe("Draw a sample first.");
});

describe("with insights", () => {
  beforeAll(async () => {
    await creator.post(`/api/generate-insights/${interviewId}`, {});
  });

  test("a sample holds answers of five words and more with what was asked, and nothing of the coder's", async () => {
    const reply = await post({ draw: 10 });
    expect(reply.status).toBe(200);
    const sample: NonNullable<Validation["sample"]> = reply.body.sample;
    expect(sample.length).toBeGreaterThan(1);
    expect(sample.length).toBeLessThanOrEqual(10);
    const said = answers.flat().filter((text) => text !== "Yes.");
    for (const segment of sample) {
      expect(Object.keys(segment).sort()).toEqual(["context", "id", "text"]);
      expect(said).toContain(segment.text);
      expect(segment.context).not.toBe("");
    }
    expect(new Set(sample.map(({ id }) => id)).size).toBe(sample.length);
    expect(reply.body.agreement).toBeNull();
  });

  test("agreement is told only when the last segment is coded", async () => {
    const sample = await draw();
    const code = (id: string, text: string) => ({
      segmentId: id,
      codes: text.includes("frustrating") ? ["painPoints", "painPoints"] : [],
      sentiment: text.includes("frustrating") ? "negative" : "neutral",
    });
    const [first, ...others] = sample.map(({ id, text }) => code(id, text));
    const begun = await post({ own: [first] });
    expect(begun.body.agreement).toBeNull();
    expect(begun.body.own).toHaveLength(1);
    expect(await readAgreement(app.db, interviewId)).toBeNull();
    const done: Validation = (await post({ own: others })).body;
    expect(done.own).toHaveLength(sample.length);
    expect(done.own.every(({ codes }) => codes.length <= 1)).toBe(true);
    const pains = done.agreement?.find((one) => one.code === "painPoints");
    expect(pains).toEqual({ code: "painPoints", n: sample.length, kappa: 1, precision: 1, recall: 1 });
    expect(done.agreement?.map((one) => one.code)).toContain("sentiment");
    expect(await readAgreement(app.db, interviewId)).toEqual(done.agreement);
    const details = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
    expect(details.insights.validation).toEqual(done.agreement);
    expect(await read()).toEqual(done);
  });

  test("a new sample begins anew", async () => {
    const [first] = await draw();
    await post({ own: [{ segmentId: first?.id, codes: [], sentiment: null }] });
    expect((await read()).own).toHaveLength(1);
    await draw();
    expect((await read()).own).toEqual([]);
  });

  test("what two windows code at the same moment is kept of both", async () => {
    const sample = await draw();
    await Promise.all(
      sample.map(({ id }) => post({ own: [{ segmentId: id, codes: ["needs"], sentiment: null }] })),
    );
    expect((await read()).own).toHaveLength(sample.length);
  });

  test("segments that are not in the sample, codes that are not offered and odd sizes are refused", async () => {
    const [first] = await draw();
    const refused = [
      { own: [{ segmentId: "elsewhere", codes: [], sentiment: null }] },
      { own: [{ segmentId: first?.id, codes: ["topics"], sentiment: null }] },
      { own: [{ segmentId: first?.id, codes: [], sentiment: "cheerful" }] },
      ...[{ draw: 9 }, { draw: 201 }, { draw: 10, own: [] }, {}],
    ];
    for (const body of refused) expect((await post(body)).status).toBe(400);
    expect((await read()).own).toEqual([]);
  });

  test("the words of a session that is deleted leave the sample with what was coded in them", async () => {
    const sample = await draw();
    await post({ own: sample.map(({ id }) => ({ segmentId: id, codes: [], sentiment: null })) });
    const [gone = "", stays = ""] = sessionIds;
    const deleted = await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${gone}`);
    expect(deleted.status).toBe(200);
    const left = await read();
    const others = answers[1] ?? [];
    expect(left.sample?.length).toBeGreaterThan(0);
    expect(left.sample?.every(({ text }) => others.includes(text))).toBe(true);
    expect(left.own.map(({ segmentId }) => segmentId).sort()).toEqual(
      left.sample?.map(({ id }) => id).sort(),
    );
    expect(left.agreement?.[0]?.n).toBe(left.sample?.length);
    await app.db.orm.transaction((tx) => removeFromFindings(tx, { id: stays, interviewIds: [interviewId] }));
    expect((await read()).sample).toBeNull();
  });
});
