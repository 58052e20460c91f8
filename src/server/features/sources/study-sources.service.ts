import type { Source, StudyContext } from "#analysis/sources.ts";
import type { SourceKind } from "#contract/insights.ts";
import type { Database } from "../../db/database.ts";
import { readLeftOutPassages } from "../left-out/left-out-words.service.ts";
import { readProjectSources, readThreadSources } from "../transcripts/source-texts.service.ts";
import * as store from "./sources.store.ts";
import { toSources } from "./to-sources.service.ts";

export type StudiedInterview = NonNullable<Awaited<ReturnType<typeof store.findInterview>>>;

const pageSize = 20;

/** What the creator set up, as the coder reads it. */
export async function describeStudy(db: Database, interview: StudiedInterview): Promise<StudyContext> {
  const questions = new Map(interview.questions.map(({ id, text }) => [id, text]));
  const closed = new Set(interview.questions.flatMap(({ id, item }) => (item === undefined ? [] : [id])));
  // Questions that were since taken out were still asked of some.
  for (const { id, text } of await store.listGuideQuestions(db, interview.id)) {
    if (!questions.has(id)) questions.set(id, text);
  }
  const { analysisLanguage } = interview.settings;
  return {
    questions: [...questions].map(([id, text]) => ({ id, text, ...(closed.has(id) && { isClosed: true }) })),
    objective: interview.objective,
    ...(analysisLanguage && { writeIn: analysisLanguage }),
    titles: [interview.name, ...(await store.readProjectTitles(db, interview.projectId))],
    topics: interview.topics,
    competitors: interview.competitors?.competitors ?? [],
    notCompetitors: interview.competitors?.notCompetitors ?? [],
    ownProduct: interview.competitors?.ownProduct ?? null,
  };
}

/** The interview by its id, without a question of whose it is: for work that was allowed before. */
export function findStudiedInterview(
  db: Database,
  interviewId: string,
): Promise<StudiedInterview | undefined> {
  return store.findInterview(db, interviewId);
}

/** The finished sessions of an interview as sources, oldest first, some at a time. */
export async function* readInterviewSources(db: Database, interviewId: string): AsyncGenerator<Source[]> {
  const ids = await store.listAnalysedIds(db.orm, interviewId);
  const passages = await readLeftOutPassages(db, interviewId);
  for (let at = 0; at < ids.length; at += pageSize) {
    const page = await store.readSources(db, interviewId, ids.slice(at, at + pageSize));
    yield toSources(page.sessions, page.turns).map((source) => passages.blankSource(source));
  }
}

/**
 * Of the sources named those that an interview's findings may rest on: its own finished sessions and threads, and the
 * transcripts of its project. The caller has made sure of the interview.
 */
export async function readSourcesByKind(
  db: Database,
  { id, projectId }: { id: string; projectId: string },
  { kind, ids }: { kind: SourceKind; ids: string[] },
): Promise<Source[]> {
  if (ids.length === 0) return [];
  if (kind === "transcript") return readProjectSources(db, projectId, ids);
  if (kind === "thread") return readThreadSources(db, id, ids);
  const page = await store.readSources(db, id, ids);
  return toSources(page.sessions, page.turns);
}
