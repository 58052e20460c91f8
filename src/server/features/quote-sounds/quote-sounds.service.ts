import { sliceCodePoints } from "#analysis/code-points.ts";
import { findQuoteSound } from "#analysis/quote-sound/find-quote-sound.ts";
import type { QuoteSound } from "#contract/heard.ts";
import type { MessageSound } from "#contract/quote-sounds.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { readWholeParts, recordingBytes } from "../../db/stored-parts.ts";
import type { ZipFile } from "../../files/zip-stream.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { getTranscript } from "../transcripts/transcripts.service.ts";
import * as store from "./quote-sounds.store.ts";
import { writeClip } from "./write-clip.ts";

interface OfSource {
  accountId: string;
  sourceId: string;
}
type OfMessage = OfSource & { messageId: string };
interface Passage {
  start: number;
  end: number;
}

export async function listInterviewSounds(
  db: Database,
  accountId: string,
  interviewId: string,
): Promise<{ messageIds: string[]; sourceIds: string[] }> {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  const [messageIds, sourceIds] = await Promise.all([
    store.listPlayable(db, interview.id),
    store.listRecorded(db, interview.projectId),
  ]);
  return { messageIds, sourceIds };
}

export async function listSourceSounds(db: Database, of: OfSource): Promise<MessageSound[]> {
  const spoken = await listSpoken(db, of);
  return spoken.map(({ messageId, bytes, heard, sent }) => ({
    ...{ messageId, canPlay: bytes > 0 },
    heard: heard !== null && heard.trim() !== sent.trim() ? heard : null,
  }));
}

/** Of a session that may be read, or else of a transcript; throws where it's neither. */
async function listSpoken(db: Database, of: OfSource): Promise<store.SpokenMessage[]> {
  const spoken = await store.listSpokenOfSession(db, of);
  if (spoken.length > 0 || (await store.isSession(db, of))) return spoken;
  const { turns } = await getTranscript(db, { accountId: of.accountId, id: of.sourceId });
  const recording = await store.findRecordingOf(db, of.sourceId);
  if (!recording) return [];
  const { id, contentType, bytes, durationMs, createdAt, words: ofTurns } = recording;
  return turns.map(({ _id: messageId, text: sent }, seq) => {
    const stored = { id, contentType, bytes, durationMs, createdAt, parts: recordingBytes };
    return { ...stored, messageId, words: ofTurns?.[seq] ?? [], heard: null, sent, isPart: true };
  });
}

/** A message whose sound is there. */
export async function findPlayable(db: Database, of: OfMessage): Promise<store.SpokenMessage> {
  const spoken = await listSpoken(db, of);
  const found = spoken.find(({ messageId, bytes }) => messageId === of.messageId && bytes > 0);
  if (!found) throw new AppError("sound_not_found");
  return found;
}

export async function locateQuote(db: Database, of: OfMessage, passage: Passage): Promise<QuoteSound> {
  return locate(await findPlayable(db, of), passage);
}

/** Its files, and when the sound was made. */
export async function makeClip(
  db: Database,
  of: OfMessage,
  passage: Passage,
): Promise<{ files: ZipFile[]; madeAt: Date }> {
  const found = await findPlayable(db, of);
  const { id, bytes, parts, contentType, sent } = found;
  const sound = await readWholeParts(db, parts, { id, bytes });
  const quote = sliceCodePoints(sent, passage.start, passage.end);
  const place = locate(found, passage);
  const files = writeClip({ name: "quote", contentType, sound, quote, place });
  return { files, madeAt: found.createdAt };
}

/** Of a recording's turn the whole is the turn and not the recording. */
function locate(found: store.SpokenMessage, passage: Passage): QuoteSound {
  const place = findQuoteSound({ ...found, ...passage });
  const [first, last] = [found.words[0], found.words.at(-1)];
  if (place.match !== "whole" || !found.isPart || !first || !last) return place;
  return { ...place, startMs: first.startMs, endMs: last.endMs };
}
