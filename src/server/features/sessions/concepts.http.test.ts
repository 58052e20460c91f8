import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { download } from "../exports/exports-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;

const concepts = [
  { name: "Ferry pass", description: "A card for all ferries of a year." },
  { name: "Bridge pass" },
  { name: "No pass" },
];
const onConcept = (...values: string[]) => [{ by: { kind: "concept" }, values }];
const questions = [
  { text: "What do you think of the {concept}?", depth: "light" },
  { text: "Where would you show the ferry card?", depth: "light", askIf: onConcept("ferry  PASS") },
  { text: "What else comes to your mind?", depth: "light" },
];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});
afterAll(() => app.close());

const make = (change: Record<string, unknown> = {}) =>
  makeInterview(creator, projectId, { questions, concepts, ...change });

async function countAssigned(interviewId: string): Promise<Record<string, number>> {
  const { conceptCounts } = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
  return Object.fromEntries(
    conceptCounts.map(({ name, assigned }: { name: string; assigned: number }) => [name, assigned]),
  );
}

test("people who start at once on two servers are assigned evenly, each with a seed of their own", async () => {
  const interviewId = await make();
  const second = await app.openSecond();
  await Promise.all(
    Array.from({ length: 61 }, (_, at) => startParticipant(at % 2 === 0 ? app : second, interviewId)),
  );
  expect(Object.values(await countAssigned(interviewId)).sort()).toEqual([20, 20, 21]);
  const { rows } = await app.db.orm.execute(
    sql`select draw_seed as seed, concept from sessions where interview_id = ${interviewId}`,
  );
  expect(new Set(rows.map(({ seed }) => seed)).size).toBeGreaterThan(55);
});

test("who is turned away or withdraws leaves their place to the next", async () => {
  const field = { id: "boats", label: "Boats?", kind: "single_choice", required: true };
  const fields = [{ ...field, options: ["Yes", "No"], screensOut: ["No"] }];
  const form = { name: "Screener", formType: "pre", fields };
  const preInterviewFormId = (await creator.post("/api/forms", form)).body._id;
  const interviewId = await make({ preInterviewFormId });
  for (let at = 0; at < 5; at++) {
    const person = await startParticipant(app, interviewId);
    const path = `/api/sessions/${interviewId}/${person.sessionId}`;
    const reply = await person.post(`${path}/forms/${preInterviewFormId}`, { answers: { boats: "No" } });
    expect(reply.body.screenedOut).toBe(true);
  }
  expect(await countAssigned(interviewId)).toEqual({});
  const [first] = await Promise.all(Array.from({ length: 3 }, () => startParticipant(app, interviewId)));
  expect(Object.values(await countAssigned(interviewId))).toEqual([1, 1, 1]);
  await first?.post(`/api/sessions/${first.sessionId}/withdraw`);
  const left = await countAssigned(interviewId);
  expect(Object.values(left)).toEqual([1, 1]);
  await startParticipant(app, interviewId);
  expect(Object.values(await countAssigned(interviewId))).toEqual([1, 1, 1]);
});

test("the assigned concept is named, described once and asked about, and leaves with every export", async () => {
  const interviewId = await make();
  const people = await Promise.all(Array.from({ length: 3 }, () => startParticipant(app, interviewId)));
  const { rows } = await app.db.orm.execute<{ id: string; concept: string }>(
    sql`select id, concept from sessions where interview_id = ${interviewId}`,
  );
  const conceptOf = new Map(rows.map(({ id, concept }) => [id, concept]));
  for (const person of people) {
    await finishInterview(person);
    const path = `/api/sessions/${interviewId}/${person.sessionId}`;
    const { messages } = (await person.get(`${path}/messages`)).body;
    const said = messages.map(({ text }: { text: string }) => text).join("\n");
    const concept = conceptOf.get(person.sessionId) ?? "";
    expect(messages[0].text).toContain(`think of the ${concept}?`);
    expect(said).not.toContain("{concept}");
    expect(said.split("A card for all ferries of a year.")).toHaveLength(concept === "Ferry pass" ? 2 : 1);
    expect(said.includes("show the ferry card")).toBe(concept === "Ferry pass");
    await person.post(`${path}/complete`, { lastFourMessages: [] });
    const transcript = (await creator.get(`/api/sessions/${person.sessionId}/transcript`)).body;
    expect(transcript.concept).toBe(concept);
    const own = await person.get(`/api/sessions/${person.sessionId}/export`);
    expect(own.body.concept).toBe(concept);
  }
  const { reportCard } = (await creator.get(`/api/interviews/${interviewId}/report-card`)).body;
  const counts: { text: string; notConcerned: number }[] = reportCard.questions;
  expect(counts.map(({ text, notConcerned }) => [text, notConcerned])).toEqual([
    ["What do you think of the {concept}?", 0],
    ["Where would you show the ferry card?", 2],
    ["What else comes to your mind?", 0],
  ]);
  const csv = (await creator.get(`/api/interviews/${interviewId}/export?format=csv-wide`)).text;
  expect(csv.split("\n")[0]).toContain(",Concept");
  for (const { name } of concepts) expect(csv).toContain(`,${name}`);
  const json = (await creator.get(`/api/interviews/${interviewId}/export?format=json`)).text;
  expect(json).toContain('"concept":"Bridge pass"');
  const report = (await creator.get(`/api/interviews/${interviewId}/export?format=md`)).text;
  for (const { name } of concepts) expect(report).toContain(`| ${name} | 1 | 1 |`);
  const file = await download(`${app.url}/api/interviews/${interviewId}/export?format=qdpx`, creator.token);
  expect(file.unzip().get("project.qde")).toMatch(/<Variable guid="[^"]+" name="Concept"/);
});

test("findings are compared by the assigned concept", async () => {
  const interviewId = await make();
  for (let at = 0; at < 9; at++) await makeFinishedSession(app, interviewId);
  await creator.post(`/api/generate-insights/${interviewId}`, {});
  const { body } = await creator.get(`/api/interviews/${interviewId}/segments?by=concept`);
  expect(body.choices).toContainEqual({ value: "concept", label: "Concept", people: 9 });
  expect(
    body.groups.map(({ label, people }: { label: string; people: number }) => [label, people]).sort(),
  ).toEqual(concepts.map(({ name }) => [name, 3]).sort());
});

test("a concept that a question depends on can be neither renamed nor removed, and none can stand alone", async () => {
  const interviewId = await make();
  const change = (body: object) => creator.send("PATCH", `/api/interviews/${interviewId}`, body);
  const refuse = async (given: object[]) => {
    const reply = await change({ settings: { concepts: given } });
    expect(reply.status).toBe(400);
    return Object.values(reply.body.fields)[0];
  };
  const gone = "Question 2 depends on the concept “ferry  PASS”, which this interview doesn't have";
  expect(await refuse(concepts.slice(1))).toBe(gone);
  expect(await refuse([{ name: "Ferry card" }, ...concepts.slice(1)])).toBe(gone);
  expect(await refuse(concepts.slice(0, 1))).toBe("An interview has at least 2 concepts, or none");
  expect(await refuse([...concepts, { name: "no PASS" }])).toBe("Concepts 3 and 4 have the same name");
  expect(await refuse([])).toBe("Question 1 names {concept}, but this interview has no concepts");
  expect(await refuse(Array.from({ length: 7 }, (_, at) => ({ name: `C${at}` })))).toBe(
    "An interview can have at most 6 concepts",
  );
  // Question and concept may change together.
  const renamed = questions.map(({ askIf, ...rest }) => ({
    ...rest,
    ...(askIf && { askIf: onConcept("Card") }),
  }));
  const reply = await change({
    questions: renamed,
    settings: { concepts: [{ name: "Card" }, { name: "None" }] },
  });
  expect(reply.status, reply.text).toBe(200);
  expect((await change({ settings: { status: "open" } })).status).toBe(200);
});

test("the introduction names the concept, and can't where there is none", async () => {
  const introduction = "Thanks for talking about the {concept}.";
  const interviewId = await make({ introduction });
  const person = await startParticipant(app, interviewId);
  const path = `/api/sessions/${interviewId}/${person.sessionId}/messages`;
  const read = async () => (await person.get(path)).body.messages[0].text as string;
  expect(await read()).toMatch(/^Thanks for talking about the (Ferry|Bridge|No) pass\./u);
  const refused = "The introduction names {concept}, but this interview has no concepts";
  const change = (body: object) => creator.send("PATCH", `/api/interviews/${interviewId}`, body);
  const unnamed = [{ text: "What else comes to your mind?", depth: "light" }];
  const without = await change({ questions: unnamed, settings: { concepts: [] } });
  expect([without.status, without.body.fields]).toEqual([400, { "settings.concepts": refused }]);
  const plain = await makeInterview(creator, projectId, { questions: unnamed });
  const named = await creator.send("PATCH", `/api/interviews/${plain}`, { introduction });
  expect([named.status, named.body.fields]).toEqual([400, { introduction: refused }]);
});

test("who began on an older server is never asked about a concept that they weren't assigned", async () => {
  const interviewId = await make();
  const person = await startParticipant(app, interviewId);
  const older = sql`update sessions set concept = null, draw_seed = null where id = ${person.sessionId}`;
  await app.db.orm.execute(older);
  await app.db.orm.execute(sql`
    insert into guides (id, interview_id, project_id, hash, guide, created_at)
    select 'older-' || id, interview_id, project_id, 'older', guide - 'concepts', created_at from guides
    where interview_id = ${interviewId}`);
  await app.db.orm.execute(
    sql`update sessions set guide_id = 'older-' || guide_id where id = ${person.sessionId}`,
  );
  await finishInterview(person);
  const path = `/api/sessions/${interviewId}/${person.sessionId}/messages`;
  const { messages } = (await person.get(path)).body;
  const said = messages.map(({ text }: { text: string }) => text).join("\n");
  expect(said).not.toMatch(/\{concept|ferry card/iu);
  expect(said).toContain("What else comes to your mind?");
});

test("a study file carries concepts and the conditions on them, and a copy does too", async () => {
  const interviewId = await make();
  const study = (await creator.get(`/api/interviews/${interviewId}/study`)).body;
  expect(study.settings.concepts).toEqual(concepts);
  const read = await creator.post(`/api/projects/${projectId}/studies`, study);
  expect(read.status, read.text).toBe(201);
  const details = (await creator.get(`/api/interviews/${read.body._id}/details`)).body;
  expect(details.questionSettings[1].askIf).toEqual(onConcept("ferry  PASS"));
  const { settings } = study;
  const without = await creator.post(`/api/projects/${projectId}/studies`, {
    ...study,
    settings: { ...settings, concepts: [] },
  });
  expect(without.status).toBe(400);
  const copy = (await creator.post(`/api/interviews/${interviewId}/duplicate`, {})).body;
  expect((await creator.get(`/api/interviews/${copy._id}/details`)).body.settings.concepts).toEqual(concepts);
});

test("a preview is for the concept that is chosen, and the checker warns of what none gets to", async () => {
  const script = { introduction: "Welcome.", objective: "Passes.", topics: [], questions, concepts };
  const preview = await creator.post("/api/interviews/preview", {
    ...script,
    person: { concept: "Ferry pass" },
  });
  expect(preview.body.message).toContain("What do you think of the Ferry pass?");
  expect(preview.body.message).toContain("\n\nFerry pass: A card for all ferries of a year.");
  const settings = questions.map(({ text: _, ...one }, at) => ({ ...one, id: `${at}`, priority: "normal" }));
  const check = async (texts: string[], given: object[] = settings) => {
    const script = { questions: texts, questionSettings: given, concepts };
    const reply = await creator.post("/api/interviews/check-script", script);
    expect(reply.status, reply.text).toBe(200);
    const warnings: { kind: string; message: string }[] = reply.body.warnings;
    return warnings.filter(({ kind }) => kind.startsWith("concept")).map(({ message }) => message);
  };
  expect(await check(questions.map(({ text }) => text))).toEqual([
    "People who are assigned “Ferry pass” are asked up to 3 questions, those with “Bridge pass” up to 2. Compare them with care, or give each as many questions.",
  ]);
  const plain = settings.slice(2);
  expect(await check(["What else comes to your mind?"], plain)).toEqual([
    "No question names {concept} or depends on a concept, so all are asked the same.",
  ]);
});

test("a rehearsal assigns each simulated person one", async () => {
  const interviewId = await make();
  const begun = await creator.post(`/api/interviews/${interviewId}/rehearsals`, { participants: 3 });
  expect(begun.status, begun.text).toBeLessThan(300);
  await expect
    .poll(async () => (await creator.get(`/api/interviews/${interviewId}/rehearsals`)).body.selected)
    .toBeTruthy();
  const { selected } = (await creator.get(`/api/interviews/${interviewId}/rehearsals`)).body;
  const openings = selected.interviews.map(
    ({ messages }: { messages: { text: string }[] }) => messages[0]?.text ?? "",
  );
  for (const { name } of concepts)
    expect(openings.filter((text: string) => text.includes(`think of the ${name}?`))).toHaveLength(1);
});
