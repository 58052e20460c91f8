import { keepLeaves, listLeaves } from "#analysis/frameworks/leaves.ts";
import type { Source } from "#analysis/sources.ts";
import { rates } from "#contract/limits.ts";
import type { BodyOf } from "#contract/operation.ts";
import type { FrameworkResult, SavedFramework, saveFramework as saveOperation } from "#contract/personas.ts";
import { AppError } from "../../app-error.ts";
import { describeError } from "../../db/database-error.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import type { LiveInterview } from "../interviews/interviews.service.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { readInterviewSources } from "../sources/study-sources.service.ts";
import { withChecker } from "./framework-work.ts";
import { readLinkedTranscripts } from "./linked-transcripts.ts";
import { toSaved } from "./persona-view.ts";
import * as store from "./personas.store.ts";
import { translateQuotes } from "./translate-quotes.ts";

type SaveDeps = Pick<Deps, "db" | "config" | "newId" | "clock" | "log" | "analyst" | "translator">;
type Body = BodyOf<typeof saveOperation>;

/** Together less than the minute after which a silent connection is closed. */
const checkingMs = 35_000;
const translatingMs = 15_000;

/**
 * Saves a framework for an interview or for transcripts. Every piece of evidence is looked up again in what it is
 * saved for; lines without any are left out, and whoever says what stands there is told by the sources alone.
 */
export async function saveFramework(deps: SaveDeps, accountId: string, body: Body): Promise<SavedFramework> {
  const { interviewId = null, transcriptIds: named, ...framework } = body;
  const transcriptIds = [...new Set(named ?? [])];
  const interview = interviewId ? await ownInterview(deps.db, accountId, interviewId, "edit") : null;
  if ((interview === null && transcriptIds.length === 0) || listLeaves(framework).length === 0) {
    throw new AppError("no_persona");
  }
  await takeFromLimit(deps, `saved-personas:${accountId}`, rates.savedPersonas);
  const checked = await check(deps, { accountId, interview, transcriptIds, framework });
  if (listLeaves(checked.framework).length === 0) throw new AppError("no_evidence");
  const counted = tidy(checked.framework, {
    people: checked.people,
    healthStudy: interview?.settings.healthStudy,
  });
  const content = await translateQuotes(deps, counted, {
    ...{ interviewId: interview?.id ?? null, settings: interview?.settings, languages: checked.languages },
    signal: AbortSignal.timeout(translatingMs),
  });
  return insert(deps, { accountId, interview, transcriptIds, content });
}

interface ToCheck {
  accountId: string;
  interview: LiveInterview | null;
  transcriptIds: string[];
  framework: FrameworkResult;
}

async function check(
  deps: SaveDeps,
  { accountId, interview, transcriptIds, framework }: ToCheck,
): Promise<{ framework: FrameworkResult; people: number; languages: ReadonlyMap<string, string> }> {
  const signal = AbortSignal.timeout(checkingMs);
  const pages: AsyncIterable<Source[]>[] = [readLinkedTranscripts(deps.db, { accountId, transcriptIds })];
  if (interview) pages.push(readInterviewSources(deps.db, interview.id));
  try {
    return await withChecker(signal, async (checker) => {
      let people = 0;
      const languages = new Map<string, string>();
      for (const page of pages) {
        for await (const sources of page) {
          for (const { id, language } of sources) languages.set(id, language);
          people += await checker.add(sources);
        }
      }
      return { framework: await checker.check(framework), people, languages };
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    deps.log.warn({ error: describeError(error) }, "a framework could not be checked");
    throw new AppError("unavailable");
  }
}

/** No more people than there are, and nothing of health where it was not asked for. */
function tidy(
  framework: FrameworkResult,
  known: { people: number; healthStudy: boolean | undefined },
): FrameworkResult {
  const counted = { ...framework, people: Math.min(framework.people || known.people, known.people) };
  if (counted.framework !== "persona" || known.healthStudy === true) return counted;
  const { diagnosis: _, ...attributes } = counted.attributes;
  return { ...counted, attributes };
}

async function insert(
  deps: SaveDeps,
  {
    accountId,
    interview,
    transcriptIds,
    content: given,
  }: Omit<ToCheck, "framework"> & { content: FrameworkResult },
): Promise<SavedFramework> {
  const id = deps.newId();
  const createdAt = deps.clock();
  return deps.db.orm.transaction(async (tx) => {
    const cited = listLeaves(given).flatMap(({ evidence }) => evidence.map((one) => one.sourceId));
    const present = await store.holdSources(tx, [...new Set([...cited, ...transcriptIds])]);
    // Whoever withdrew while this was looked up is told of no more.
    const content = keepLeaves(given, ({ evidence }) => evidence.filter((one) => present.has(one.sourceId)));
    if (listLeaves(content).length === 0) throw new AppError("no_persona");
    const project = interview?.project ?? (await store.findCommonProject(tx, transcriptIds));
    const row = {
      id,
      ownerId: project?.ownerId ?? accountId,
      projectId: project?.id ?? null,
      interviewId: interview?.id ?? null,
      transcriptIds: transcriptIds.filter((one) => present.has(one)),
      content,
      createdAt,
      deletedAt: null,
    };
    await store.insertPersona(tx, row);
    return toSaved({ persona: row, healthStudy: interview?.settings.healthStudy ?? null });
  });
}
