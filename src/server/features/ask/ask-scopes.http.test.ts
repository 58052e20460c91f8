import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { DataAnswer } from "#contract/ask.ts";
import type { AnalystRequest } from "#server/analyst.ts";
import type { Client } from "#server/testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** Two projects of one creator with three interviews, and a stranger's with the same words. */
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let stranger: Awaited<ReturnType<typeof makeCreator>>;
let harbour: string;
let market: string;
let strangers: string;
const interviews: Record<string, string> = {};
const sessions: Record<string, string> = {};

const words = {
  pilots: "The harbour freezes in winter, so the pilots sail before dawn.",
  clerks: "Our harbour office closes in winter because the heating is too weak.",
  stalls: "In winter the harbour market moves indoors, and the stalls get smaller.",
  stranger: "My own harbour is a secret in winter that nobody else may read.",
};

async function addInterview(client: Client, projectId: string, name: string, said: string): Promise<void> {
  interviews[name] = await makeInterview(client, projectId, { name });
  sessions[name] = (await makeFinishedSession(app, interviews[name], { answers: [said] })).sessionId;
}

beforeAll(async () => {
  app = await startTestApp();
  [creator, stranger] = [await makeCreator(app), await makeCreator(app, "Stranger")];
  [harbour, market] = [await makeProject(creator, "Harbour"), await makeProject(creator, "Market")];
  strangers = await makeProject(stranger, "Elsewhere");
  await addInterview(creator, harbour, "Pilots", words.pilots);
  await addInterview(creator, harbour, "Clerks", words.clerks);
  await addInterview(creator, market, "Stalls", words.stalls);
  await addInterview(stranger, strangers, "Secret", words.stranger);
});
afterEach(() => {
  app.deps.analyst = null;
});
afterAll(() => app.close());

const question = "What happens in the harbour in winter?";

async function ask(client: Client, path: string, more: Record<string, unknown> = {}): Promise<DataAnswer> {
  const reply = await client.post(path, { question, ...more });
  if (reply.status !== 200) throw new Error(`asking failed: ${reply.text}`);
  return reply.body;
}

const inProject = (projectId: string) => `/api/projects/${projectId}/ask`;

/** "Project / interview: words", whoever comes first. */
function listFound({ people }: DataAnswer): string[] {
  return people
    .flatMap(({ project, interview, passages }) =>
      passages.map(({ quote }) => `${project?.name} / ${interview?.name}: ${quote}`),
    )
    .toSorted();
}

const foundInHarbour = [`Harbour / Clerks: ${words.clerks}`, `Harbour / Pilots: ${words.pilots}`];

describe("a question about a project", () => {
  test("is answered from all of its interviews, each passage with the interview it stands in", async () => {
    const answer = await ask(creator, inProject(harbour));
    expect(answer).toMatchObject({ found: true, answeredBy: "search", matched: 2, searched: 2 });
    expect(answer.counts).toEqual([{ kind: "interview", matched: 2, searched: 2 }]);
    expect(listFound(answer)).toEqual(foundInHarbour);
    const pilots = answer.people.find(({ interview }) => interview?._id === interviews.Pilots);
    expect(pilots).toMatchObject({ label: "P-01", project: { _id: harbour, name: "Harbour" } });
    expect(pilots?.passages[0]?.sourceId).toBe(sessions.Pilots);
  });

  test("counts replies to a question that one of its scripts asks, of that interview alone", async () => {
    const project = await makeProject(creator, "Tools");
    await addInterview(creator, project, "Ropes", "Fewer pings would be lovely for everybody here.");
    await addInterview(creator, project, "Sails", "I have nothing against mornings, truly.");
    const own = { questions: ["How do you fold a sail?", "Who helps you with it?"] };
    const other = await makeInterview(creator, project, { name: "Folding", ...own });
    await makeFinishedSession(app, other, { answers: ["Slowly and with cold fingers every time."] });
    const answer = await ask(creator, inProject(project), {
      question: "What would people change about their tools?",
    });
    expect(answer).toMatchObject({ found: true, searched: 3 });
    expect(answer.people.map(({ interview }) => interview?.name)).not.toContain("Folding");
    expect(answer.notes.filter((note) => note.startsWith("The script asks this too"))).toHaveLength(1);
  });

  test("is answered from its transcripts too, whose people are counted apart", async () => {
    const form = new FormData();
    const talk = "Interviewer: How is the harbour?\nAnna: The harbour is loud in winter, and I like it.\n";
    form.append("transcripts", new File([talk.repeat(2)], "dock.txt"));
    form.append("projectId", market);
    expect((await creator.post("/api/upload-transcript", form)).status).toBe(200);
    const answer = await ask(creator, inProject(market));
    expect(answer.counts).toEqual([
      { kind: "interview", matched: 1, searched: 1 },
      { kind: "transcript", matched: 1, searched: 1 },
    ]);
    const anna = answer.people.find(({ interview }) => interview === null);
    expect(anna?.project).toEqual({ _id: market, name: "Market" });
    expect(anna?.passages[0]?.quote).toBe("The harbour is loud in winter, and I like it.");
    const only = await ask(creator, inProject(market), { sources: ["interviews"] });
    expect(listFound(only)).toEqual([`Market / Stalls: ${words.stalls}`]);
  });

  test("finds no words that any of its interviews leaves out, and none of a withdrawn or deleted one", async () => {
    const project = await makeProject(creator, "Left out");
    for (const name of ["Quote", "Session", "Deleted", "Kept"]) {
      await addInterview(creator, project, name, `The ${name} harbour is quiet in winter, as far as I know.`);
    }
    const { body } = await creator.get(`/api/sessions/${sessions.Quote}/transcript`);
    const quotes = body.messages
      .filter(({ sender }: { sender: string }) => sender === "user")
      .map(({ _id, text }: { _id: string; text: string }) => ({
        ...{ sourceId: sessions.Quote, messageId: _id, start: 0, end: Array.from(text).length },
      }));
    const leaving = { leftOut: true, quotes };
    expect((await creator.post(`/api/interviews/${interviews.Quote}/left-out`, leaving)).status).toBe(200);
    await creator.post(`/api/interviews/${interviews.Session}/left-out`, {
      leftOut: true,
      sourceIds: [sessions.Session],
    });
    await creator.send("DELETE", `/api/interviews/${interviews.Deleted}`);
    for (const path of [inProject(project), "/api/ask"]) {
      const ours = (await ask(creator, path)).people.filter((person) => person.project?._id === project);
      expect(ours.map(({ interview }) => interview?.name)).toEqual(["Kept"]);
    }
    await creator.send("DELETE", `/api/interviews/${interviews.Kept}/sessions/${sessions.Kept}`);
    expect(await ask(creator, inProject(project))).toMatchObject({ found: false, people: [] });
    await creator.send("DELETE", `/api/projects/${project}`);
    expect((await creator.post(inProject(project), { question })).status).toBe(404);
  });

  test("is answered for its members, and for nobody else even by its id", async () => {
    const reply = await stranger.post(inProject(harbour), { question });
    expect([reply.status, reply.body.error]).toEqual([404, "Project not found"]);
    const interviewId = await stranger.post(inProject(interviews.Pilots ?? ""), { question });
    expect(interviewId.status).toBe(404);
  });
});

describe("a question about everything", () => {
  test("is answered from every project that one may read, and from no other", async () => {
    const found = listFound(await ask(creator, "/api/ask", { sources: ["interviews"] }));
    expect(found).toEqual(expect.arrayContaining([...foundInHarbour, `Market / Stalls: ${words.stalls}`]));
    expect(found.join()).not.toContain("secret");
    expect(listFound(await ask(stranger, "/api/ask"))).toEqual([`Elsewhere / Secret: ${words.stranger}`]);
    const newcomer = await makeCreator(app, "Newcomer");
    expect(await ask(newcomer, "/api/ask")).toMatchObject({
      found: false,
      people: [],
      searched: 0,
      counts: [],
    });
  });

  test("reads a shared project for as long as it is shared", async () => {
    const viewer = await makeCreator(app, "Viewer");
    const members = `/api/projects/${harbour}/members`;
    const { body } = await creator.post(members, { email: viewer.email, role: "viewer" });
    expect((await ask(viewer, "/api/ask")).people).toEqual([]);
    const token = new URL(body.link).searchParams.get("token");
    expect((await viewer.post("/api/invitations/accept", { token })).status).toBe(200);
    expect(listFound(await ask(viewer, "/api/ask"))).toEqual(foundInHarbour);
    expect(listFound(await ask(viewer, inProject(harbour)))).toEqual(foundInHarbour);
    await creator.send("DELETE", `${members}/${body._id}`);
    expect((await ask(viewer, "/api/ask")).people).toEqual([]);
    expect((await viewer.post(inProject(harbour), { question })).status).toBe(404);
  });

  test("leaves out the sample project, which can be asked by itself", async () => {
    await app.db.pool.query("update projects set sample = true where id = $1", [strangers]);
    expect(await ask(stranger, "/api/ask")).toMatchObject({ found: false, searched: 0 });
    expect(await ask(stranger, inProject(strangers))).toMatchObject({ found: true, searched: 1 });
  });

  test("is worded by the model from the same passages, on no single interview's budget", async () => {
    const requests: AnalystRequest[] = [];
    app.deps.analyst = {
      ...{ name: "test model", provider: null, runMs: 60_000 },
      ask: async (request) => {
        requests.push(request);
        return { json: { sentences: [{ text: "The harbour is different in winter.", passages: [1, 2] }] } };
      },
    };
    const answer = await ask(creator, inProject(harbour));
    expect(answer).toMatchObject({ found: true, answeredBy: "model" });
    expect(answer.sentences[0]?.passages).toEqual(answer.people.flatMap(({ passages }) => passages));
    expect(requests.map(({ interviewId }) => interviewId)).toEqual([null]);
  });
});

describe("what is sent", () => {
  test.each([
    [{}, "Please enter a question."],
    [{ question: " \n" }, "Please enter a question."],
    [{ question: "x".repeat(501) }, "Question is too long (maximum 500 characters)"],
    [{ question, sources: [] }, "Please select at least one data source"],
  ])("%j is refused", async (body, error) => {
    for (const path of [inProject(harbour), "/api/ask"]) {
      const reply = await creator.post(path, body);
      expect([reply.status, reply.body.error]).toEqual([400, error]);
    }
  });
});
