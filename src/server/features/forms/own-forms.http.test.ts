import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { purgeDeletedForms } from "./own-forms.service.ts";

let app: TestApp;
let ada: Client;
beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app);
});
afterAll(() => app.close());

const tools = { label: "Which tools?", kind: "multiple_choice", required: true, options: ["Paper", "Phone"] };
const why = { label: "Why?", kind: "long_text" };

const make = async (fields: unknown[] = [tools, why], formType = "pre") =>
  (await ada.post("/api/forms", { name: "Tools", formType, fields })).body;
const change = (id: string, body: unknown, client = ada) => client.send("PATCH", `/api/forms/${id}`, body);
const findForm = async (id: string) =>
  (await ada.get("/api/forms")).body.find((form: { _id: string }) => form._id === id);

test("a form is made with ids for its questions and found in the list", async () => {
  const form = await make();
  expect(form).toMatchObject({ name: "Tools", formType: "pre", builtIn: false, interviews: 0, answers: 0 });
  expect(form.fields.map((field: { id: string }) => field.id)).toEqual([
    expect.stringMatching(/^[A-Za-z0-9]{22}$/),
    expect.stringMatching(/^[A-Za-z0-9]{22}$/),
  ]);
  expect(await findForm(form._id)).toEqual(form);
});

test("what is not right is told by field, all at once", async () => {
  const reply = await ada.post("/api/forms", {
    name: " ",
    formType: "during",
    fields: [
      { label: "", kind: "short_text" },
      { label: "One?", kind: "single_choice", options: ["Yes"] },
      { label: "Two?", kind: "single_choice", options: ["Yes", "yes"] },
      { label: "Three?", kind: "single_choice", options: ["Yes", "No"], screensOut: ["Maybe"] },
      { label: "Four?", kind: "single_choice", options: ["Yes", "No"], screensOut: ["Yes", "No"] },
      { label: "Five?", kind: "scale", min: 5, max: 1 },
      { label: "Six?", kind: "number", min: 5, max: 1 },
      { label: "Seven?", kind: "picture" },
    ],
  });
  expect(reply.status).toBe(400);
  expect(reply.body.fields).toEqual({
    name: "Name is required",
    formType: "Choose whether it is asked before or after the interview",
    "fields.0.label": "Question is required",
    "fields.1.options": "A choice needs at least two options",
    "fields.2.options": "Each option can appear only once",
    "fields.3.screensOut": "Only options of the question can end the interview",
    "fields.4.screensOut": "At least one option has to let people take part",
    "fields.5.max": "A scale has 2 to 11 whole numbers, the lowest first",
    "fields.6.max": "The highest number is below the lowest",
    "fields.7.kind": "Choose a kind of answer",
  });
  expect((await ada.post("/api/forms", { name: "A", formType: "pre", fields: [] })).body.fields).toEqual({
    fields: "At least one question is required",
  });
  const twice = [
    { id: "a", label: "A?", kind: "short_text" },
    { id: "a", label: "B?", kind: "short_text" },
  ];
  expect((await ada.post("/api/forms", { name: "A", formType: "pre", fields: twice })).status).toBe(400);
});

test("questions of a form after the interview screen nobody out", async () => {
  const form = await make([{ ...tools, screensOut: ["Paper"] }], "post");
  expect(form.fields[0].screensOut).toEqual([]);
});

test("an answered question keeps its id and kind, and taken out it stays with its answers", async () => {
  const form = await make();
  const [toolsId, whyId] = form.fields.map((field: { id: string }) => field.id);
  const projectId = await makeProject(ada);
  const id = await makeInterview(ada, projectId, { preInterviewFormId: form._id });
  const ann = await startParticipant(app, id);
  const answers = { [toolsId]: ["Paper"], [whyId]: "It never runs out." };
  await ann.post(`/api/sessions/${id}/${ann.sessionId}/forms/${form._id}`, { answers });
  expect(await findForm(form._id)).toMatchObject({ interviews: 1, answers: 1 });
  expect((await findForm(form._id)).answeredFields.sort()).toEqual([toolsId, whyId].sort());

  const other = await change(form._id, { fields: [{ id: toolsId, label: "Tools?", kind: "short_text" }] });
  expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ["fields.0.kind"]]);
  const fields = [
    { id: toolsId, ...tools, label: "Which tools do you use?", options: ["Phone", "Laptop"] },
    { label: "A new one?", kind: "short_text" },
  ];
  const changed = (await change(form._id, { fields })).body;
  expect(changed.fields.map((field: { label: string }) => field.label)).toEqual([
    "Which tools do you use?",
    "A new one?",
  ]);
  const seen = await ann.get(`/api/interviews/${id}`);
  expect(seen.text).not.toContain("Why?");
  const transcript = (await ada.get(`/api/sessions/${ann.sessionId}/transcript`)).body;
  expect(transcript.formAnswers[0].answers).toEqual([
    { question: "Which tools do you use?", answer: "Paper" },
    { question: "Why?", answer: "It never runs out." },
  ]);
  const table = await ada.get(`/api/interviews/${id}/export?format=csv-wide`);
  expect(table.text).toContain("Tools: Why?");

  const refused = await ada.send("DELETE", `/api/forms/${form._id}`);
  expect([refused.status, refused.body.code]).toEqual([409, "form_in_use"]);
  await ada.send("PATCH", `/api/interviews/${id}`, { preInterviewFormId: "" });
  expect((await ada.send("DELETE", `/api/forms/${form._id}`)).status).toBe(200);
  expect(await findForm(form._id)).toBeUndefined();
  expect((await change(form._id, { name: "Back" })).status).toBe(404);
  const again = (await ada.get(`/api/sessions/${ann.sessionId}/transcript`)).body;
  expect(again.formAnswers).toEqual(transcript.formAnswers);
  const reuse = await ada.send("PATCH", `/api/interviews/${id}`, { preInterviewFormId: form._id });
  expect([reuse.status, reuse.body.code]).toEqual([404, "form_not_found"]);
  await agePastUndo(form._id);
  await purgeDeletedForms(app.deps);
  expect(await findForm(form._id)).toBeUndefined();
  const later = (await ada.get(`/api/sessions/${ann.sessionId}/transcript`)).body;
  expect(later.formAnswers).toEqual(transcript.formAnswers);
});

const agePastUndo = (id: string) =>
  app.db.pool.query("update forms set deleted_at = now() - interval '8 days' where id = $1", [id]);

test("a form that nobody answered is back for 7 days, then gone", async () => {
  const form = await make();
  expect((await ada.send("DELETE", `/api/forms/${form._id}`)).status).toBe(200);
  expect(await findForm(form._id)).toBeUndefined();
  const eve = await makeCreator(app, "Eve");
  expect((await eve.post(`/api/forms/${form._id}/restore`)).status).toBe(404);
  expect((await ada.post(`/api/forms/${form._id}/restore`)).status).toBe(200);
  expect(await findForm(form._id)).toEqual(form);
  await ada.send("DELETE", `/api/forms/${form._id}`);
  await agePastUndo(form._id);
  expect((await ada.post(`/api/forms/${form._id}/restore`)).status).toBe(404);
  await purgeDeletedForms(app.deps);
  const { rows } = await app.db.pool.query("select 1 from forms where id = $1", [form._id]);
  expect(rows).toEqual([]);
});

test("built-in forms are duplicated, not changed, and others' forms are not there", async () => {
  const builtIn = (await ada.get("/api/forms")).body.find((form: { name: string }) => form.name === "SUS");
  for (const [method, body] of [["PATCH", { name: "Mine" }], ["DELETE"]] as const) {
    const reply = await ada.send(method, `/api/forms/${builtIn._id}`, body);
    expect([reply.status, reply.body.code]).toEqual([403, "form_built_in"]);
  }
  const { name, formType, fields } = builtIn;
  const copy = await ada.post("/api/forms", { name: `${name} (copy)`, formType, fields });
  expect([copy.status, copy.body.fields]).toEqual([201, fields]);
  const eve = await makeCreator(app, "Eve");
  const reply = await change(copy.body._id, { name: "Mine" }, eve);
  expect([reply.status, reply.body.code]).toEqual([404, "form_not_found"]);
});
