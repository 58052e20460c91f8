import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listLeaves } from "#analysis/frameworks/leaves.ts";
import type { Evidence } from "#contract/insights.ts";
import type { FrameworkResult, Persona } from "#contract/personas.ts";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { spendUses } from "../../testing/spend-uses.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { generateFramework } from "./generate-framework.ts";

type Creator = Awaited<ReturnType<typeof makeCreator>>;

let app: TestApp;
let creator: Creator;
let stranger: Creator;
let interviewId: string;
let sessionIds: string[];
let transcriptId: string;

const answers = [
  "Every Monday I lose the sync folder and that is really frustrating for my whole team.",
  "I wish Slack had a digest of all old decisions that we made. I need a better search in the archive.",
  "I decided to keep my own list in a spreadsheet, because my manager never reads the wiki.",
];
const talk = [
  "Interviewer: What is hard about your invoices?",
  "Ana: I always forget to send the invoices, which is really annoying for my clients.",
  "Interviewer: What would help?",
  "Ana: I wish the tool could remind late payers automatically. I want to spend less time on paper.",
].join("\n");

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  stranger = await makeCreator(app, "Eve");
  interviewId = await makeInterview(creator, await makeProject(creator));
  sessionIds = [];
  for (const ageRange of ["25-34", "25-34", "35-50"]) {
    const info = { ageRange, occupation: "Nurse", location: "Ireland", townCity: "Galway" };
    sessionIds.push((await makeFinishedSession(app, interviewId, { info, answers })).sessionId);
  }
  transcriptId = await upload(creator);
});
afterAll(() => app.close());

async function upload(by: Creator, text = talk): Promise<string> {
  const form = new FormData();
  form.append("transcripts", new File([text], "invoices.txt", { type: "text/plain" }));
  const reply = await by.post("/api/upload-transcript", form);
  if (reply.status !== 200) throw new Error(`uploading failed: ${reply.text}`);
  return reply.body[0]._id;
}

const generate = (body: unknown, by: Creator = creator) => by.post("/api/generate-framework", body);
const save = (body: unknown, by: Creator = creator) => by.post("/api/save-persona", body);

async function makePersona(body: Record<string, unknown> = { interviewId }): Promise<Persona> {
  const reply = await generate(body);
  if (reply.status !== 200) throw new Error(`generating failed: ${reply.text}`);
  return reply.body;
}

async function savePersona(change: Record<string, unknown> = {}): Promise<Persona & { _id: string }> {
  const reply = await save({ ...(await makePersona()), interviewId, transcriptIds: [], ...change });
  if (reply.status !== 201) throw new Error(`saving failed: ${reply.text}`);
  return reply.body;
}

const evidenceOf = (framework: FrameworkResult): Evidence[] =>
  listLeaves(framework).flatMap(({ evidence }) => evidence);

async function readWords(): Promise<Map<string, string>> {
  const { body } = await creator.get(`/api/interviews/${interviewId}/sessions/processed`);
  return new Map(
    body.flatMap(({ messages }: { messages: { _id: string; text: string }[] }) =>
      messages.map(({ _id, text }) => [_id, text]),
    ),
  );
}

describe("generating", () => {
  test("an interview's persona rests in every line on words of its finished sessions", async () => {
    const persona = await makePersona({
      interviewId,
      combinedText: "I love ACME so much that I cannot live without it.",
    });
    expect(persona).toMatchObject({
      framework: "persona",
      people: 3,
      madeBy: "built-in",
      name: "Composite of 3 participants",
    });
    expect(persona.attributes).toEqual({
      age: "25-34 (2 of 3)",
      location: "Ireland (all 3)",
      profession: "Nurse (all 3)",
    });
    expect(persona.notes[0]).toMatch(/said by (at least )?two/);
    expect(persona.network.map(({ role }) => role)).toContain("Manager");
    const words = await readWords();
    for (const { quote, messageId, start, end, sourceId } of evidenceOf(persona)) {
      expect(sessionIds).toContain(sourceId);
      expect([...(words.get(messageId) ?? "")].slice(start, end).join("")).toBe(quote);
    }
    expect(JSON.stringify(persona)).not.toContain("ACME");
  });

  test("a journey has the script's questions as stages, a value proposition its five lists", async () => {
    const journey = (await generate({ framework: "customerJourney", interviewId })).body;
    expect(journey.stages[0].stage).toBe("How they work together with people who are somewhere else");
    const value = (await generate({ framework: "valueProp", interviewId })).body;
    expect(Object.keys(value)).toEqual(
      expect.arrayContaining(["jobs", "pains", "gains", "relievers", "creators"]),
    );
    expect(value.pains.length + value.creators.length).toBeGreaterThan(1);
  });

  test("transcripts give a persona of their own words", async () => {
    const persona = await makePersona({ transcriptIds: [transcriptId, transcriptId] });
    expect(persona).toMatchObject({ people: 1, name: "Sketch of 1 participant" });
    expect(new Set(evidenceOf(persona).map(({ sourceId }) => sourceId))).toEqual(new Set([transcriptId]));
    expect(persona.conflict.map(({ conflict }) => conflict).join(" ")).toMatch(/invoices/);
    expect(persona.attributes).toEqual({ age: "", location: "", profession: "" });
  });

  test("a text alone gives lines whose sources have no id", async () => {
    const persona = await makePersona({ combinedText: talk });
    expect(persona.conflict.length).toBeGreaterThan(0);
    expect(
      evidenceOf(persona).every(({ sourceId, sourceKind }) => sourceId === "" && sourceKind === "transcript"),
    ).toBe(true);
    expect(persona.quotes.map(({ quote }) => quote).join(" ")).not.toContain("What is hard");
  });

  test("an interview and transcripts together are told as such", async () => {
    const persona = await makePersona({ interviewId, transcriptIds: [transcriptId] });
    expect(persona.people).toBe(4);
    expect(persona.notes.join(" ")).toContain("3 interviews and 1 transcript");
  });

  test("of more sessions than can be read some are, evenly spread, and the page says so", async () => {
    const { rows } = await app.db.pool.query("select id from users where email = $1", [creator.email]);
    const order = { framework: "persona", interviewId } as const;
    const most = { sessions: 2, makingMs: 30_000 };
    const persona = await generateFramework(app.deps, rows[0].id, order, most);
    expect(persona.people).toBe(2);
    expect(new Set(evidenceOf(persona).map(({ sourceId }) => sourceId))).toEqual(
      new Set([sessionIds[0], sessionIds[2]]),
    );
    expect(persona.notes.join(" ")).toContain("Made from one in 2 of the 3 finished sessions");
  });

  test("what takes too long fails with the sentence for it", async () => {
    const { rows } = await app.db.pool.query("select id from users where email = $1", [creator.email]);
    const order = { framework: "persona", interviewId } as const;
    const late = generateFramework(app.deps, rows[0].id, order, { sessions: 1_000, makingMs: 1 });
    await expect(late).rejects.toThrow("Failed to generate persona");
  });

  test("health is told of only in a health study, and only as it was said", async () => {
    const healthStudy = await makeInterview(creator, await makeProject(creator));
    await creator.send("PATCH", `/api/interviews/${healthStudy}`, { settings: { healthStudy: true } });
    await makeFinishedSession(app, healthStudy, {
      answers: ["I have been diagnosed with asthma, and I always forget my inhaler at work."],
    });
    expect((await makePersona({ interviewId: healthStudy })).attributes.diagnosis).toBe(true);
    expect("diagnosis" in (await makePersona()).attributes).toBe(false);
  });

  test.each([
    [{}, 400, "no_transcripts", "No transcripts uploaded or selected"],
    [{ transcriptIds: [], combinedText: "  " }, 400, "no_transcripts", "No transcripts uploaded or selected"],
    [
      { combinedText: "Interviewer: Is there anybody?" },
      400,
      "no_transcripts",
      "No transcripts uploaded or selected",
    ],
    [{ transcriptIds: ["0123456789ABCDEFGHIJab"] }, 404, "transcript_not_found", "Transcript not found"],
    [{ interviewId: "0123456789ABCDEFGHIJab" }, 404, "interview_not_found", "Interview not found"],
    [{ combinedText: "I like it. ".repeat(200_000) }, 413, "too_large", "Request is too large"],
  ])("what it cannot be made of is told in a sentence (%#)", async (body, status, code, error) => {
    const reply = await generate(body);
    expect([reply.status, reply.body.code, reply.body.error]).toEqual([status, code, error]);
  });

  test("an interview that nobody finished has nothing to analyze", async () => {
    const empty = await makeInterview(creator, await makeProject(creator));
    const reply = await generate({ interviewId: empty, combinedText: talk });
    expect([reply.status, reply.body.code]).toEqual([400, "nothing_to_analyze"]);
  });

  test("others' interviews and transcripts are not there", async () => {
    for (const body of [{ interviewId }, { transcriptIds: [transcriptId] }]) {
      const reply = await generate(body, stranger);
      expect(reply.status).toBe(404);
      expect((await openClient(app.url).post("/api/generate-framework", body)).status).toBe(401);
    }
    const mixed = await generate({ transcriptIds: [await upload(stranger), transcriptId] }, stranger);
    expect([mixed.status, mixed.body.code]).toEqual([404, "transcript_not_found"]);
  });

  test.each([
    { transcriptIds: "all" },
    { transcriptIds: [7] },
    { interviewId: { $ne: "" } },
    { combinedText: ["a"], framework: "persona" },
    { framework: "horoscope", combinedText: "I like it." },
  ])("%j is refused as input that is not right", async (body) => {
    const reply = await generate(body);
    expect([reply.status, reply.body.code]).toEqual([400, "invalid_input"]);
  });

  test("more than ten a minute are refused for now", async () => {
    const limited = await startTestApp({ RATE_LIMITS: "on" });
    try {
      const busy = await makeCreator(limited);
      await spendUses(limited, { email: busy.email, name: "personas", uses: 9 });
      expect((await generate({ combinedText: talk }, busy)).status).toBe(200);
      const refused = await generate({ combinedText: talk }, busy);
      expect([refused.status, refused.body.code]).toEqual([429, "rate_limited"]);
    } finally {
      await limited.close();
    }
  });

  test("participants are answered while several are made", async () => {
    const making = [1, 2, 3, 4].map(() => makePersona({ combinedText: `${talk}\n`.repeat(50) }));
    const session = await makeFinishedSession(app, await makeInterview(creator, await makeProject(creator)));
    expect(session.incentiveCode).not.toBeNull();
    expect(await Promise.all(making)).toHaveLength(4);
  });
});

describe("saving", () => {
  test("keeps what was generated, for its interview, and lists it", async () => {
    const made = await makePersona();
    const saved = await save({ ...made, interviewId, transcriptIds: [] });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ ...made, interviewId, transcriptIds: [] });
    expect((await creator.get(`/api/personas/find/${saved.body._id}`)).body).toEqual(saved.body);
    expect((await creator.get(`/api/interviews/${interviewId}/personas`)).body[0]).toEqual(saved.body);
    expect((await creator.get("/api/personas")).body[0]).toEqual(saved.body);
  });

  test.each(["customerJourney", "valueProp"])("keeps a %s", async (framework) => {
    const made = (await generate({ framework, interviewId })).body;
    const saved = await save({ ...made, interviewId });
    expect([saved.status, saved.body.framework]).toEqual([201, framework]);
    expect(listLeaves(saved.body)).toEqual(listLeaves(made));
  });

  test("keeps a text's lines when they stand in the transcripts that are linked", async () => {
    const made = await makePersona({ combinedText: talk });
    const saved = await save({ ...made, transcriptIds: [transcriptId] });
    expect(saved.status).toBe(201);
    expect(saved.body.interviewId).toBeNull();
    expect(evidenceOf(saved.body).every(({ sourceId }) => sourceId === transcriptId)).toBe(true);
    expect(listLeaves(saved.body).length).toBeGreaterThan(2);
    const other = await upload(
      creator,
      "Interviewer: Well?\nBen: I like gardening, and I do it every evening after work.",
    );
    const refused = await save({ ...made, transcriptIds: [other] });
    expect([refused.status, refused.body.code]).toEqual([400, "no_evidence"]);
  });

  test("leaves out lines and quotes whose words are in no session, and the words of interviewers", async () => {
    const made = await makePersona();
    const [real] = evidenceOf(made);
    if (real === undefined) throw new Error("There is evidence.");
    const invented = { ...real, quote: "I would die without ACME and its tools" };
    const saved = await savePersona({
      choices: [{ choice: "They adore ACME", evidence: [invented] }],
      ideas: [{ idea: "No evidence at all", evidence: [] }],
      conflict: [
        { conflict: "Real", evidence: [{ ...real, sourceLabel: "The Queen", ageRange: "65+" }, invented] },
      ],
      quotes: [{ quote: "I adore ACME", evidence: [real] }],
    });
    expect(saved.choices).toEqual([]);
    expect(saved.ideas).toEqual([]);
    expect(saved.quotes).toEqual([]);
    expect(saved.conflict).toEqual([{ conflict: "Real", evidence: [real] }]);
  });

  test("D6 finds the evidence itself of lines that come without, as the specification sends them", async () => {
    const [real] = evidenceOf(await makePersona());
    if (real === undefined) throw new Error("There is evidence.");
    const reply = await save({
      name: "Nurse",
      quotes: [{ quote: real.quote }],
      ideas: [{ idea: "Nobody ever said this" }],
      interviewId,
    });
    expect(reply.status).toBe(201);
    expect(reply.body.quotes).toEqual([{ quote: real.quote, evidence: [real] }]);
    expect(reply.body.ideas).toEqual([]);
  });

  test("takes neither ids nor owners nor times from outside", async () => {
    const own = await savePersona();
    const greedy = { id: own._id, userId: "me", ownerId: "me", attributes: { email: "a@b.c" } };
    const refused = await save({ ...(await makePersona()), interviewId, ...greedy });
    expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([
      400,
      ["attributes.email", "id", "ownerId", "userId"],
    ]);
    const again = await savePersona({
      ...{ _id: own._id, createdAt: "2001-01-01T00:00:00.000Z", people: 4_000 },
      attributes: { age: "x", location: "", profession: "", diagnosis: true },
    });
    expect(again._id).not.toBe(own._id);
    expect(again).toMatchObject({ people: 3, attributes: { age: "x", location: "", profession: "" } });
    expect(JSON.stringify(again)).not.toContain("2001-01");
    expect((await creator.get(`/api/personas/find/${own._id}`)).body).toEqual(own);
  });

  test("stores a name as text and refuses one that is too long", async () => {
    expect((await savePersona({ name: "<b>Nurse</b>" })).name).toBe("<b>Nurse</b>");
    const made = await makePersona();
    expect((await save({ ...made, name: "x".repeat(201), interviewId })).status).toBe(400);
    expect((await save({ ...made, description: "x".repeat(20_001), interviewId })).status).toBe(400);
  });

  test.each([
    () => ({}),
    () => ({ transcriptIds: [], interviewId }),
    async () => ({ ...(await makePersona()), transcriptIds: [] }),
    async () => ({ ...(await makePersona()), interviewId: "", transcriptIds: null }),
    () => ({ name: "Nurse", interviewId }),
  ])("without a persona or anything linked says so (%#)", async (makeBody) => {
    const reply = await save(await makeBody());
    expect([reply.status, reply.body.error]).toEqual([400, "No persona to save or no transcripts linked"]);
  });

  test("for others' interviews and transcripts changes nothing", async () => {
    const made = await makePersona();
    const before = (await app.db.pool.query("select count(*) from personas")).rows[0].count;
    const foreign = await save({ ...made, interviewId }, stranger);
    expect([foreign.status, foreign.body.code]).toEqual([404, "interview_not_found"]);
    const linked = await save({ ...made, transcriptIds: [transcriptId] }, stranger);
    expect([linked.status, linked.body.code]).toEqual([404, "transcript_not_found"]);
    expect((await app.db.pool.query("select count(*) from personas")).rows[0].count).toBe(before);
  });
});
