import { setTimeout as sleep } from "node:timers/promises";
import type { CustomInsight, DataSources, StoredInsights } from "#contract/insights.ts";
import type { Job } from "#contract/jobs.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import * as jobStore from "../../jobs/jobs.store.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { toJob } from "../jobs/jobs.service.ts";
import * as store from "./insights.store.ts";
import { findShownInsights, toCustomInsight } from "./results.ts";
import { countPlanned, listPlans } from "./source-plans.ts";

type InsightsDeps = Pick<Deps, "db" | "newId" | "jobs" | "config">;

/** A request is answered by then, with the insights or with the job that makes them. */
const usualWaitMs = 25_000;

export interface InsightsRequest {
  accountId: string;
  interviewId: string;
  sources: DataSources;
  waitMs?: number;
}

/**
 * Has the chosen sources of an interview analysed. One analysis of an interview runs at a time; a failed one
 * leaves the last result as it is.
 */
export async function generateInsights(
  deps: InsightsDeps,
  { accountId, interviewId, sources, waitMs = usualWaitMs }: InsightsRequest,
): Promise<{ insights: StoredInsights } | { job: Job }> {
  const interview = await ownInterview(deps.db, accountId, interviewId, "edit");
  if (!Object.values(sources).includes(true)) throw new AppError("no_data_source");
  const plans = await listPlans(deps.db, interview, sources);
  if (countPlanned(plans) === 0) throw new AppError("nothing_to_analyze");
  await takeFromLimit(deps, `insights:${accountId}`, { limit: 10, seconds: 60 });
  const queued = await jobStore.insertJob(deps.db.orm, {
    id: deps.newId(),
    kind: "insights",
    ownerId: accountId,
    interviewId: interview.id,
    projectId: interview.projectId,
    input: { sources },
    status: "queued",
  });
  if (!queued) throw new AppError("insights_running");
  await deps.jobs.announce(queued.id);
  const job = await waitForJob(deps.db, queued, waitMs);
  if (job.status === "cancelled") throw new AppError("insights_cancelled");
  if (job.status === "failed") throw new AppError("insights_failed");
  if (job.status !== "done") return { job: toJob(job) };
  return { insights: await getShownInsights(deps.db, interview.id) };
}

async function getShownInsights(db: Database, interviewId: string): Promise<StoredInsights> {
  const insights = await findShownInsights(db, interviewId);
  if (!insights) throw new AppError("insights_failed");
  return insights;
}

/** Looks often at first, as small analyses are quick. Holds no connection between the looks. */
async function waitForJob(db: Database, queued: jobStore.JobRow, ms: number): Promise<jobStore.JobRow> {
  const end = performance.now() + ms;
  let pause = 50;
  let job: jobStore.JobRow = queued;
  while ((job.status === "queued" || job.status === "running") && performance.now() < end) {
    await sleep(pause);
    pause = Math.min(pause * 1.3, 500);
    job = (await jobStore.findJob(db, queued.id)) ?? { ...job, status: "cancelled" };
  }
  return job;
}

export interface NewInsights {
  notes: string;
  keyFindings: { title: string; description: string; tags: string[] }[];
}

const usualTitle = "Custom Insight";

/** Saves a creator's own findings, one row each. The notes stand with the first, or alone. */
export async function addInsights(
  deps: Pick<Deps, "db" | "newId">,
  accountId: string,
  interviewId: string,
  input: NewInsights,
): Promise<CustomInsight[]> {
  const interview = await ownInterview(deps.db, accountId, interviewId, "edit");
  const notes = input.notes.trim();
  const findings = input.keyFindings.map(tidyFinding).filter(isTold);
  if (findings.length === 0 && notes === "") throw invalidFields({ notes: "Failed to save insight." });
  if (findings.length === 0) findings.push({ title: usualTitle, description: "", tags: [] });
  const rows = await store.insertCustomInsights(
    deps.db,
    findings.map((finding, index) => ({
      ...finding,
      id: deps.newId(),
      interviewId: interview.id,
      projectId: interview.projectId,
      notes: index === 0 ? notes : "",
    })),
  );
  return rows.map(toCustomInsight);
}

type NewFinding = NewInsights["keyFindings"][number];

function tidyFinding(finding: NewFinding): NewFinding {
  const tags = finding.tags.map((tag) => tag.trim()).filter((tag) => tag !== "");
  return {
    title: finding.title.trim() || usualTitle,
    description: finding.description.trim(),
    tags: [...new Set(tags)],
  };
}

function isTold({ title, description, tags }: NewFinding): boolean {
  return title !== usualTitle || description !== "" || tags.length > 0;
}
