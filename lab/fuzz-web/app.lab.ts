import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#server/testing/browser.ts";
import { type FullAccount, makeFullAccount } from "#server/testing/full-account.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { walkAtRandom } from "./walk.ts";

/** SEED=… WALKS=… STEPS=… AT_ONCE=… ; a walk's own seed is printed, and with WALKS=1 is that of the walk. */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const walks = Number(process.env.WALKS ?? 20);
const steps = Number(process.env.STEPS ?? 200);

let app: TestApp;
let browser: Browser;
const seen = new Set<string>();

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  process.stdout.write(
    `walks: SEED=${seed} WALKS=${walks} STEPS=${steps}; pages seen:\n  ${[...seen].sort().join("\n  ")}\n`,
  );
  await browser?.close();
  await app?.close();
});

function listPlaces({ interviewId, projectId, session, running }: FullAccount): string[] {
  const interview = `/interviews/${interviewId}`;
  const tabs = ["insights", "insights&view=groups", "insights&view=certainty", "personas", "integrations"];
  const views = ["insights&view=questions", "insights&view=people", "script"];
  return [
    ...[...tabs, ...views, "sessions", "share", "settings"].map((tab) => `${interview}?tab=${tab}`),
    ...[
      interview,
      `${interview}/rehearse`,
      `${interview}/panel`,
      `${interview}/report`,
      `/projects/${projectId}/detail`,
    ],
    ...[`${interview}/sessions/${session.sessionId}`, `/projects/${projectId}/chatbot/create`],
    `/projects/${projectId}/upload`,
    // The participant's page: from its beginning, and where somebody is in the middle of it.
    ...[`/chat/${interviewId}`, `/chat/${interviewId}/${running.sessionId}#resume=${running.resumeToken}`],
    ...["/withdraw", "/thank-you"],
  ];
}

test.concurrent.each(Array.from({ length: walks }, (_, index) => seed + index))(
  "a walk with the seed %i meets no error, no white page and a way back",
  async (own) => {
    const account = await makeFullAccount(app, `walk${own}`);
    await account.post("/api/user/onboarding", {
      userRole: "Researcher",
      userGoals: "Run research projects",
    });
    const places = listPlaces(account);
    const walk = await walkAtRandom(browser, {
      url: app.url,
      cookies: account.cookies,
      seed: own,
      steps,
      places,
    });
    for (const path of walk.seen) seen.add(path);
    process.stdout.write(
      `seed ${own}: ${walk.steps} steps, ${walk.seen.size} pages, ${walk.backs} ways back\n`,
    );
    for (const fault of walk.faults) process.stdout.write(`  ${fault}\n`);
    expect(walk.faults.join("\n")).toBe("");
  },
);
