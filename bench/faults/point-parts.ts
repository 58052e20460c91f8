import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { removeDatabase } from "../../src/server/db/embedded/place.ts";
import { startEmbedded } from "../../src/server/db/embedded/start-embedded.ts";
import { startLoopbackStripe } from "../../src/server/testing/loopback-stripe.ts";
import type { Life } from "./crowd.ts";
import { type Errand, ofCreators, ofModel, ofParticipants, talkToEnd } from "./errands.ts";
import { comeBack, start } from "./participant.ts";
import { ofPayments } from "./payments.ts";
import type { Study } from "./people.ts";
import type { Plan } from "./plan.ts";
import { killAtPoints } from "./points.ts";
import { describePostgres } from "./postgres.ts";
import { startModel } from "./scene.ts";
import type { Part } from "./show.ts";
import {
  addCodes,
  makeFree,
  makeProject,
  makeStudy,
  preFormId,
  quotaOfIreland,
  registerPremium,
  withForm,
} from "./world.ts";

/** Kills at chosen points: of everything that participants and creators write, worded by the script. */
export function killAtEveryPoint(dir: string, plan: Plan): Promise<Part> {
  return onOwnDatabase(dir, plan, { settings: {}, errands: [...ofParticipants, ...ofCreators], makeStudies });
}

/** Of turns that a model words. */
export async function killAtPointsOfModel(dir: string, plan: Plan): Promise<Part> {
  const model = await startModel();
  try {
    return await onOwnDatabase(dir, plan, { settings: model.settings, errands: ofModel, makeStudies });
  } finally {
    model.stop();
  }
}

/** Of what the payment provider tells. */
export async function killAtPointsOfPayment(dir: string, plan: Plan): Promise<Part> {
  const stripe = await startLoopbackStripe();
  const given = { settings: stripe.env, errands: ofPayments(stripe), makeStudies: fillFreePlan };
  try {
    return await onOwnDatabase(dir, plan, given);
  } finally {
    await stripe.close();
  }
}

interface Given {
  settings: Record<string, string>;
  errands: Errand[];
  makeStudies: (life: Life) => Promise<Study[]>;
}

async function onOwnDatabase(
  dir: string,
  { random, times, until }: Plan,
  { settings, errands, makeStudies }: Given,
): Promise<Part> {
  const dataDir = join(dir, "data");
  await mkdir(dataDir, { recursive: true });
  process.stdout.write(`kills at points: ${errands.map(({ name }) => name).join(", ")}\n`);
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  try {
    const postgres = await describePostgres(embedded);
    const shared = { DATA_DIR: dataDir, DATABASE_URL: embedded.url, ...settings };
    const most = times.points;
    return await killAtPoints({ dir, random, until, postgres, shared, errands, makeStudies, most });
  } finally {
    await embedded.stop();
    await removeDatabase(dataDir);
  }
}

/** One study with all that a start and a send take, and one of a single question. */
async function makeStudies(life: Life): Promise<Study[]> {
  const creator = await registerPremium(life);
  const projectId = await makeProject(life, creator);
  const full = await makeStudy(life, creator, projectId, {
    name: "all that a study can have",
    change: { preInterviewFormId: preFormId },
    settings: {
      incentiveKind: "list",
      incentiveBudget: 900,
      sessionLimit: 2_000,
      quotas: [{ ...quotaOfIreland, limit: 2_000 }],
    },
  });
  await addCodes(life, full, 1_000);
  const question = { text: "How do you work together with people who are elsewhere?", depth: "light" };
  const short = await makeStudy(life, creator, projectId, {
    name: "a single question",
    change: { questions: [question] },
  });
  const { messages } = await talkToEnd(life, short);
  await fillFreePlan(life);
  return [await withForm(life, full), { ...short, messages }];
}

/** So that the auditor can be shown a limit that is passed. */
async function fillFreePlan(life: Life): Promise<Study[]> {
  const free = await makeFree(life);
  for (const _ of [1, 2]) {
    const visit = await start(life, free);
    if (visit) await comeBack(life, visit, undefined);
  }
  return [];
}
