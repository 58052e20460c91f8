import { describeRoles } from "#analysis/formats/transcripts/build-transcript.ts";
import { assignRoles } from "#analysis/formats/transcripts/roles.ts";
import type { BodyOf } from "#contract/operation.ts";
import type {
  Speaker,
  Transcript,
  TranscriptTurn,
  updateTranscript as updateOperation,
} from "#contract/transcripts.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import { requireRight } from "../../auth/rights.ts";
import type { Database } from "../../db/database.ts";
import { ownProject } from "../projects/projects.service.ts";
import { toTranscript, toTurns } from "./transcript-views.ts";
import * as store from "./transcripts.store.ts";

type Of = { accountId: string; id: string };
type Change = BodyOf<typeof updateOperation>;

/** The transcripts that the account may view, newest first; of one project where it is named. */
export async function listTranscripts(
  db: Database,
  accountId: string,
  projectId?: string | undefined,
): Promise<Transcript[]> {
  if (projectId) await ownProject(db, accountId, projectId, "view");
  return (await store.listTranscripts(db, accountId, { projectId })).map(toTranscript);
}

export async function getTranscript(
  db: Database,
  { accountId, id }: Of,
): Promise<Transcript & { turns: TranscriptTurn[] }> {
  const row = orNotFound((await store.listTranscripts(db, accountId, { ids: [id] }))[0]);
  const turns = await store.listTurns(db, [row.id]);
  return { ...toTranscript(row), turns: toTurns(row, turns) };
}

/** What was found before stays as it was found; the next analysis reads the transcript as it is then. */
export async function updateTranscript(db: Database, of: Of, input: Change): Promise<Transcript> {
  const target = input.projectId ? await ownProject(db, of.accountId, input.projectId, "edit") : null;
  const changed = await store.changeTranscript(db, of, (row) => {
    requireRight(row.right, "edit");
    if (target && target.ownerId !== row.ownerId) throw otherOwner();
    return {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.projectId === undefined ? {} : { projectId: input.projectId }),
      ...(input.tags === undefined ? {} : { tags: [...new Set(input.tags)] }),
      ...(input.speakers === undefined ? {} : changeSpeakers(row, input.speakers)),
      ...changeLeftOut(row, of.accountId, input.leftOut),
      ...(input.includedTurns === undefined
        ? {}
        : { includedTurns: [...new Set([...row.includedTurns, ...input.includedTurns])] }),
    };
  });
  return toTranscript(orNotFound(changed));
}

/** Who left it out first, and when, stays as it was. */
function changeLeftOut(row: store.SourceRow, accountId: string, leftOut: boolean | undefined) {
  if (leftOut === undefined || leftOut === (row.leftOutAt !== null)) return {};
  return leftOut ? { leftOutAt: new Date(), leftOutBy: accountId } : { leftOutAt: null, leftOutBy: null };
}

/** What was found in it stands in its owner's results, and could no longer be found there to be deleted. */
function otherOwner() {
  return invalidFields({
    projectId: "A transcript can only be moved between projects of the same owner. Please upload it there.",
  });
}

/** Who was corrected is certain, and what was told of the guesses is told anew. */
function changeSpeakers(
  row: store.SourceRow,
  changes: NonNullable<Change["speakers"]>,
): { speakers: Speaker[]; notices: string[] } {
  const known = new Set(row.speakers.map((speaker) => speaker.id));
  changes.forEach(({ id }, index) => {
    if (known.has(id)) return;
    throw invalidFields({ [`speakers.${index}.id`]: "This speaker is not in the transcript." });
  });
  const before = { title: row.name, speakers: row.speakers, turns: [], notices: [] };
  const { speakers } = assignRoles(
    before,
    changes.map(({ id, ...change }) => ({ speakerId: id, ...change })),
  );
  const toldBefore = new Set(describeRoles(row.speakers));
  // Older versions worded the guess otherwise.
  const others = row.notices.filter(
    (notice) => !toldBefore.has(notice) && !notice.startsWith("Who asks and who answers was guessed"),
  );
  return { speakers, notices: [...others, ...describeRoles(speakers)] };
}

function orNotFound<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError("transcript_not_found");
  return row;
}
