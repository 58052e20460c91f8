import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "#server/testing/client.ts";
import { makeCreator, makeInterview, makeProject, userInfo } from "#server/testing/makers.ts";
import { findNginx } from "../../tests/instances/nginx.ts";
import { type Installation, startInstallation } from "../../tests/instances/servers.ts";

/** A thousand people who start at once on two servers, and the concept that each is assigned. */

const nginx = findNginx();
if (nginx === undefined) console.warn("nginx is not installed: the tests of several instances are left out.");

const people = 1_000;
const concepts = ["Ferry pass", "Bridge pass", "No pass"].map((name) => ({ name }));
let site: Installation;

async function startAt(url: string, interviewId: string): Promise<boolean> {
  const body = { consentGiven: true, userInfo };
  const { status, text } = await openClient(url).post(`/api/sessions/${interviewId}`, body);
  if (status !== 200 && status !== 503) throw new Error(`starting failed: ${text}`);
  return status === 200;
}

describe.skipIf(nginx === undefined)("two instances behind nginx", () => {
  beforeAll(async () => {
    site = await startInstallation(nginx ?? "", { RATE_LIMITS: "off" });
  }, 120_000);
  afterAll(() => site?.close(), 120_000);

  test("a thousand starts at once are assigned within one of even", async () => {
    const creator = await makeCreator(site);
    const questions = ["What do you think of the {concept}?"];
    const id = await makeInterview(creator, await makeProject(creator), { questions, concepts });
    const began = performance.now();
    let refused = 0;
    // A server with too many at once says so, and the page's button is pressed again.
    const start = async (at: number): Promise<void> => {
      while (!(await startAt(site.instances[at % 2 === 0 ? 0 : 1].url, id))) refused += 1;
    };
    await Promise.all(Array.from({ length: people }, (_, at) => start(at)));
    console.info(
      `${people} starts took ${Math.round(performance.now() - began)} ms, ${refused} tried again.`,
    );
    const { conceptCounts } = (await creator.get(`/api/interviews/${id}/details`)).body;
    const counts: number[] = conceptCounts.map(({ assigned }: { assigned: number }) => assigned);
    expect(counts.sort()).toEqual([333, 333, 334]);
    expect(await site.readComplaints()).toBe("");
  }, 300_000);
});
