import type { OwnSound } from "#contract/answer-sounds.ts";
import { maxChars, maxMegabytes, toBytes, unsentSoundDays } from "#contract/limits.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import { type FoundSound, listSounds, type SoundRow } from "../../db/answer-sounds.ts";
import type { Deps } from "../../deps.ts";
import { headBytes, readContentType } from "../../files/read-content-type.ts";
import type { UploadedFile } from "../../files/uploaded-file.ts";
import { sanitizeText } from "../../http/sanitize.ts";
import type { Recogniser } from "../../recogniser.ts";
import type { VoicePromise } from "../interviews/voice-notice.service.ts";
import { getGuide } from "../sessions/guides.service.ts";
import { getOwnKeptSession, getOwnSession } from "../sessions/sessions.service.ts";
import * as store from "./answer-sounds.store.ts";

type SessionRow = Awaited<ReturnType<typeof getOwnSession>>["session"];

interface Own {
  sessionId: string;
  token: string | null;
}
type OwnPlace = Own & { soundId: string };
type SoundDeps = Pick<Deps, "db" | "clock" | "recogniser">;

const dayMs = 24 * 60 * 60 * 1000;

/** Before anything of a piece is read: a session that goes on, whose participant was told that their voice is kept. */
export async function requireSpeaking(
  deps: SoundDeps,
  of: Own,
): Promise<{ session: SessionRow; promised: VoicePromise }> {
  const { session, settings } = await getOwnSession(deps, { ...of, interviewId: null });
  const { promised } = await getGuide(deps.db, session.guideId);
  if (!promised?.voice || settings.voiceAnswers !== true) throw new AppError("voice_off");
  if (session.completedAt !== null || session.endReason !== null) throw new AppError("session_complete");
  return { session, promised: promised.voice };
}

/** A piece that came before is answered like the first time. */
export async function storePiece(
  deps: SoundDeps,
  of: OwnPlace & { from: number },
  piece: UploadedFile,
): Promise<{ soundId: string; received: number }> {
  const { soundId, from } = of;
  const { session, promised } = await requireSpeaking(deps, of);
  if (from + piece.size > toBytes(maxMegabytes.answerSound)) throw refuseLarge();
  if (from === 0 && !(await store.findSound(deps.db, of))) {
    const keptUntil = new Date(deps.clock().getTime() + promised.days * dayMs);
    if (await beginSound(deps, { session, soundId, keptUntil }, piece))
      return { soundId, received: piece.size };
  }
  return continueSound(deps, of, piece);
}

async function continueSound(
  { db }: Pick<Deps, "db">,
  of: OwnPlace & { from: number },
  piece: UploadedFile,
): Promise<{ soundId: string; received: number }> {
  const { soundId, from } = of;
  const row = await store.findSound(db, of);
  if (!row) throw new AppError("sound_not_found");
  if (from < row.bytes) return { soundId, received: row.bytes };
  if (row.ended || row.sent) throw new AppError("sound_ended");
  if (from !== row.bytes || piece.size === 0)
    throw invalidFields({ from: "This isn't the next piece of the recording." });
  if (await store.appendPiece(db, of, from, piece)) return { soundId, received: from + piece.size };
  // The same piece was sent twice, and the other one came first.
  return continueSound({ db }, of, piece);
}

function refuseLarge(): AppError {
  return new AppError("too_large", {
    error: `This recording is too large. An answer can be up to ${maxMegabytes.answerSound} MB.`,
  });
}

async function beginSound(
  { db }: SoundDeps,
  { session, soundId: id, keptUntil }: { session: SessionRow; soundId: string; keptUntil: Date },
  piece: UploadedFile,
): Promise<boolean> {
  const contentType = readSoundType(await piece.bytes(0, Math.min(headBytes, piece.size)));
  if (contentType === undefined) throw new AppError("sound_unreadable");
  const { id: sessionId, interviewId, projectId, language } = session;
  const { ofSession, ofOwner } = await store.sumBytes(db.orm, { sessionId, projectId });
  if (ofSession > toBytes(maxMegabytes.soundsOfSession) || ofOwner > toBytes(maxMegabytes.soundsOfOwner))
    throw new AppError("sounds_full");
  const row = { id, sessionId, interviewId, projectId, language, contentType, bytes: piece.size };
  return db.orm.transaction((tx) => store.insertSound(tx, { ...row, expiresAt: keptUntil }, piece));
}

/** A recorder puts sound alone into files that may hold pictures too. */
function readSoundType(head: Buffer): string | undefined {
  const type = readContentType(head);
  return type === undefined || type.kind === "image"
    ? undefined
    : type.contentType.replace("video/", "audio/");
}

/** Ends the recording and lets it be understood, once; a repeat gets what was understood, or another try. */
export async function transcribeSound(deps: SoundDeps, of: OwnPlace): Promise<OwnSound> {
  const { promised } = await requireSpeaking(deps, of);
  const row = await store.endSound(deps.db, of);
  if (!row) throw new AppError("sound_not_found");
  if (row.heard !== null) return toOwnSound(row);
  const understood = await understand(deps, row, promised.recogniser);
  await store.saveHeard(deps.db, of, understood);
  return toOwnSound({ ...row, ...understood });
}

type Understood = Pick<SoundRow, "heard" | "words" | "durationMs" | "fault">;

/** A voice goes to no company that the participant was not told of before they agreed. */
async function understand(
  { db, recogniser }: SoundDeps,
  row: SoundRow,
  told: Recogniser["provider"],
): Promise<Understood> {
  const nothing = { heard: null, words: null, durationMs: row.durationMs };
  if (!recogniser || recogniser.provider !== told) return { ...nothing, fault: "unavailable" };
  const answer = await recogniser.transcribe({
    audio: await store.readWhole(db, row),
    contentType: row.contentType,
    language: row.language,
    // Who leaves the page finds the words when they come back.
    signal: new AbortController().signal,
  });
  if ("fault" in answer) return { ...nothing, fault: answer.fault };
  const heard = sanitizeText(answer.text.slice(0, maxChars.message));
  const words = answer.words.map((word) => ({ ...word, text: sanitizeText(word.text) }));
  return { heard, words, durationMs: answer.durationMs, fault: null };
}

function toOwnSound(row: FoundSound): OwnSound {
  const { id: soundId, contentType, bytes, durationMs, heard, fault, sent } = row;
  return {
    ...{ soundId, contentType, bytes, durationMs, heard, fault, sent },
    recordedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** For as long as anything of theirs is stored. */
export async function listOwnSounds(deps: Pick<Deps, "db">, of: Own): Promise<OwnSound[]> {
  await getOwnKeptSession(deps, of);
  return (await listSounds(deps.db, of.sessionId)).map(toOwnSound);
}

export async function findOwnSound(deps: Pick<Deps, "db">, of: OwnPlace): Promise<SoundRow> {
  await getOwnKeptSession(deps, of);
  const row = await store.findSound(deps.db, of);
  if (!row || row.bytes === 0) throw new AppError("sound_not_found");
  return row;
}

export async function deleteOwnSound(deps: Pick<Deps, "db">, of: OwnPlace): Promise<void> {
  await getOwnKeptSession(deps, of);
  if (!(await store.deleteSound(deps.db, of))) throw new AppError("sound_not_found");
}

/** Called by the housekeeping. */
export async function deleteExpiredSounds({ db }: Pick<Deps, "db">): Promise<void> {
  await store.deleteExpired(db, unsentSoundDays);
}
