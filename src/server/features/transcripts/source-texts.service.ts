import type { Segment, Source } from "#analysis/sources.ts";
import { ageRanges } from "#contract/choices.ts";
import { nameCountry } from "#contract/country-names.ts";
import { AppError } from "../../app-error.ts";
import { requireRight } from "../../auth/rights.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { LeftOutPassages } from "../left-out/quote-ranges.service.ts";
import { listKeptOutTurns } from "./kept-out-turns.service.ts";
import * as store from "./transcripts.store.ts";

/** Transcripts and threads as the analysis reads them. */

/**
 * Transcripts that the account may change, in the order in which they are named. Throws `transcript_not_found` when
 * one of them is not there or is somebody else's, `not_allowed` when it may only be viewed.
 */
export async function readSources(
  db: Database,
  of: { accountId: string; transcriptIds: string[] },
): Promise<Source[]> {
  const ids = [...new Set(of.transcriptIds)];
  const rows = ids.length > 0 ? await store.listTranscripts(db, of.accountId, { ids }) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new AppError("transcript_not_found");
    requireRight(row.right, "edit");
    return row;
  });
  return addSegments(db, inOrder);
}

/** Oldest first. The caller has made sure of the project. */
export function listProjectTranscriptIds(db: Queryable, projectId: string): Promise<string[]> {
  return store.listIds(db, { kind: "transcript", projectId });
}

/** Of the transcripts named those that are in the project, oldest first. The caller has made sure of the project. */
export async function readProjectSources(db: Database, projectId: string, ids: string[]): Promise<Source[]> {
  if (ids.length === 0) return [];
  return addSegments(db, await store.listSources(db, { kind: "transcript", projectId }, ids));
}

/** Oldest first. The caller has made sure of the interview. */
export function listThreadIds(db: Queryable, interviewId: string): Promise<string[]> {
  return store.listIds(db, { kind: "thread", interviewId });
}

/** The threads of an interview, each author a person of their own; all of them, or those named. */
export async function readThreadSources(
  db: Database,
  interviewId: string,
  ids?: string[],
): Promise<Source[]> {
  if (ids?.length === 0) return [];
  return addSegments(db, await store.listSources(db, { kind: "thread", interviewId }, ids));
}

async function addSegments(db: Database, rows: store.SourceRow[]): Promise<Source[]> {
  if (rows.length === 0) return [];
  const turns = await store.listTurns(
    db,
    rows.map((row) => row.id),
  );
  const bySource = Map.groupBy(turns, (turn) => turn.sourceId);
  return rows.map((row) => {
    const own = bySource.get(row.id) ?? [];
    return new LeftOutPassages(listKeptOutTurns(row, own)).blankSource(toSource(row, own));
  });
}

function toSource(row: store.SourceRow, turns: store.TurnRow[]): Source {
  const people = row.speakers.filter(({ role }) => role === "participant");
  const ids = new Set(people.map((person) => person.id));
  // One participant is the source; several are people of their own, as are the authors of a thread.
  const isShared = row.kind === "thread" || people.length > 1;
  const source: Source = {
    id: row.id,
    kind: row.kind,
    label: row.name,
    segments: turns.map((turn) => toSegment(turn, ids.has(turn.speakerId), isShared)),
    ageRange: ageRanges.find((range) => row.tags.includes(`Age range: ${range}`)) ?? null,
    location: nameCountry(readTagged(row.tags, "Country") ?? "") || null,
    language: row.language,
  };
  if (!isShared) return { ...source, names: people.map(({ name }) => name) };
  const labels = people.map(({ id, name }) => [id, `${row.name}: ${name}`]);
  return { ...source, personLabels: Object.fromEntries(labels) };
}

/** Imported projects say of their participants what ours say, as tags such as "Country: Chile". */
function readTagged(tags: string[], name: string): string | null {
  const tag = tags.find((given) => given.startsWith(`${name}: `));
  return tag?.slice(name.length + 2).trim() || null;
}

/** Whoever is no participant is context and no evidence. */
function toSegment(turn: store.TurnRow, isParticipant: boolean, isShared: boolean): Segment {
  const segment: Segment = {
    id: turn.id,
    speaker: isParticipant ? "participant" : "interviewer",
    text: turn.text,
    questionId: null,
    move: null,
  };
  return isShared && isParticipant ? { ...segment, person: turn.speakerId } : segment;
}
