import type { Transcript } from "#contract/transcripts.ts";
import type { SourceAnnotation } from "../../db/analysis-schema.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import type { FileToRead, Reading } from "../../files/file-reader.ts";
import type { ReadSource } from "./reading/read-import.ts";
import { isRefusal, readUploadedImport, refuseWith } from "./reading/read-upload.ts";
import { toTranscript } from "./transcript-views.ts";
import * as store from "./transcripts.store.ts";

type UploadDeps = Pick<Deps, "db" | "newId">;

export interface ImportOutcome {
  transcripts: Transcript[];
  codes: number;
  codings: number;
  notices: string[];
}

/** Takes a REFI-QDA project or transcripts into a project. Throws `import_unreadable` with the reason. */
export async function importIntoProject(
  deps: UploadDeps & Pick<Deps, "clock">,
  of: { ownerId: string; projectId: string; reading: Reading },
  file: FileToRead,
): Promise<ImportOutcome> {
  const { reading, ownerId, projectId } = of;
  const outcome = await readUploadedImport(file, reading, deps.clock());
  if (isRefusal(outcome)) throw refuseWith(outcome, "import_unreadable");
  const { sources, codes, codings, notices } = outcome;
  const place = { accountId: reading.accountId, ownerId, projectId, fileName: file.name };
  const transcripts = await saveTranscripts(deps, place, sources);
  return { transcripts, codes, codings, notices };
}

export interface SavePlace {
  accountId: string;
  /** The project's owner, or the account itself where it is in none. */
  ownerId: string;
  projectId: string | null;
  fileName: string;
}

/** Keeps what was read of one file: all of it or, where something goes wrong, nothing. */
export async function saveTranscripts(
  deps: Pick<Deps, "db" | "newId">,
  place: SavePlace,
  read: ReadSource[],
): Promise<Transcript[]> {
  const rows = await deps.db.orm.transaction((tx) => insertTranscripts(tx, deps, place, read));
  return rows.map(toTranscript);
}

export async function insertTranscripts(
  tx: Queryable,
  deps: Pick<Deps, "newId">,
  place: SavePlace,
  read: ReadSource[],
): Promise<store.SourceRow[]> {
  const known = await store.listSameFiles(tx, place.accountId, place.fileName);
  const saved: store.SourceRow[] = [];
  const names = new Set(known.flatMap((row) => (row.projectId === place.projectId ? [row.name] : [])));
  for (const source of read) {
    const isKnown = known.some((row) => isSame(row, source));
    const name = isKnown ? source.transcript.title : findFreeName(source.transcript.title, names);
    names.add(name);
    saved.push(await store.insertSource(tx, toRows(deps, place, { ...source, isKnown, name })));
  }
  return saved;
}

/** The file itself is not kept, so the same name and the same words are taken for the same file. */
function isSame(row: store.SourceRow, { transcript }: ReadSource): boolean {
  return row.turnCount === transcript.turns.length && row.wordCount === transcript.wordCount;
}

/** Recorders call all their files alike: another talk under the same name gets a number. */
function findFreeName(title: string, names: ReadonlySet<string>): string {
  let name = title;
  for (let times = 2; names.has(name); times++) name = `${title} (${times})`;
  return name;
}

const knownNotice =
  "A file with this name and the same number of words has already been uploaded, so this is a second copy.";

function toRows(
  deps: Pick<Deps, "newId">,
  { ownerId, projectId, fileName }: SavePlace,
  { transcript, annotations, tags, isKnown, name }: ReadSource & { isKnown: boolean; name: string },
): store.SourceToSave {
  const sourceId = deps.newId();
  const turns = transcript.turns.map((turn, seq) => ({ ...turn, sourceId, seq, id: deps.newId() }));
  const source: store.NewSource = {
    id: sourceId,
    ownerId,
    kind: "transcript",
    projectId,
    name,
    fileName,
    language: transcript.language,
    speakers: transcript.speakers,
    tags,
    notices: [...transcript.notices, ...(isKnown ? [knownNotice] : [])],
    turnCount: turns.length,
    wordCount: transcript.wordCount,
  };
  const marks = annotations.flatMap(({ turnIndex, ...annotation }): SourceAnnotation[] => {
    const messageId = turns[turnIndex]?.id;
    return messageId === undefined ? [] : [{ ...annotation, id: deps.newId(), messageId }];
  });
  return { source, turns, annotations: marks };
}
