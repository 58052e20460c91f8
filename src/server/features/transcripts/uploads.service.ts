import type { Transcript } from "#contract/transcripts.ts";
import type { Deps } from "../../deps.ts";
import type { FileToRead, Reading } from "../../files/file-reader.ts";
import { describeTooLarge, type UploadedForm, type UploadRules } from "../../files/uploaded-file.ts";
import { ownProject } from "../projects/projects.service.ts";
import {
  isRefusal,
  type Refusal,
  readUploadedImport,
  readUploadedTranscripts,
  refuseWith,
} from "./reading/read-upload.ts";
import { saveTranscripts } from "./save-transcripts.ts";

export interface UploadOutcome {
  transcripts: Transcript[];
  refused: { fileName: string; error: string }[];
}

type UploadDeps = Pick<Deps, "db" | "newId">;

/**
 * Reads and keeps the transcripts of a form, file by file: what cannot be read is named and costs the others nothing.
 * Throws `upload_failed` or what fits better with the reason where no file could be read.
 */
export async function uploadTranscripts(
  deps: UploadDeps,
  reading: Reading,
  { form, rules }: { form: UploadedForm; rules: UploadRules },
): Promise<Transcript[] | UploadOutcome> {
  const { accountId } = reading;
  const given = form.fields.get("projectId")?.trim();
  const project = given ? await ownProject(deps.db, accountId, given, "edit") : null;
  const transcripts: Transcript[] = [];
  const refusals: Refusal[] = form.tooLarge.map((fileName) => ({
    fileName,
    error: describeTooLarge(fileName, rules),
    code: "too_large",
  }));
  for await (const { file, outcome } of readUploadedTranscripts(form.files, reading)) {
    if (isRefusal(outcome)) {
      refusals.push(outcome);
      continue;
    }
    const read = outcome.transcripts.map((transcript) => ({ transcript, annotations: [], tags: [] }));
    const ownerId = project?.ownerId ?? accountId;
    const place = { accountId, ownerId, projectId: project?.id ?? null, fileName: file.name };
    transcripts.push(...(await saveTranscripts(deps, place, read)));
  }
  if (refusals[0] === undefined) return transcripts;
  if (transcripts.length === 0) throw refuseAll(refusals[0], refusals.length - 1);
  return { transcripts, refused: refusals.map(({ fileName, error }) => ({ fileName, error })) };
}

function refuseAll(first: Refusal, others: number): Error {
  const more =
    others === 0 ? "" : ` ${others === 1 ? "One more file" : `${others} more files`} could not be read.`;
  return refuseWith({ ...first, error: `${first.error}${more}` }, "upload_failed");
}

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
