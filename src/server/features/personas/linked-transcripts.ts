import type { Source } from "#analysis/sources.ts";
import { maxChars } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { readSources } from "../transcripts/source-texts.service.ts";

/** Read at a time: each may be as long as a transcript may be. */
const pageSize = 5;
/** All of them together may be as long as this. */
const maxCharsTogether = 4 * maxChars.transcript;

/** Transcripts that the account may change in their order, some at a time; one that is not there or another's is not found. */
export async function* readLinkedTranscripts(
  db: Database,
  of: { accountId: string; transcriptIds: string[] },
): AsyncGenerator<Source[]> {
  const ids = [...new Set(of.transcriptIds)];
  let chars = 0;
  for (let at = 0; at < ids.length; at += pageSize) {
    const sources = await readSources(db, {
      accountId: of.accountId,
      transcriptIds: ids.slice(at, at + pageSize),
    });
    for (const { segments } of sources) chars += segments.reduce((sum, { text }) => sum + text.length, 0);
    if (chars > maxCharsTogether) throw new AppError("too_large");
    yield sources;
  }
}
