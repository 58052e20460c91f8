import { rates } from "#contract/limits.ts";
import type { PracticeComparison, PracticeDebrief } from "#contract/practice-debrief.ts";
import { AppError } from "../../app-error.ts";
import { askCreatorWork } from "../../creator-work/creator-work.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { type PracticeFile, writePracticeFile } from "./export-practice.ts";
import * as store from "./practice.store.ts";
import { getSession } from "./practice-endings.service.ts";
import { toDebrief, toInterviewee, toMessage } from "./practice-views.ts";

type ReadDeps = Pick<Deps, "db" | "log">;

type EndedSession = Omit<store.PracticeRow, "debrief"> & { debrief: PracticeDebrief };

async function getEnded(deps: ReadDeps, of: store.Of): Promise<EndedSession> {
  const session = await getSession(deps, of);
  const { debrief, endedAt } = session;
  if (!debrief) throw new AppError(endedAt ? "practice_old_version" : "practice_not_ended");
  return { ...session, debrief: toDebrief(debrief) };
}

export async function getPracticeDebrief(deps: ReadDeps, of: store.Of): Promise<PracticeDebrief> {
  return (await getEnded(deps, of)).debrief;
}

export async function exportPractice(
  deps: ReadDeps & Pick<Deps, "config">,
  of: store.Of,
  format: "md" | "docx" | "json",
): Promise<PracticeFile> {
  const { debrief, id } = await getEnded(deps, of);
  await takeFromLimit(deps, `export:${of.ownerId}`, rates.export);
  const messages = (await store.listMessages(deps.db.orm, id)).map(toMessage);
  return writePracticeFile(debrief, messages, format);
}

/** Our built-in interviewer with the same person and script; made once, and the same for whoever asks again. */
export async function comparePractice(deps: ReadDeps, of: store.Of): Promise<PracticeComparison> {
  const session = await getEnded(deps, of);
  if (session.comparison) return session.comparison;
  const { debrief, guide } = session;
  const comparison = await askCreatorWork({ accountId: of.ownerId }, "comparePractice", {
    ...{ debrief, guide, interviewee: toInterviewee(session) },
    ...{ startAt: session.startedAt.getTime(), seed: session.id },
  });
  await store.storeComparison(deps.db, of, comparison);
  return comparison;
}
