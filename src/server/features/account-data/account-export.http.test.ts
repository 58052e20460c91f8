import { afterAll, beforeAll, expect, test } from "vitest";
import { type FullAccount, makeFullAccount } from "../../testing/full-account.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type Download, download } from "../exports/exports-for-tests.ts";

let app: TestApp;
let ada: FullAccount;
let exported: Download;
let files: Map<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  await makeFullAccount(app, "Bystander");
  ada = await makeFullAccount(app, "Zyxcanary");
  exported = await download(`${app.url}/api/user/export`, ada.token);
  files = exported.unzip();
});
afterAll(() => app.close());

const read = (path: string) => JSON.parse(files.get(path) ?? "null");
const folder = "projects/02 Project Zyxcanary";

test("the account's data comes as a zip with a name and a date", () => {
  expect(exported.status).toBe(200);
  expect(exported.headers.get("content-type")).toBe("application/zip");
  expect(exported.headers.get("content-disposition")).toMatch(/Askwell account \d{4}-\d\d-\d\d\.zip/);
  expect(exported.headers.get("cache-control")).toBe("no-store");
});

test("it holds the profile, purchases, keys, forms, personas and the audit log", () => {
  expect(read("account.json")).toMatchObject({
    account: { name: "Name Zyxcanary", email: ada.email },
    identities: [{ provider: "oidc" }],
    apiKeys: [{ name: "Key Zyxcanary" }],
    webhooks: [{ url: "https://hooks.example/Zyxcanary" }],
  });
  expect(read("purchases.json").purchases).toHaveLength(1);
  expect(read("forms.json")[0].name).toBe("Form Zyxcanary");
  expect(read("personas.json")).toHaveLength(1);
  expect(read("audit.json")).toContainEqual(
    expect.objectContaining({ action: "exported", targetKind: "account", actorId: ada.id }),
  );
});

test("every message, form answer, demographic field, note and finding of a project is in it", async () => {
  const sessions: { turns: { text: string }[] }[] = read(`${folder}/sessions-01.json`);
  const stored = await app.db.pool.query<{ text: string }>("select text from turns where project_id = $1", [
    ada.projectId,
  ]);
  const inFile = sessions.flatMap((session) => session.turns.map((turn) => turn.text));
  for (const { text } of stored.rows) expect(inFile).toContain(text);
  const whole = JSON.stringify(sessions);
  for (const part of [
    "A dog called Zyxcanary",
    "Nurse Zyxcanary",
    "Ask Zyxcanary",
    "zyxcanary@people.example",
  ])
    expect(whole).toContain(part);
  const [interview] = read(`${folder}/interviews.json`);
  expect(interview).toMatchObject({ settings: { consentText: "We keep what you say, Zyxcanary." } });
  expect(interview.incentiveCodes).toMatchObject([{ code: "CODE-Zyxcanary-1" }]);
  expect(read(`${folder}/project.json`).interviews[0].ownInsights).toHaveLength(1);
  expect(
    [...files.keys()].filter((path) => path.startsWith(`${folder}/transcripts/`)).length,
  ).toBeGreaterThan(2);
  expect([...files.keys()].some((path) => path.startsWith("transcripts/01 Talk"))).toBe(true);
});

test("nothing that opens something is in it, and nothing of others", async () => {
  const whole = [...files.values()].join("\n");
  const secrets = await app.db.pool.query<{ text: string }>(`
    select password_hash as text from users where password_hash is not null union all select token_hash from logins
    union all select hash from api_keys union all select secret from webhooks
    union all select token_hash from sessions union all select id from sessions`);
  for (const { text } of secrets.rows) expect(whole).not.toContain(text);
  expect(whole).not.toContain("Bystander");
});

test("the export is refused without a login", async () => {
  expect((await download(`${app.url}/api/user/export`, "nothing")).status).toBe(401);
});
