import { createHash } from "node:crypto";
import { layByTurns } from "#analysis/script-alignment/lay-by-turns.ts";
import { layOnScript, scriptAlignmentVersion } from "#analysis/script-alignment/lay-on-script.ts";
import type { Source } from "#analysis/sources.ts";
import type { DataSources } from "#contract/data-sources.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { readLeftOutPassages } from "../left-out/left-out-words.service.ts";
import type { LeftOutPassages } from "../left-out/quote-ranges.service.ts";
import {
  listProjectTranscriptIds,
  listThreadIds,
  readProjectSources,
  readThreadSources,
} from "../transcripts/source-texts.service.ts";
import * as store from "./sources.store.ts";
import type { StudiedInterview } from "./study-sources.service.ts";
import { toSources } from "./to-sources.service.ts";

/** The sources of one kind that are to be analysed, and how to get at them. */
export interface SourcePlan {
  /** As progress tells of them. */
  noun: string;
  ids: string[];
  /** By source: a hash of everything about it that the coder reads. Those that are gone are left out. */
  hash: (ids: string[]) => Promise<Map<string, string>>;
  read: (ids: string[]) => Promise<Source[]>;
  /** Those that are still there, as a transaction sees it. */
  listPresent: (tx: Queryable) => Promise<string[]>;
}

type PlannedInterview = Pick<StudiedInterview, "id" | "projectId" | "questions">;

/** A plan for each kind of source that was chosen, interviews first. */
export async function listPlans(
  db: Database,
  interview: PlannedInterview,
  chosen: DataSources,
): Promise<SourcePlan[]> {
  const plans: Promise<SourcePlan>[] = [];
  if (chosen.interviews) plans.push(planInterviews(db, interview));
  if (chosen.transcripts) plans.push(planTranscripts(db, interview));
  if (chosen.reddit) plans.push(planThreads(db, interview));
  // Waited for together: a plan that failed while something else was awaited would be heard by nobody, and end the server.
  const [passages, made] = await Promise.all([readLeftOutPassages(db, interview.id), Promise.all(plans)]);
  return made.map((plan) => leaveOut(plan, passages));
}

/** Read without the passages that are left out, and read again once those change. */
function leaveOut(plan: SourcePlan, passages: LeftOutPassages): SourcePlan {
  return {
    ...plan,
    hash: async (ids) => {
      const hashes = await plan.hash(ids);
      return new Map([...hashes].map(([id, hash]) => [id, hash + passages.describe(id)]));
    },
    read: async (ids) => (await plan.read(ids)).map((source) => passages.blankSource(source)),
  };
}

export function countPlanned(plans: SourcePlan[]): number {
  return plans.reduce((sum, plan) => sum + plan.ids.length, 0);
}

async function planInterviews(db: Database, { id }: PlannedInterview): Promise<SourcePlan> {
  return {
    noun: "interviews",
    ids: await store.listAnalysedIds(db.orm, id),
    // In the database: of sessions that were read before, not a word has to travel.
    hash: (ids) => store.hashSessions(db, id, ids),
    read: async (ids) => {
      const page = await store.readSources(db, id, ids);
      return toSources(page.sessions, page.turns);
    },
    listPresent: (tx) => store.listAnalysedIds(tx, id),
  };
}

/** Laid on the interview's script, so that its questions count as asked and answered in them too. */
async function planTranscripts(
  db: Database,
  { id: interviewId, projectId, questions }: PlannedInterview,
): Promise<SourcePlan> {
  const script = questions.map(({ id, text }) => ({ id, text }));
  return {
    noun: "transcripts",
    ids: await listProjectTranscriptIds(db.orm, projectId),
    hash: async (ids) =>
      hashSources(await readProjectSources(db, projectId, ids), [scriptAlignmentVersion, script]),
    read: async (ids) => {
      const sources = await readProjectSources(db, projectId, ids);
      const laid = sources.map((source) => layOnScript(source, script));
      const turns = await store.listLaidTurns(db, interviewId, ids);
      return laid.map((source) => layByTurns(source, turns.get(source.id) ?? {}, script));
    },
    listPresent: (tx) => listProjectTranscriptIds(tx, projectId),
  };
}

async function planThreads(db: Database, { id }: PlannedInterview): Promise<SourcePlan> {
  const read = (ids: string[]) => readThreadSources(db, id, ids);
  return {
    noun: "threads",
    ids: await listThreadIds(db.orm, id),
    hash: async (ids) => hashSources(await read(ids)),
    read,
    listPresent: (tx) => listThreadIds(tx, id),
  };
}

/** `readAs` is what else decides how a source is read. */
function hashSources(sources: Source[], readAs: unknown[] = []): Map<string, string> {
  const hash = (source: Source) =>
    createHash("md5")
      .update(JSON.stringify([source, ...readAs]))
      .digest("hex");
  return new Map(sources.map((source) => [source.id, hash(source)]));
}
