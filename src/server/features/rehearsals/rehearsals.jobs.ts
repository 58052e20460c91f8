import type { Guide } from "#interviewer/guide.ts";
import { askForStories } from "#interviewer/participants/model/ask-stories.ts";
import { readStories } from "#interviewer/participants/model/read-stories.ts";
import type { StoryPack } from "#interviewer/participants/story.ts";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import type { JobRun } from "../../jobs/run-job.ts";
import { toGuide } from "../sessions/guides.service.ts";
import * as store from "./rehearsals.store.ts";
import { rehearseScript } from "./rehearse-script.ts";

/** What a job's row says of the rehearsal. */
export interface RehearsalOrder {
  rehearsalId: string;
  participants: number;
  seed: number;
}

/** Tries the script as it stands now; nothing is stored before all participants were interviewed. */
export async function runRehearsalJob(
  deps: Pick<Deps, "db" | "clock" | "voice" | "analyst">,
  run: JobRun,
): Promise<(tx: Queryable) => Promise<void>> {
  const { interviewId } = run.job;
  const { rehearsalId, participants, seed } = readOrder(run.job.input);
  const interview = interviewId === null ? undefined : await store.findInterview(deps.db, interviewId);
  if (!interview) throw new AppError("interview_not_found");
  const guide = toGuide(interview, {
    organization: interview.organization,
    language: interview.settings.language,
    country: "",
  });
  // A budget of its own: a rehearsal must not leave participants without the model.
  const budget = `${interview.id}:rehearsals`;
  const pack = await findPeople(deps, run, { guide, seed, interviewId: interview.id, budget });
  const { content, voice } = await rehearseScript({
    rehearsalId,
    guide,
    participants,
    seed,
    pack,
    voice: deps.voice,
    interviewId: budget,
    startAt: deps.clock().getTime(),
    signal: run.signal,
    onSpent: (tokens) => store.addSpending(deps.db, budget, tokens),
    onProgress: (done) =>
      run.report(
        `Interviewed ${done} of ${participants} simulated participants`,
        Math.round((95 * done) / participants),
      ),
  });
  const row = { id: rehearsalId, interviewId: interview.id, projectId: interview.projectId };
  return (tx) => store.insertRehearsal(tx, { ...row, seed, guide, voice, content });
}

const maxStoryTokens = 5_000;

/** The people of an earlier rehearsal with this seed, or new ones by the model; undefined for the built-in ones. */
async function findPeople(
  { db, analyst }: Pick<Deps, "db" | "analyst">,
  run: JobRun,
  of: { guide: Guide; seed: number; interviewId: string; budget: string },
): Promise<StoryPack | undefined> {
  // Simulated participants understand no other language.
  if (analyst === null || of.guide.language !== "en") return undefined;
  const known = await store.findPack(db, of.interviewId, of.seed);
  if (known) return known;
  await run.report("Writing people for your topic", 2);
  const answer = await analyst.ask({
    ...askForStories(of.guide),
    interviewId: of.budget,
    maxTokens: maxStoryTokens,
    signal: run.signal,
  });
  run.signal.throwIfAborted();
  return "fault" in answer ? undefined : readStories(answer.json);
}

function readOrder(input: Record<string, unknown>): RehearsalOrder {
  return {
    rehearsalId: String(input.rehearsalId),
    participants: Number(input.participants),
    seed: Number(input.seed),
  };
}
