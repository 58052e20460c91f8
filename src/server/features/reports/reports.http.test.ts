import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeForm, talk } from "../transcripts/upload-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;
const sessionIds: string[] = [];

const canary = /canary|Quellón|Beekeeper|\+44 20|Narnia/i;
const answers = [
  "Last week I used Slack and Zoom, mail me at canary.me@example.org or call +44 20 7946 0958, since notifications piled up and I missed a deadline.",
  "Honestly I wish Slack had a digest, since searching for old decisions takes me 20 minutes every morning and that is frustrating.",
];

const nurse = { ageRange: "25-34", occupation: "Nurse", location: "IE", townCity: "Galway" };
const keeper = { ageRange: "65+", occupation: "Beekeeper", location: "Narnia", townCity: "Quellón" };

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
  for (const info of [nurse, nurse, nurse, keeper]) {
    const { sessionId } = await makeFinishedSession(app, interviewId, { info, answers });
    sessionIds.push(sessionId);
  }
  await startParticipant(app, interviewId, keeper);
  expect((await creator.post(`/api/generate-insights/${interviewId}`)).status).toBe(200);
});
afterAll(() => app.close());

async function makeLink(days = 30, id = interviewId) {
  const reply = await creator.post(`/api/interviews/${id}/report-links`, { days });
  expect(reply.status).toBe(201);
  return reply.body;
}

const read = (token: string) => openClient(app.url).get(`/api/reports/${token}`);

test("whoever has the link reads the report, without an account and without personal data", async () => {
  const link = await makeLink();
  expect(link.url).toBe(`${app.url}/reports/${link.token}`);
  expect(link.token).toMatch(/^[A-Za-z0-9]{44}$/);
  const reply = await read(link.token);
  expect(reply.status).toBe(200);
  expect(reply.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(reply.text).not.toMatch(canary);
  for (const id of sessionIds) expect(reply.text).not.toContain(id);
  expect(reply.body.participants).toBe(4);
  expect(reply.body.demographics).toEqual({
    ageRanges: [
      { label: "25-34", people: 3 },
      { label: "Groups of fewer than 3", people: 1 },
    ],
    countries: [
      { label: "Ireland", people: 3 },
      { label: "Groups of fewer than 3", people: 1 },
    ],
    occupations: [
      { label: "Nurse", people: 3 },
      { label: "Groups of fewer than 3", people: 1 },
    ],
  });
  expect(reply.body.insights.findings.length).toBeGreaterThan(0);
  const evidence = reply.body.insights.findings.flatMap(
    (finding: { evidence: unknown[] }) => finding.evidence,
  );
  const ofKeeper = evidence.filter((item: { sourceLabel: string }) => item.sourceLabel === "P-04");
  expect(ofKeeper.length).toBeGreaterThan(0);
  for (const item of ofKeeper)
    expect(item).toMatchObject({ ageRange: null, sourceId: expect.stringMatching(/^source-\d+$/) });
});

test("readers see the title for participants, and nothing of the internal name", async () => {
  const path = `/api/interviews/${interviewId}`;
  const { name } = (await creator.get(`${path}/details`)).body;
  const { token } = await makeLink();
  await creator.send("PATCH", path, { name: "CANARY why people give up" });
  const blank = await read(token);
  expect(blank.body.name).toBe("A conversation about your experience");
  await creator.send("PATCH", path, { settings: { participantTitle: "Working from afar" } });
  const titled = await read(token);
  expect(titled.body.name).toBe("Working from afar");
  for (const { text } of [blank, titled]) expect(text).not.toContain("CANARY");
  expect((await creator.get(`${path}/report`)).body.name).toBe("CANARY why people give up");
  await creator.send("PATCH", path, { name, settings: { participantTitle: "" } });
});

test("its creator sees the same report by the interview's name, and nobody else does", async () => {
  const own = await creator.get(`/api/interviews/${interviewId}/report`);
  const shared = await read((await makeLink()).token);
  const { name } = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
  expect(own.body).toEqual({ ...shared.body, name, expiresAt: null });
  const stranger = await makeCreator(app);
  for (const [method, path] of [
    ["GET", "report"],
    ["GET", "report-links"],
    ["POST", "report-links"],
    ["DELETE", `report-links/${(await makeLink()).token}`],
  ] as const)
    expect(
      (
        await stranger.send(
          method,
          `/api/interviews/${interviewId}/${path}`,
          method === "GET" ? undefined : {},
        )
      ).status,
    ).toBe(404);
});

test("a link is listed with its token until it is revoked by its id or its token", async () => {
  const links = [await makeLink(), await makeLink(1)];
  await read(links[0]?.token);
  const listed = await creator.get(`/api/interviews/${interviewId}/report-links`);
  const opened = listed.body.find((link: { _id: string }) => link._id === links[0]?._id);
  expect(opened).toMatchObject({ token: links[0]?.token, openedAt: expect.any(String) });
  expect(listed.body.find((link: { _id: string }) => link._id === links[1]?._id).openedAt).toBeNull();
  for (const given of [links[0]?.token, links[1]?._id])
    expect(
      (await creator.send("DELETE", `/api/interviews/${interviewId}/report-links/${given}`)).status,
    ).toBe(200);
  for (const { token } of links) expect((await read(token)).status).toBe(404);
  const again = await creator.send(
    "DELETE",
    `/api/interviews/${interviewId}/report-links/${links[0]?.token}`,
  );
  expect(again.body.code).toBe("report_not_found");
});

test("a link ends when it says, and wrong ones are answered like ended ones", async () => {
  const { token, _id } = await makeLink(1);
  const forged = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  const late = Date.now() + 24 * 60 * 60 * 1000 + 1000;
  app.setClock(() => new Date(late));
  const ended = await read(token);
  const listed = await creator.get(`/api/interviews/${interviewId}/report-links`);
  app.setClock(() => new Date());
  expect(listed.body.map((link: { _id: string }) => link._id)).not.toContain(_id);
  expect(ended.status).toBe(404);
  expect(ended.body.error).toBe("This report link is no longer valid.");
  for (const wrong of [forged, _id, "x", `${_id}${_id}`, "x".repeat(300), `${token}A`])
    expect((await read(wrong)).body).toEqual(ended.body);
  expect((await read(token)).status).toBe(200);
});

test("links last from one day to a year", async () => {
  for (const days of [0, 366, 1.5, "30"])
    expect((await creator.post(`/api/interviews/${interviewId}/report-links`, { days })).status).toBe(400);
});

test("without insights there is nothing to share", async () => {
  const bare = await makeInterview(creator, projectId);
  for (const reply of [
    await creator.post(`/api/interviews/${bare}/report-links`, {}),
    await creator.get(`/api/interviews/${bare}/report`),
  ])
    expect(reply.body.code).toBe("insights_missing");
});

test("words that somebody withdrew are gone from the report, and the report from a deleted interview", async () => {
  const other = await makeInterview(creator, projectId);
  const stays = await makeFinishedSession(app, other, { answers });
  const goes = await makeFinishedSession(app, other, {
    answers: [
      "I wish the zeppelin timetable were reliable, as I missed two departures and that is frustrating.",
    ],
  });
  expect((await creator.post(`/api/generate-insights/${other}`)).status).toBe(200);
  const { token } = await makeLink(30, other);
  expect((await read(token)).text).toContain("zeppelin");
  const { resumeToken } = goes;
  expect((await goes.post(`/api/sessions/${goes.sessionId}/withdraw`, { resumeToken })).status).toBe(200);
  const after = await read(token);
  expect(after.text).not.toContain("zeppelin");
  expect(after.body.participants).toBe(1);
  expect(stays.sessionId).not.toBe(goes.sessionId);
  await creator.send("DELETE", `/api/interviews/${other}`);
  expect((await read(token)).status).toBe(404);
});

test("one address cannot try tokens without end", async () => {
  const limited = await startTestApp({ RATE_LIMITS: "on" });
  try {
    const client = openClient(limited.url);
    const replies = [];
    for (let count = 0; count < 61; count++) replies.push(await client.get(`/api/reports/${count}`));
    expect(replies.map((reply) => reply.status)).toEqual([...Array(60).fill(404), 429]);
  } finally {
    await limited.close();
  }
});

test("a report on uploads alone has the study's name, as nobody took part under another", async () => {
  const ownProject = await makeProject(creator);
  const id = await makeInterview(creator, ownProject);
  await creator.send("PATCH", `/api/interviews/${id}`, { name: "Wombats at night" });
  const form = makeForm([["ana.txt", talk]], { projectId: ownProject });
  expect((await creator.post("/api/upload-transcript", form)).status).toBe(200);
  const body = { selectedDataSources: ["transcripts"] };
  expect((await creator.post(`/api/generate-insights/${id}`, body)).status).toBe(200);
  expect((await read((await makeLink(30, id)).token)).body.name).toBe("Wombats at night");
});
