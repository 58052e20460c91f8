import { maxMegabytes, toBytes } from "#contract/limits.ts";
import type { StoredFile } from "#contract/stimuli.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";

const pieceBytes = toBytes(maxMegabytes.stimulusPiece);

interface Upload {
  projectId: string;
  file: File;
  signal: AbortSignal;
  /** Share of the bytes that are there, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Piece by piece: what isn't a picture, a sound or a video is refused after the first, and a slow line has its time. */
export async function uploadStimulus({ projectId, file, signal, onProgress }: Upload): Promise<StoredFile> {
  const first = toForm(file, 0, { bytes: file.size });
  const begin = () =>
    call("POST /api/projects/:projectId/stimuli", { params: { projectId }, form: first, signal });
  // Without an answer it may be stored already, and a second one would take its room.
  let stored = await sendTwice(begin, (error) => !signal.aborted && isServers(error));
  onProgress(stored.received / stored.bytes);
  while (stored.received < stored.bytes) {
    const { fileId, received } = stored;
    const form = toForm(file, received, { from: received });
    const next = () => call("POST /api/stimuli/:fileId/pieces", { params: { fileId }, form, signal });
    stored = await sendTwice(next, (error) => !signal.aborted && (isServers(error) || isOffline(error)));
    onProgress(stored.received / stored.bytes);
  }
  return stored;
}

const pauseMs = 1_000;

/** Once more after a pause, where that may help. */
async function sendTwice<T>(send: () => Promise<T>, mayHelp: (error: unknown) => boolean): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!mayHelp(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return send();
  }
}

const isServers = (error: unknown) => error instanceof ApiError && error.status >= 500;
const isOffline = (error: unknown) => error instanceof ApiError && error.code === "offline";

function toForm(file: File, from: number, fields: Record<string, number>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append("file", file.slice(from, from + pieceBytes), file.name);
  return form;
}
