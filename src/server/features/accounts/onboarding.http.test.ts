import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

const save = (body: unknown) => creator.post("/api/user/onboarding", body);
const complete = { userRole: "Researcher", userGoals: ["Run research projects"] };

test("'Later' is kept, so that it is not asked again, and fills nothing in", async () => {
  const reply = await save({ later: true });
  expect(reply.status).toBe(200);
  expect(reply.body.user).toMatchObject({ onboarded: true, userRole: null, userGoals: [] });
});

test("role and goal are enough; company name and size are kept when they are given", async () => {
  expect((await save(complete)).body.user).toMatchObject({
    onboarded: true,
    userRole: "Researcher",
    userGoals: ["Run research projects"],
    companyName: null,
    companySize: null,
  });
  await save({
    ...complete,
    companyName: " Acme ",
    companySize: "1-10 employees",
    userGoals: "Run research projects",
  });
  expect((await creator.get("/api/current_user")).body).toMatchObject({
    companyName: "Acme",
    companySize: "1-10 employees",
    userGoals: ["Run research projects"],
  });
});

test("later, 'Later' does not take back what was said", async () => {
  await save({ ...complete, companyName: "Acme" });
  await save({ later: true });
  expect((await creator.get("/api/current_user")).body).toMatchObject({
    companyName: "Acme",
    userRole: "Researcher",
  });
});

test.each([
  ["no role", { userGoals: complete.userGoals }, "userRole", "Please choose a role"],
  ["an unknown role", { ...complete, userRole: "Admin" }, "userRole", "Please choose a role"],
  ["no goal", { userRole: "Researcher" }, "userGoals", "Please choose a goal"],
  ["an empty list of goals", { ...complete, userGoals: [] }, "userGoals", "Please choose a goal"],
  ["an unknown goal", { ...complete, userGoals: ["World peace"] }, "userGoals", "Please choose a goal"],
  ["an unknown size", { ...complete, companySize: "many" }, "companySize", "Please choose a company size"],
])("refuses %s in words, by its field", async (_, body, field, sentence) => {
  const reply = await save(body);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ error: sentence, code: "invalid_input" });
  expect(reply.body.fields[field]).toBe(sentence);
});

test("nothing else of the account can be set with it", async () => {
  const before = (await creator.get("/api/current_user")).body;
  const greedy = {
    _id: "A".repeat(22),
    id: "A".repeat(22),
    email: "other@example.org",
    name: "Other",
    credits: 99,
    interviewLimits: 99,
    subscription: { plan: "PREMIUM" },
    passwordHash: "x",
    password_hash: "x",
  };
  const refused = await save({ ...complete, ...greedy });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(greedy)]);
  const reply = await save(complete);
  const changed = new Set(["token", "userRole", "userGoals", "companyName", "companySize", "onboarded"]);
  for (const [key, value] of Object.entries(before)) {
    if (!changed.has(key)) expect([key, reply.body.user[key]]).toEqual([key, value]);
  }
});
