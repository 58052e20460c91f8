import { afterAll, beforeAll, expect, test } from "vitest";
import type { Annotation, SessionMessage } from "#contract/session-reading.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let sessionId: string;
let messages: SessionMessage[];

const said = "😀😀 Searching takes ages, honestly.";

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  const participant = await startParticipant(app, await makeInterview(creator, await makeProject(creator)));
  await participant.say(said);
  sessionId = participant.sessionId;
  messages = (await creator.get(`/api/sessions/${sessionId}/transcript`)).body.messages;
});
afterAll(() => app.close());

function note(change: Partial<Annotation>): Annotation {
  const messageId = messages.find((message) => message.sender === "user")?._id ?? "";
  const createdAt = "2026-05-05T10:00:00.000Z";
  return { id: "a1", kind: "tag", messageId, text: "concern", passage: null, createdAt, ...change };
}

const highlight = (quote: string, start: number, end: number) =>
  note({ kind: "highlight", text: "", passage: { quote, start, end } });
const save = (annotations: unknown[]) =>
  creator.send("PUT", `/api/sessions/${sessionId}/annotations`, { annotations });
const read = async () => (await creator.get(`/api/sessions/${sessionId}/annotations`)).body.annotations;

test("saved notes come back with their author, in place of the earlier ones", async () => {
  const passage = highlight("Searching", 3, 12);
  expect((await save([note({ id: "n1", kind: "note", text: "Ask again" }), passage])).status).toBe(200);
  expect(await read()).toEqual([
    { ...note({ id: "n1", kind: "note", text: "Ask again" }), author: "Ada Researcher", own: true },
    { ...passage, author: "Ada Researcher", own: true },
  ]);
  await save([note({})]);
  expect(await read()).toHaveLength(1);
  await save([]);
  expect(await read()).toEqual([]);
});

test("a highlight must be in the message word for word, counted in characters as people see them", async () => {
  await save([note({})]);
  const wrong = [
    highlight("Searching", 5, 14),
    highlight("searching", 3, 12),
    highlight("Searching", 3, 13),
    highlight("honestly.", 26, 99),
    highlight("", 3, 3),
    note({ kind: "highlight" }),
  ];
  for (const item of wrong) {
    const reply = await save([item]);
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatch(/passage/);
  }
  expect(await read()).toHaveLength(1);
});

test("a note on a message of another transcript is refused, and so are two with one id and one without a date", async () => {
  expect((await save([note({ messageId: "somewhere else" })])).body.error).toMatch(/not in this transcript/);
  expect((await save([note({}), note({})])).status).toBe(400);
  expect((await save([note({ createdAt: "yesterday" })])).status).toBe(400);
});

test("a tag or note without words is ignored", async () => {
  expect((await save([note({ text: "  " }), note({ id: "b", text: "bug report" })])).status).toBe(200);
  expect((await read()).map((item: Annotation) => item.id)).toEqual(["b"]);
});

test("nobody else can save notes to a transcript", async () => {
  const stranger = await makeCreator(app, "Eve");
  const reply = await stranger.send("PUT", `/api/sessions/${sessionId}/annotations`, {
    annotations: [note({})],
  });
  expect(reply.status).toBe(404);
});
