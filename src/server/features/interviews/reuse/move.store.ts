import { and, eq, isNull, sql } from "drizzle-orm";
import { mayAccess } from "../../../db/access.ts";
import type { Queryable } from "../../../db/database.ts";
import { jobs, sessions } from "../../../db/schema.ts";
import { interviews, projects } from "../../../db/study-schema.ts";
import type { Deps } from "../../../deps.ts";
import { copyFormTo } from "../../forms/own-forms.service.ts";

interface Place {
  id: string;
  ownerId: string;
}

export interface Move {
  accountId: string;
  id: string;
  from: Place;
  to: Place;
}

/** Tables whose rows name their interview and its project. */
const ofInterview = [
  ...["sessions", "guides", "claims", "insights", "custom_insights", "jobs", "participant_links"],
  ...["rehearsals", "sources", "personas", "stimuli"],
];
/** Tables whose rows name their session and its project. */
const ofSession = ["turns", "form_answers", "annotations", "answer_sounds", "translations"];
/** Tables whose rows of an interview also name the owner. */
const owned = ["sources", "personas", "jobs"];

/**
 * In the caller's transaction, which is to be undone unless the answer is "moved". Sessions are locked before the
 * interview, in the order in which a session's end locks them; one that begins meanwhile waits for the interview.
 */
export async function moveRows(
  tx: Queryable,
  deps: Pick<Deps, "newId">,
  move: Move,
): Promise<"moved" | "gone" | "busy" | "entangled"> {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.interviewId, move.id)).for("update");
  const interview = await lockMoved(tx, move);
  if (!interview) return "gone";
  if (await isBusy(tx, move.id)) return "busy";
  if (move.from.ownerId !== move.to.ownerId && (await restsOnTranscripts(tx, move))) return "entangled";
  const copy = (formId: string | null) =>
    formId === null || move.from.ownerId === move.to.ownerId
      ? formId
      : copyFormTo(tx, deps, { formId, ownerId: move.to.ownerId });
  const preFormId = await copy(interview.preFormId);
  const postFormId = await copy(interview.postFormId);
  await tx
    .update(interviews)
    .set({ projectId: move.to.id, preFormId, postFormId })
    .where(eq(interviews.id, move.id));
  await moveBelow(tx, move);
  return "moved";
}

/** Both rights are asked for again, as they stand now. */
async function lockMoved(tx: Queryable, { accountId, id, from, to }: Move) {
  const isLive = (projectId: string, right: "own" | "edit") =>
    and(eq(projects.id, projectId), isNull(projects.deletedAt), mayAccess(accountId, right));
  const [target] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(isLive(to.id, "edit"))
    .for("share");
  const [source] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(isLive(from.id, "own"))
    .for("share");
  if (!target || !source) return undefined;
  const [row] = await tx
    .select({ preFormId: interviews.preFormId, postFormId: interviews.postFormId })
    .from(interviews)
    .where(and(eq(interviews.id, id), eq(interviews.projectId, from.id), isNull(interviews.deletedAt)))
    .for("update");
  return row;
}

/** Work under way knows the project that it began in. */
async function isBusy(tx: Queryable, interviewId: string): Promise<boolean> {
  const isOpen = sql`${jobs.status} in ('queued', 'running')`;
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.interviewId, interviewId), isOpen))
    .limit(1);
  return rows.length > 0;
}

/** Whoever deletes a transcript deletes its quotes too, which could not be found with another owner. */
async function restsOnTranscripts(tx: Queryable, { id, from }: Move): Promise<boolean> {
  const result = await tx.execute(sql`
    select 1 from sources s where s.kind = 'transcript' and s.project_id = ${from.id} and (
      exists (select 1 from insights i where i.interview_id = ${id} and position(s.id in i.content::text) > 0)
      or exists (select 1 from validations v where v.interview_id = ${id} and position(s.id in v.sample::text) > 0)
      or exists (select 1 from finding_edits e where e.interview_id = ${id} and position(s.id in e.added::text) > 0)
      or exists (select 1 from custom_insights c where c.interview_id = ${id} and position(s.id in c.quotes::text) > 0)
      or exists (select 1 from personas p where p.interview_id = ${id} and s.id = any(p.transcript_ids)))
    limit 1`);
  return result.rows.length > 0;
}

async function moveBelow(tx: Queryable, { id, from, to }: Move): Promise<void> {
  for (const table of ofInterview) {
    await tx.execute(
      sql`update ${sql.identifier(table)} set project_id = ${to.id} where interview_id = ${id} and project_id is not null`,
    );
  }
  for (const table of ofSession) {
    await tx.execute(sql`
      update ${sql.identifier(table)} t set project_id = ${to.id}
      from sessions s where s.interview_id = ${id} and t.session_id = s.id`);
  }
  if (from.ownerId === to.ownerId) return;
  await tx.execute(sql`
    delete from coded_sources c using sources s
    where c.interview_id = ${id} and s.id = c.source_id and s.kind = 'transcript'`);
  for (const table of owned) {
    await tx.execute(
      sql`update ${sql.identifier(table)} set owner_id = ${to.ownerId} where interview_id = ${id}`,
    );
  }
}
