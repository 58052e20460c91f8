import { appendFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "#contract/operation.ts";
import { listOperations } from "#contract/operations.ts";
import { openClient } from "#server/testing/client.ts";
import { nameOf } from "../../tests/tenant-for-tests.ts";
import { pathOf, type Request, requestsOf, send } from "./requests.ts";
import { makeRightRequest, unreachable } from "./right-request.ts";
import { findFault } from "./verdict.ts";
import {
  countForeignLinks,
  logInAgain,
  makeWorld,
  mend,
  readForeign,
  readSecrets,
  type World,
} from "./world.ts";

/** The same cases in every check; `npm run fuzz` draws others. FUZZ_CASES says how many an operation gets. */
const seed = Number(process.env.SEED ?? 20_261_121);
const cases = Number(process.env.FUZZ_CASES ?? 50);
/** Without looking for the smallest request that fails. */
const isQuick = process.env.FUZZ_QUICK === "1";
const chosen = process.env.FUZZ_ONLY ?? "";
/** A file that a line an operation is written to: how long it took and what was answered how often. */
const reportFile = process.env.FUZZ_REPORT;

/** Calls that take a server's time for each right request, and get one case in so many. */
const oneIn: Record<string, number> = {
  // Passwords are hashed.
  "POST /api/auth/register": 10,
  "POST /api/auth/login": 10,
  "POST /api/auth/reset": 5,
  "PATCH /api/user": 5,
  "DELETE /api/delete-account": 2,
  // Texts are analysed, or jobs begun.
  "POST /api/generate-framework": 5,
  "POST /api/generate-insights/:interviewId": 5,
  "POST /api/interviews/:id/rehearsals": 5,
  "POST /api/simulated-interviews/:sessionId/compare": 2,
  // Files are read, or all of something is written into one.
  "POST /api/upload-transcript": 2,
  "POST /api/projects/:projectId/import": 2,
  "POST /api/projects/:projectId/interviews": 2,
  "GET /api/interviews/:id/export": 2,
  "GET /api/projects/:projectId/export": 2,
  "GET /api/user/export": 5,
  // Answered the same to all.
  "GET /api/openapi.json": 10,
  "GET /api/docs": 10,
};

/** What leaves less to ask the others about comes last: the small things first, the account at the very end. */
const endings = [
  "POST /api/sessions/:sessionId/withdraw",
  "DELETE /api/interviews/:id/links/:linkId",
  "DELETE /api/interviews/:id/report-links/:token",
  "DELETE /api/user/keys/:id",
  "DELETE /api/webhooks/:id",
  "DELETE /api/jobs/:id",
  "DELETE /api/simulated-interviews/:sessionId",
  "DELETE /api/interviews/personas/:personaId",
  "DELETE /api/reddit/:threadId",
  "DELETE /api/projects/:projectId/members/:memberId",
  "DELETE /api/transcripts/:id",
  "DELETE /api/forms/:formId",
  "POST /api/interviews/:id/left-out",
  "POST /api/interviews/:id/sessions/delete",
  "DELETE /api/interviews/:id/sessions/:sessionId",
  "DELETE /api/interviews/:id",
  "POST /api/interviews/:id/restore",
  "DELETE /api/projects/:projectId",
  "POST /api/projects/:projectId/restore",
  "POST /api/auth/logout",
  "DELETE /api/user/sessions",
  "PATCH /api/user",
  "POST /api/user/email",
  "DELETE /api/delete-account",
];

const operations = listOperations()
  .filter((operation) => nameOf(operation).includes(chosen))
  .map((operation) => [nameOf(operation), operation] as const)
  .sort(([a], [b]) => endings.indexOf(a) - endings.indexOf(b));

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 300_000);
afterAll(async () => {
  process.stdout.write(`fuzz: SEED=${seed}, ${cases} cases an operation\n`);
  await world.close();
});

function note(name: string, ms: number, tally: Map<number, number>): void {
  if (!reportFile) return;
  appendFileSync(reportFile, `${Math.round(ms)} ms  ${name}  ${JSON.stringify([...tally].sort())}\n`);
}

async function runCase(
  operation: Operation,
  request: Request,
  tally: Map<number, number>,
  secrets: string[],
) {
  let reply = await send(operation, request, world);
  if (reply.status === 401 && request.actor === "owner" && operation.access === "creator") {
    if (!(await logInAgain(world))) await mend(world);
    reply = await send(operation, request, world);
  }
  tally.set(reply.status, (tally.get(reply.status) ?? 0) + 1);
  const fault = findFault(operation, request, reply, secrets);
  if (fault !== null) throw new Error(`${operation.method} ${pathOf(operation, request, world)} ${fault}`);
}

/** Chance may not have met a request that the operation takes: refusing everything is no way to pass. */
async function tryRight(operation: Operation, tally: Map<number, number>, secrets: string[]): Promise<void> {
  const isTaken = () => [...tally.keys()].some((status) => status < 300);
  if (isTaken() || unreachable.has(nameOf(operation))) return;
  await mend(world);
  await runCase(operation, await makeRightRequest(operation, world), tally, secrets);
  expect([isTaken(), Object.fromEntries(tally)]).toEqual([true, expect.anything()]);
}

describe("whatever is sent to it, by its owner, by another tenant, by nobody", () => {
  test.each(operations)(
    "%s answers as the contract says, and leaves and shows nothing of another tenant's",
    async (name, operation) => {
      await mend(world);
      const [rows, links, secrets] = [
        await readForeign(world),
        await countForeignLinks(world),
        await readSecrets(world),
      ];
      const started = performance.now();
      const tally = new Map<number, number>();
      const numRuns = Math.max(1, Math.ceil(cases / (oneIn[name] ?? 1)));
      try {
        await fc.assert(
          fc.asyncProperty(requestsOf(operation), (request) => runCase(operation, request, tally, secrets)),
          { numRuns, seed, endOnFailure: isQuick },
        );
        await tryRight(operation, tally, secrets);
      } finally {
        note(name, performance.now() - started, tally);
      }
      const rowsNow = await readForeign(world);
      expect([...rows].filter((row) => !rowsNow.has(row))).toEqual([]);
      expect(await countForeignLinks(world)).toBe(links);
    },
    Math.max(60_000, cases * 1_500),
  );

  test("and afterwards the server is up, and no object of it has been changed by somebody's key", async () => {
    expect((await openClient(world.app.url).get("/readyz")).status).toBe(200);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });
});
