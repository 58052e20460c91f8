import { afterAll, beforeAll, expect, test } from "vitest";
import type { Form } from "#contract/forms.ts";
import { forms as formTable } from "../../db/study-schema.ts";
import { isId } from "../../ids.ts";
import { openClient } from "../../testing/client.ts";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { seedBuiltInForms } from "./forms.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("every creator finds the built-in forms, those before an interview first", async () => {
  const ada = await makeCreator(app);
  const forms: Form[] = (await ada.get("/api/forms")).body;
  expect(forms.map((form) => [form.formType, form.name])).toEqual([
    ["pre", "Background"],
    ["pre", "Screener: adult participants who use the product"],
    ["post", "Experience of the interview"],
    ["post", "NPS"],
    ["post", "SUS"],
    ["post", "UMUX-Lite"],
  ]);
  expect(forms.every((form) => form.builtIn && isId(form._id))).toBe(true);
  const fieldsOf = (name: string) => forms.find((form) => form.name === name)?.fields ?? [];
  expect(fieldsOf("SUS")).toHaveLength(10);
  expect(fieldsOf("SUS").every((field) => field.kind === "scale" && field.min === 1 && field.max === 5)).toBe(
    true,
  );
  expect(fieldsOf("UMUX-Lite").map((field) => field.max)).toEqual([7, 7]);
  expect(fieldsOf("NPS")).toMatchObject([{ min: 0, max: 10 }]);
});

test("the screener has one choice that ends the interview, and it is among its options", async () => {
  const ada = await makeCreator(app);
  const forms: Form[] = (await ada.get("/api/forms")).body;
  const screens = forms.flatMap((form) => form.fields).filter((field) => field.screensOut.length > 0);
  expect(screens).toHaveLength(1);
  expect(screens[0]?.options).toEqual(expect.arrayContaining(screens[0]?.screensOut ?? []));
});

test("seeding again, also from several processes at once, makes no second copy", async () => {
  await Promise.all([seedBuiltInForms(app), seedBuiltInForms(app), seedBuiltInForms(app)]);
  const ada = await makeCreator(app);
  expect((await ada.get("/api/forms")).body).toHaveLength(6);
});

test("another creator's own form is neither listed nor usable", async () => {
  const [ada, eve] = [await makeCreator(app, "Ada"), await makeCreator(app, "Eve")];
  const { _id } = (await ada.get("/api/current_user")).body;
  const own = { id: "F".repeat(22), ownerId: _id, name: "Canary", formType: "pre" as const, fields: [] };
  await app.db.orm.insert(formTable).values(own);
  expect((await ada.get("/api/forms")).text).toContain("Canary");
  expect((await eve.get("/api/forms")).text).not.toContain("Canary");
  const project = await eve.post("/api/projects", { name: "Eve's" });
  const reply = await eve.post(`/api/projects/${project.body._id}/chatbots`, {
    introduction: "Hello",
    objective: "Learn",
    questions: ["How?"],
    preInterviewFormId: own.id,
  });
  expect([reply.status, reply.body.error]).toEqual([404, "Form not found"]);
});

test("forms are for logged-in creators", async () => {
  expect((await openClient(app.url).get("/api/forms")).status).toBe(401);
});
