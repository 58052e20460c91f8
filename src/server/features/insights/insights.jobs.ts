import type { Members } from "#analysis/members.ts";
import type { StudyContext } from "#analysis/sources.ts";
import type { Insights } from "#contract/insights.ts";
import type { Analyst } from "../../analyst.ts";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { type Analysis, openAnalysis } from "../../jobs/open-analysis.ts";
import type { JobRun } from "../../jobs/run-job.ts";
import { renewStoredEdits } from "../findings/stored-edits.ts";
import { emitProjectEvent } from "../webhooks/emit-event.ts";
import { SourceCoder } from "./code-sources.ts";
import * as codedStore from "./coded-sources.store.ts";
import { readChoice } from "./data-sources.ts";
import * as store from "./insights.store.ts";
import { removeSources } from "./remove-sources.ts";
import { countPlanned, listPlans, type SourcePlan } from "./source-plans.ts";
import { describeStudy, type StudiedInterview } from "./study-sources.ts";

/** Few at a time: what is kept of a source is long, and participants wait while it is stored. */
const pageSize = 4;
/** Reading takes most of the time; the rest of the percent are for bringing together and saving. */
const readingPercent = 85;

type JobDeps = Pick<Deps, "db" | "newId" | "analyst">;

/**
 * Analyses the chosen sources of an interview page by page, in a process of its own. What is found in a source is kept, so that
 * a run that was stopped, or the next one, reads only what is new; the result itself is saved when all is done.
 */
export async function runInsightsJob(deps: JobDeps, run: JobRun): Promise<(tx: Queryable) => Promise<void>> {
  const { interviewId } = run.job;
  const interview = interviewId === null ? undefined : await store.findInterview(deps.db, interviewId);
  if (!interview) throw new AppError("interview_not_found");
  const study = await describeStudy(deps.db, interview);
  const plans = await listPlans(deps.db, interview, readChoice(run.job.input.sources));
  if (countPlanned(plans) === 0) throw new AppError("nothing_to_analyze");
  const analysis = openAnalysis(study, run.signal);
  try {
    const coder = await readPlans(deps, run, { interview, study, plans, analysis });
    const { insights, members } = await analysis.report();
    await run.report("Saving", 95);
    const id = deps.newId();
    const content = tellCoder(insights, coder, deps.analyst);
    return (tx) => saveInsights(tx, deps, { id, interview, plans, content, members });
  } finally {
    analysis.close();
  }
}

interface Reading {
  interview: StudiedInterview;
  study: StudyContext;
  plans: SourcePlan[];
  analysis: Analysis;
}

async function readPlans(
  deps: JobDeps,
  run: JobRun,
  { interview, study, plans, analysis }: Reading,
): Promise<SourceCoder> {
  const all = countPlanned(plans);
  let before = 0;
  let plan: SourcePlan | undefined;
  const tell = async (done: number) => {
    const percent = Math.round((readingPercent * Math.min(before + done, all)) / all);
    if (plan) await run.report(`Read ${done} of ${plan.ids.length} ${plan.noun}`, percent);
  };
  let within = 0;
  const coder = new SourceCoder(deps, {
    ...{ interviewId: interview.id, study, analysis, signal: run.signal },
    onSource: () => tell(++within),
  });
  for (plan of plans) {
    for (let at = 0; at < plan.ids.length; at += pageSize) {
      within = at;
      await coder.readPage(plan, plan.ids.slice(at, at + pageSize));
      await tell(Math.min(at + pageSize, plan.ids.length));
    }
    before += plan.ids.length;
  }
  await run.report("Bringing the findings together", readingPercent);
  await coder.finish();
  return coder;
}

interface NewResult {
  id: string;
  interview: StudiedInterview;
  plans: SourcePlan[];
  content: Insights;
  members: Members;
}

/** Says who coded, and where the built-in coder had to stand in. */
function tellCoder(insights: Insights, coder: SourceCoder, analyst: Analyst | null): Insights {
  const { readAnew, coded } = coder;
  if (!analyst || coded.model === 0) {
    const note = analyst ? ["The language model did not answer: the built-in coder read everything."] : [];
    return { ...insights, readAnew, codedBy: "built-in", notes: [...insights.notes, ...note] };
  }
  const all = coded.model + coded.builtIn;
  const note =
    coded.builtIn > 0
      ? [
          `The language model did not answer for ${coded.builtIn} of ${all} sources: the built-in coder read them.`,
        ]
      : [];
  return {
    ...insights,
    ...{ readAnew, codedBy: "model", coder: `${analyst.name}, ${insights.coder}` },
    notes: [...insights.notes, ...note],
  };
}

/** A source that was deleted or withdrawn while it was analysed is told of no more. */
async function saveInsights(
  tx: Queryable,
  deps: Pick<Deps, "newId">,
  { id, interview, plans, content, members }: NewResult,
): Promise<void> {
  await store.lockInsights(tx, interview.id);
  const present = new Set<string>();
  for (const plan of plans) for (const sourceId of await plan.listPresent(tx)) present.add(sourceId);
  await codedStore.keepCoded(tx, interview.id, [...present]);
  const left = removeSources(content, (sourceId) => present.has(sourceId));
  const place = { interviewId: interview.id, projectId: interview.projectId };
  await store.insertInsights(tx, { id, ...place, content: left, members });
  await renewStoredEdits(tx, interview.id, left.findings);
  await emitProjectEvent(tx, deps, {
    ...{ event: "insights.ready", projectId: interview.projectId, dedupeKey: `insights.ready:${id}` },
    payload: { insightsId: id, ...place, sources: present.size, findings: left.findings.length },
  });
}
