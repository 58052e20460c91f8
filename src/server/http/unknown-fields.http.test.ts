import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { listOperations } from "#contract/operations.ts";
import { makeCreator, makeInterview, makeProject, script, startParticipant } from "../testing/makers.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;
beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
});
afterAll(() => app.close());

const refusal = (field: string) => ({
  code: "invalid_input",
  error: `There is no field “${field}” here.`,
  fields: { [field]: `There is no field “${field}” here.` },
});

describe("D5: a field that a call does not take", () => {
  const calls = listOperations().filter(
    // The payment provider's events are read as the bytes that it signed.
    ({ method, path, files, body, ignores = [] }) =>
      !ignores.includes("*") &&
      method !== "GET" &&
      files === undefined &&
      !(body instanceof z.ZodUnknown) &&
      !path.includes("stripe"),
  );

  test.each(calls.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    "%s refuses it by name",
    async (_, { method, path }) => {
      const filled = path.replace(/:\w+/g, "A".repeat(22));
      const { status, body } = await creator.send(method, filled, { pineapple: true });
      const { code, error } = refusal("pineapple");
      expect([status, body.code, body.error]).toEqual([400, code, error]);
      expect(body.fields.pineapple).toBe("There is no field “pineapple” here.");
    },
  );

  test("changes nothing of what stands beside it", async () => {
    const path = `/api/interviews/${interviewId}`;
    const before = (await creator.get(`${path}/details`)).body;
    const typo = await creator.send("PATCH", path, { name: "New", settings: { minutes: 20, minuets: 5 } });
    expect([typo.status, typo.body]).toEqual([400, expect.objectContaining(refusal("settings.minuets"))]);
    const user = await creator.send("PATCH", "/api/user", { companySiez: "1-10" });
    expect([user.status, user.body]).toEqual([400, expect.objectContaining(refusal("companySiez"))]);
    expect((await creator.get(`${path}/details`)).body).toEqual(before);
  });
});

describe("what the specification's clients send besides is taken", () => {
  test("the kind of an interview, at the create form", async () => {
    const sent = {
      ...script,
      script: "Introduction: hello",
      interviewType: "subscription",
      useOneOff: false,
    };
    expect((await creator.post(`/api/projects/${projectId}/chatbots`, sent)).status).toBe(201);
  });

  test("the last four messages, when an interview is finalised", async () => {
    const { post, sessionId } = await startParticipant(app, interviewId);
    const lastFourMessages = [{ text: "Thanks", sender: "bot", type: "completion" }];
    const reply = await post(`/api/sessions/${interviewId}/${sessionId}/complete`, { lastFourMessages });
    expect(reply.body.code).toBe("not_complete");
  });
});
