import { randomInt } from "node:crypto";
import type { Job } from "#contract/jobs.ts";
import { rates } from "#contract/limits.ts";
import type { Rehearsal, RehearsalSummary } from "#contract/rehearsals.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { RehearsalContent } from "../../db/rehearsal-schema.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import * as jobStore from "../../jobs/jobs.store.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { toJob } from "../jobs/jobs.service.ts";
import { hashGuide, toGuide } from "../sessions/guides.service.ts";
import type { RehearsalOrder } from "./rehearsals.jobs.ts";
import * as store from "./rehearsals.store.ts";

/** Short enough to be read out. */
const drawnSeeds = 1_000_000;

export interface RehearsalsView {
  rehearsals: RehearsalSummary[];
  selected: Rehearsal | null;
  job: Job | null;
}

/** The kept rehearsals of an interview; one of them, the newest unless another is asked for, in full. */
export async function listRehearsals(
  db: Database,
  accountId: string,
  of: { interviewId: string; rehearsalId?: string | undefined },
): Promise<RehearsalsView> {
  const interview = await ownInterview(db, accountId, of.interviewId, "view");
  const [heads, job] = await Promise.all([
    store.listRehearsals(db, interview.id),
    store.findOpenJob(db, interview.id),
  ]);
  const guide = toGuide(interview, {
    organization: interview.organization,
    language: interview.settings.language,
    country: "",
  });
  const rehearsals = heads.map((head) => toSummary(head, hashGuide(guide)));
  const summary = of.rehearsalId ? rehearsals.find(({ _id }) => _id === of.rehearsalId) : rehearsals[0];
  if (of.rehearsalId && !summary) throw new AppError("rehearsal_not_found");
  const content = summary && (await store.findContent(db, interview.id, summary._id));
  return {
    rehearsals,
    selected: summary && content ? toRehearsal(summary, content) : null,
    job: job ? toJob(job) : null,
  };
}

function toRehearsal(
  summary: RehearsalSummary,
  { pack: _, people = "built_in", ...content }: RehearsalContent,
): Rehearsal {
  return { ...summary, ...content, people };
}

function toSummary(head: store.RehearsalHead, currentHash: string): RehearsalSummary {
  const { id, createdAt, participants, seed, voice, guide } = head;
  return {
    _id: id,
    createdAt: createdAt.toISOString(),
    participants,
    seed,
    voice,
    language: guide.language,
    outdated: hashGuide(guide) !== currentHash,
  };
}

/** Has the script tried on simulated participants, in the background; one rehearsal of an interview at a time. */
export async function startRehearsal(
  deps: Pick<Deps, "db" | "newId" | "jobs" | "config">,
  of: { accountId: string; interviewId: string },
  input: { participants: number; seed?: number | undefined },
): Promise<{ rehearsalId: string; seed: number; job: Job }> {
  const interview = await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  await takeFromLimit(deps, `rehearsals:${of.accountId}`, rates.rehearsals);
  const order: RehearsalOrder = {
    rehearsalId: deps.newId(),
    participants: input.participants,
    seed: input.seed ?? randomInt(drawnSeeds),
  };
  const queued = await jobStore.insertJob(deps.db.orm, {
    id: deps.newId(),
    kind: "rehearsal",
    ownerId: of.accountId,
    interviewId: interview.id,
    projectId: interview.projectId,
    input: { ...order },
    status: "queued",
  });
  if (!queued) throw new AppError("rehearsal_running");
  deps.jobs.wake();
  return { rehearsalId: order.rehearsalId, seed: order.seed, job: toJob(queued) };
}
