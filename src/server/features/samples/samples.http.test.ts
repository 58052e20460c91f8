import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app, "Ada");
});
afterAll(() => app.close());

async function findSample(creator = ada) {
  const [project, ...others] = (await creator.get("/api/projects")).body;
  const [card] = (await creator.get(`/api/projects/${project._id}/chatbots`)).body;
  return { project, others, card };
}

test("a new account finds one sample project with an interview and twelve finished sessions", async () => {
  const { project, others, card } = await findSample();
  expect(others).toEqual([]);
  expect(project).toMatchObject({ name: "Sample: remote work tools", sample: true });
  expect(card).toMatchObject({ sample: true, sessionCount: 12, completedSessions: 12, status: "open" });
  expect(card.questions).toHaveLength(7);
});

test("its sessions read like real ones of the last days, each begun, answered and ended in order", async () => {
  const { card } = await findSample();
  const sessions = (await ada.get(`/api/interviews/${card._id}/sessions`)).body;
  expect(sessions).toHaveLength(12);
  const now = Date.now();
  for (const session of sessions) {
    expect(session).toMatchObject({ completed: true, email: null, incentiveCode: null });
    const times = session.messages.map((message: { timestamp: string }) => Date.parse(message.timestamp));
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(times[0]).toBeGreaterThan(now - 8 * 24 * 60 * 60 * 1000);
    expect(times.at(-1)).toBeLessThan(now);
    expect(session.messages[0]).toMatchObject({ sender: "bot", type: "introduction" });
    expect(session.messages.at(-1)).toMatchObject({ sender: "bot", type: "completion" });
    const asked = session.messages.filter((message: { sender: string }) => message.sender === "bot");
    expect(asked.every((message: { reason: string | null }) => message.reason)).toBe(true);
  }
  expect(new Set(sessions.map((session: { label: string }) => session.label)).size).toBe(12);
});

test("the sample's sessions belong to its questions, and count as people in the demographics", async () => {
  const { card } = await findSample();
  const { questionSettings } = (await ada.get(`/api/interviews/${card._id}/details`)).body;
  const known = new Set(questionSettings.map((question: { id: string }) => question.id));
  const sessions = (await ada.get(`/api/interviews/${card._id}/sessions`)).body;
  const asked = sessions
    .flatMap((session: { messages: { questionId: string | null }[] }) => session.messages)
    .map((message: { questionId: string | null }) => message.questionId)
    .filter((id: string | null) => id !== null);
  expect(new Set(asked)).toEqual(known);
  const { ageRanges } = (await ada.get(`/api/interviews/${card._id}/sessions/demographics`)).body;
  expect(Object.values(ageRanges).reduce((sum: number, n) => sum + Number(n), 0)).toBe(12);
});

test("the sample counts in nothing that is limited", async () => {
  expect((await ada.get("/api/current_user")).body).toMatchObject({
    currentInterviews: 0,
    currentSessions: 0,
  });
});

test("the sample can be tried, changed and deleted like any other interview", async () => {
  const creator = await makeCreator(app, "Bea");
  const { project, card } = await findSample(creator);
  const participant = await startParticipant(app, card._id);
  expect((await participant.say("I am a nurse and I use Teams.")).status).toBe(200);
  const { rows } = await app.db.orm.execute(
    sql`select number from sessions where id = ${participant.sessionId}`,
  );
  expect(rows).toEqual([{ number: 13 }]);
  expect((await creator.send("PATCH", `/api/interviews/${card._id}`, { name: "Mine" })).body.name).toBe(
    "Mine",
  );
  expect((await creator.send("DELETE", `/api/projects/${project._id}`)).status).toBe(200);
  expect((await creator.get("/api/projects")).body).toEqual([]);
});

test("two accounts have the same words and nothing else in common", async () => {
  const [bea, cy] = [
    await findSample(await makeCreator(app, "B")),
    await findSample(await makeCreator(app, "C")),
  ];
  expect(bea.card.questions).toEqual(cy.card.questions);
  const shared = bea.card.participantSessions.filter((id: string) =>
    cy.card.participantSessions.includes(id),
  );
  expect([bea.project._id === cy.project._id, bea.card._id === cy.card._id, shared]).toEqual([
    false,
    false,
    [],
  ]);
});

test("nobody can come back into a sample's session", async () => {
  const { card } = await findSample();
  const path = `/api/sessions/${card._id}/${card.participantSessions[0]}/messages`;
  expect((await openClient(app.url).get(path)).status).toBe(404);
});

test("every turn of ours in a session says which words it takes up, at their place", async () => {
  const { card } = await findSample();
  const sessionId = card.participantSessions[0];
  const { messages } = (await ada.get(`/api/sessions/${sessionId}/transcript`)).body;
  const followUps = messages.filter(({ move }: { move: string | null }) => move === "probe");
  expect(followUps.length).toBeGreaterThan(0);
  for (const { why } of followUps) {
    const { messageId, quote, start, end } = why.thread.words;
    const said = messages.find(({ _id }: { _id: string }) => _id === messageId);
    expect([...said.text].slice(start, end).join("")).toBe(quote);
  }
});

test("a new account's sample is analysed already, with every quote at its place", async () => {
  const { card } = await findSample();
  const [{ insights }, sessions] = await Promise.all([
    ada.get(`/api/interviews/${card._id}/details`).then(({ body }) => body),
    ada.get(`/api/interviews/${card._id}/sessions`).then(({ body }) => body),
  ]);
  expect(insights).toMatchObject({ codedBy: "built-in", sources: { interviews: 12 } });
  expect(insights.findings.length).toBeGreaterThan(0);
  const texts = new Map<string, string>(
    sessions.flatMap(({ id, messages }: { id: string; messages: { _id: string; text: string }[] }) =>
      messages.map(({ _id, text }): [string, string] => [`${id} ${_id}`, text]),
    ),
  );
  for (const { evidence, challenging } of insights.findings) {
    for (const { sourceId, messageId, quote, start, end } of [...evidence, ...challenging]) {
      expect([...(texts.get(`${sourceId} ${messageId}`) ?? "")].slice(start, end).join("")).toBe(quote);
    }
  }
});

test("the sample's findings can be compared, asked about and generated again", async () => {
  const { card } = await findSample();
  const compared = await ada.get(`/api/interviews/${card._id}/segments?by=ageRange`);
  // Age groups of one or two people are combined; two people didn't answer in English.
  const people = compared.body.groups.map((group: { people: number }) => group.people);
  expect([compared.status, people]).toEqual([200, [4, 6]]);
  expect(compared.body.notes[0]).toBe("10 of 12 interviews were analysed; 2 aren't in English.");
  const generated = await ada.send("POST", `/api/generate-insights/${card._id}`, {});
  expect(generated.status).toBe(200);
  expect(generated.body.insights.sources.interviews).toBe(12);
});
