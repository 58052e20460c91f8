import type { Members } from "#analysis/members.ts";
import { joinReadings, type Result } from "#analysis/model-themes/join-report.ts";
import { markLater } from "#analysis/model-themes/mark-later.ts";
import { removeSources } from "#analysis/remove-sources.ts";
import type { StudyContext } from "#analysis/sources.ts";
import type { Insights } from "#contract/insights.ts";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { type Analysis, openAnalysis } from "../../jobs/open-analysis.ts";
import type { JobRun } from "../../jobs/run-job.ts";
import { callEach } from "../../listeners.ts";
import { countPlanned, listPlans, type SourcePlan } from "../sources/source-plans.service.ts";
import {
  describeStudy,
  findStudiedInterview,
  type StudiedInterview,
} from "../sources/study-sources.service.ts";
import { readKeptOutTurns } from "../transcripts/kept-out-turns.service.ts";
import { emitEvent } from "../webhooks/emit-event.service.ts";
import { ModelCoder } from "./code-by-model.ts";
import { SourceCoder } from "./code-sources.ts";
import * as codedStore from "./coded-sources.store.ts";
import { readChoice } from "./data-sources.ts";
import { addNotes, describeCoverage, describeNothing, labelModel } from "./describe-model.ts";
import { concludeByModel } from "./draw-themes.ts";
import * as store from "./insights.store.ts";
import { ModelCalls } from "./model-calls.ts";
import { translateForeign } from "./translate-foreign.ts";
import { describeAskedOut, describeUnread } from "./unread-notes.ts";
import { describeUntold, findUntoldSessions } from "./untold-sessions.ts";

/** Few at a time: what is kept of a source is long, and participants wait while it is stored. */
const pageSize = 4;
/** How far the job is when a part of it is done. Without a model the built-in coder takes most of the time. */
const percents = { builtIn: 90, builtInBeforeModel: 10, coding: 75, themes: 85 };

type JobDeps = Pick<Deps, "db" | "newId" | "analyst" | "translator" | "listeners">;

/**
 * Analyses the chosen sources of an interview page by page, in a process of its own. What is found in a source is kept, so that
 * a run that was stopped, or the next one, reads only what is new; the result itself is saved when all is done.
 */
export async function runInsightsJob(deps: JobDeps, run: JobRun): Promise<(tx: Queryable) => Promise<void>> {
  const { interviewId } = run.job;
  const interview = interviewId === null ? undefined : await findStudiedInterview(deps.db, interviewId);
  if (!interview) throw new AppError("interview_not_found");
  const study = await describeStudy(deps.db, interview);
  const plans = await listPlans(deps.db, interview, readChoice(run.job.input.sources));
  if (countPlanned(plans) === 0) throw new AppError("nothing_to_analyze");
  const analysis = openAnalysis(study, run.signal);
  try {
    const untold = await findUntoldSessions(deps.db, interview.id, deps.analyst);
    const coder = await readPlans(deps, run, { interview, study, plans, analysis, untold });
    const unread = await noteUnread(deps, run, interview);
    const find = async () =>
      addNotes(await analysis.report(), [
        ...unread,
        ...(await noteAskedOut(deps, run, { interview, plans })),
      ]);
    const { insights, members } = await readByModel(deps, run, {
      ...{ interview, study, plans, coder, find, untold },
    });
    await run.report("Saving", 97);
    const id = deps.newId();
    const content = { ...insights, readAnew: coder.readAnew };
    return (tx) => saveInsights(tx, deps, { id, interview, plans, content, members });
  } finally {
    analysis.close();
  }
}

/** Where interviews were asked for, those of them that stand in no figure. */
async function noteUnread({ db }: JobDeps, run: JobRun, { id }: StudiedInterview): Promise<string[]> {
  return readChoice(run.job.input.sources).interviews ? describeUnread(await store.countUnread(db, id)) : [];
}

/** Counted when all is read: a model hears people ask for it, too. */
async function noteAskedOut(
  { db }: JobDeps,
  run: JobRun,
  { interview, plans }: Pick<Found, "interview" | "plans">,
): Promise<string[]> {
  const { interviews, transcripts } = readChoice(run.job.input.sources);
  const ids = transcripts ? plans.flatMap((plan) => plan.ids) : [];
  const turns = await readKeptOutTurns(db, ids);
  return describeAskedOut({
    interviews: interviews ? await store.countAskedOut(db, interview.id) : 0,
    transcripts: new Set(turns.map(({ sourceId }) => sourceId)).size,
  });
}

interface Reading {
  interview: StudiedInterview;
  study: StudyContext;
  plans: SourcePlan[];
  analysis: Analysis;
  untold: ReadonlySet<string>;
}

/** The built-in coder reads everything, as all that is counted and measured is its own. */
async function readPlans(
  deps: JobDeps,
  run: JobRun,
  { interview, study, plans, analysis, untold }: Reading,
): Promise<SourceCoder> {
  const all = countPlanned(plans);
  const share = deps.analyst ? percents.builtInBeforeModel : percents.builtIn;
  let before = 0;
  const coder = new SourceCoder(deps, { interviewId: interview.id, study, analysis, untold });
  for (const plan of plans) {
    for (let at = 0; at < plan.ids.length; at += pageSize) {
      await coder.readPage(plan, plan.ids.slice(at, at + pageSize));
      const done = Math.min(at + pageSize, plan.ids.length);
      const percent = Math.round((share * Math.min(before + done, all)) / all);
      if (!deps.analyst) await run.report(`Read ${done} of ${plan.ids.length} ${plan.noun}`, percent);
    }
    before += plan.ids.length;
  }
  return coder;
}

interface Found {
  interview: StudiedInterview;
  study: StudyContext;
  coder: SourceCoder;
  plans: SourcePlan[];
  /** The built-in coder's result on all that was read by now. */
  find: () => Promise<Result>;
  untold: ReadonlySet<string>;
}

/** What a model adds in five readings; the built-in result as it is where there is none, or none that answers. */
async function readByModel(
  { db, analyst, translator }: JobDeps,
  run: JobRun,
  { interview, study, plans, coder, find, untold }: Found,
): Promise<Result> {
  if (!analyst) return find();
  const { told } = coder;
  const untoldNotes = describeUntold(countUntold(coder, untold), analyst.provider);
  if (told.length === 0) return addNotes(await find(), untoldNotes);
  const calls = new ModelCalls({ analyst, interviewId: interview.id, signal: run.signal });
  const { builtInBeforeModel: from, coding } = percents;
  const noun = nounOf(coder);
  const model = new ModelCoder(
    {
      ...{ db, interviewId: interview.id, study, calls },
      onSource: (done, all) =>
        run.report(`Read ${done} of ${all} ${noun}`, Math.round(from + ((coding - from) * done) / all)),
      onAskedOut: (source, places) => coder.leaveOut(plans, source, places),
      onRevision: () => run.report("Bringing the codes together", coding),
    },
    told,
  );
  await run.report("Waiting for the language model", from);
  await model.codeAll();
  const { codings } = model;
  await coder.readChanged(plans, codings);
  const found = await find();
  const { readings, notes, sentences, labels } = await concludeByModel({
    ...{ study, calls, codings, reach: coder.reach, sources: told },
    report: (stage) => run.report(stage, percents.themes),
  });
  await model.relabel(labels);
  const coverage = { all: told.length, codings, isLate: calls.isLate };
  if (readings.length === 0) return addNotes(found, [...untoldNotes, ...describeNothing(coverage)]);
  const joined = joinReadings(found, readings, {
    topics: study.topics,
    unread: untold,
    coded: new Set(codings.keys()),
  });
  const coded = [...codings.values()].flatMap(({ statements }) => statements.map(({ evidence }) => evidence));
  const marked = markLater(joined.insights, coded);
  const allNotes = [...untoldNotes, ...describeCoverage(coverage), ...notes];
  const { analysisLanguage, language } = interview.settings;
  const foreign = { calls, languages: coder.listLanguages(), language: analysisLanguage ?? language };
  const insights = {
    // A translator of its own is asked on the screen: the model doesn't do its work.
    ...(translator ? marked : await translateForeign(marked, foreign)),
    ...(sentences.length > 0 && { checkedSentences: sentences }),
  };
  return labelModel(addNotes({ ...joined, insights }, allNotes), analyst.name, codings);
}

function countUntold({ reach }: SourceCoder, untold: ReadonlySet<string>): { untold: number; all: number } {
  const interviews = reach.filter(({ kind }) => kind === "interview");
  return { untold: interviews.filter(({ id }) => untold.has(id)).length, all: interviews.length };
}

function nounOf({ reach }: SourceCoder): string {
  const kinds = new Set(reach.map(({ kind }) => kind));
  const [only] = kinds;
  return kinds.size === 1 && only ? `${only}s` : "sources";
}

interface NewResult {
  id: string;
  interview: StudiedInterview;
  plans: SourcePlan[];
  content: Insights;
  members: Members;
}

/** A source that was deleted or withdrawn while it was analysed is told of no more. */
async function saveInsights(
  tx: Queryable,
  deps: Pick<Deps, "newId" | "listeners">,
  { id, interview, plans, content, members }: NewResult,
): Promise<void> {
  await store.lockInsights(tx, interview.id);
  const present = new Set<string>();
  for (const plan of plans) for (const sourceId of await plan.listPresent(tx)) present.add(sourceId);
  await codedStore.keepCoded(tx, interview.id, [...present]);
  const left = removeSources(content, (sourceId) => present.has(sourceId));
  const place = { interviewId: interview.id, projectId: interview.projectId };
  await store.insertInsights(tx, { id, ...place, content: left, members });
  await callEach(deps.listeners.onInsightsSaved, tx, interview.id, left.findings);
  await emitEvent(tx, deps, {
    ...{ event: "insights.ready", projectId: interview.projectId, dedupeKey: `insights.ready:${id}` },
    payload: { insightsId: id, ...place, sources: present.size, findings: left.findings.length },
  });
}
