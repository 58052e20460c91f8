import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendIdentityLink } from "#server/features/logins/send-links.ts";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { findMailedLink } from "../../tests/journeys/mailed-link.ts";

/** M-4: a link in a mail may be opened by anybody, programs that scan mail among them. */
let app: TestApp;
let browser: Browser;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  creator = await makeCreator(app, "Ada");
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function findIdentities(): Promise<string[]> {
  const { rows } = await app.db.pool.query("select subject from identities");
  return rows.map(({ subject }) => subject);
}

test("M-4: a provider's login is connected by a button that names it, not by opening the mail's link", async () => {
  const { rows } = await app.db.pool.query("select id, name, email, language from users where email = $1", [
    creator.email,
  ]);
  const identity = {
    ...{ issuer: "https://idp.example", subject: "attacker-1", name: "Eve" },
    ...{ email: creator.email, emailVerified: true },
  };
  await app.db.orm.transaction((tx) =>
    sendIdentityLink(tx, app.deps, rows[0], { ...identity, provider: { id: "oidc", name: "Example ID" } }),
  );
  const visitor = await openVisitor(browser, { baseUrl: app.url });
  const { page } = visitor;
  await page.goto(await findMailedLink(app, creator.email, "/connect"));
  const button = page.getByRole("button", { name: /Example ID/ });
  await button.waitFor();
  await page.waitForLoadState("networkidle");
  expect(await findIdentities()).toEqual([]);
  await button.click();
  await page.getByRole("heading", { name: "Done" }).waitFor();
  expect(await findIdentities()).toEqual(["attacker-1"]);
  await visitor.leave();
});
