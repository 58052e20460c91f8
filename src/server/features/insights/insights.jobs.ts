import type { StudyContext } from "#analysis/sources.ts";
import type { Insights } from "#contract/insights.ts";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { type AnalysisThread, openAnalysis } from "../../jobs/analysis-thread.ts";
import type { JobRun } from "../../jobs/run-job.ts";
import * as store from "./insights.store.ts";
import { removeSources } from "./remove-sources.ts";
import { toSources } from "./sources.ts";

const pageSize = 20;
/** Reading takes most of the time; the rest of the percent are for bringing together and saving. */
const readingPercent = 85;

type Interview = NonNullable<Awaited<ReturnType<typeof store.findInterview>>>;

/** Analyses the finished sessions of an interview page by page, in a thread; saves nothing before all is done. */
export async function runInsightsJob(
  deps: Pick<Deps, "db" | "newId">,
  run: JobRun,
): Promise<(tx: Queryable) => Promise<void>> {
  const { interviewId } = run.job;
  const interview = interviewId === null ? undefined : await store.findInterview(deps.db, interviewId);
  if (!interview) throw new AppError("interview_not_found");
  const thread = openAnalysis(await describeStudy(deps, interview), run.signal);
  try {
    const read = await readSessions(deps, run, { interviewId: interview.id, thread });
    if (read === 0) throw new AppError("nothing_to_analyze");
    await run.report("Bringing the findings together", readingPercent);
    const content = await thread.report();
    await run.report("Saving", 95);
    return (tx) => saveInsights(tx, { id: deps.newId(), interview, content });
  } finally {
    await thread.close();
  }
}

async function readSessions(
  deps: Pick<Deps, "db">,
  run: JobRun,
  { interviewId, thread }: { interviewId: string; thread: AnalysisThread },
): Promise<number> {
  const ids = await store.listAnalysedIds(deps.db.orm, interviewId);
  for (let at = 0; at < ids.length; at += pageSize) {
    const page = await store.readSources(deps.db, interviewId, ids.slice(at, at + pageSize));
    await thread.read(toSources(page.sessions, page.turns));
    const read = Math.min(at + pageSize, ids.length);
    await run.report(
      `Read ${read} of ${ids.length} interviews`,
      Math.round((readingPercent * read) / ids.length),
    );
  }
  return ids.length;
}

async function describeStudy(deps: Pick<Deps, "db">, interview: Interview): Promise<StudyContext> {
  const questions = new Map(interview.questions.map(({ id, text }) => [id, text]));
  // Questions that were since taken out were still asked of some.
  for (const { id, text } of await store.listGuideQuestions(deps.db, interview.id)) {
    if (!questions.has(id)) questions.set(id, text);
  }
  return {
    questions: [...questions].map(([id, text]) => ({ id, text })),
    objective: interview.objective,
    topics: interview.topics,
    competitors: [],
    ownProduct: null,
  };
}

/** A session that was deleted or withdrawn while it was analysed is told of no more. */
async function saveInsights(
  tx: Queryable,
  { id, interview, content }: { id: string; interview: Interview; content: Insights },
): Promise<void> {
  await store.lockInsights(tx, interview.id);
  const present = new Set(await store.listAnalysedIds(tx, interview.id));
  await store.insertInsights(tx, {
    id,
    interviewId: interview.id,
    projectId: interview.projectId,
    content: removeSources(content, (sourceId) => present.has(sourceId)),
  });
}
