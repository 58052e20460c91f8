import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteOldLinks } from "./logins.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: "on" });
});
afterAll(() => app.close());

const visitor = () => openClient(app.url);
const countMails = async (address: string, kind: string) => {
  const { rows } = await app.db.pool.query(
    "select count(*)::int as mails from outbox where to_address = $1 and kind = $2",
    [address, kind],
  );
  return rows[0].mails as number;
};

test("a mailbox is not flooded with reset links, and the answer does not tell", async () => {
  const { email } = await makeCreator(app);
  const second = await app.openSecond();
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      openClient(at % 2 ? second.url : app.url).post("/api/auth/forgot", { email }),
    ),
  );
  expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
  expect(await countMails(email, "reset")).toBe(3);
});

test("the link that confirms an address is sent again five times an hour at most", async () => {
  const ada = await makeCreator(app);
  const statuses: number[] = [];
  for (let at = 0; at < 7; at++) statuses.push((await ada.post("/api/auth/verify/send")).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await countMails(ada.email, "verify")).toBe(6);
});

test("guessing the current password ends after ten tries", async () => {
  const ada = await makeCreator(app);
  const password = { current: "wrong guess!", next: "a wholly new password" };
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => ada.send("PATCH", "/api/user", { password })),
  );
  expect(replies.map((reply) => reply.status).sort()).toEqual([...Array(10).fill(400), 429, 429]);
});

test("guessing links ends after thirty tries a minute", async () => {
  const token = "A".repeat(43);
  const replies = await Promise.all(
    Array.from({ length: 33 }, () => visitor().post("/api/auth/verify", { token })),
  );
  expect(replies.filter((reply) => reply.status === 429).length).toBe(3);
});

test("what nobody used in time goes with the housekeeping, and nothing else", async () => {
  const { email } = await makeCreator(app);
  await app.db.pool.query(
    `insert into login_states values ('old', 'oidc', 'n', 'v', '/', 'b', now() - interval '1 minute'),
     ('open', 'oidc', 'n', 'v', '/', 'b', now() + interval '1 minute')`,
  );
  const { rows: before } = await app.db.pool.query(
    "update mail_tokens set expires_at = now() - interval '1 minute' where payload->>'email' <> $1 returning 1",
    [email],
  );
  expect(before.length).toBeGreaterThan(0);
  await deleteOldLinks(app.deps);
  const { rows: states } = await app.db.pool.query("select state_hash from login_states");
  const { rows: tokens } = await app.db.pool.query("select payload->>'email' as email from mail_tokens");
  expect(states).toEqual([{ state_hash: "open" }]);
  expect(tokens.filter((token) => token.email !== null)).toEqual([{ email }]);
});
