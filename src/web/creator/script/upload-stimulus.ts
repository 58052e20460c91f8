import { maxMegabytes, toBytes } from "#contract/limits.ts";
import type { StoredFile } from "#contract/stimuli.ts";
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
  let stored = await call("POST /api/projects/:projectId/stimuli", {
    params: { projectId },
    form: first,
    signal,
  });
  onProgress(stored.received / stored.bytes);
  while (stored.received < stored.bytes) {
    const { fileId, received } = stored;
    const form = toForm(file, received, { from: received });
    stored = await call("POST /api/stimuli/:fileId/pieces", { params: { fileId }, form, signal });
    onProgress(stored.received / stored.bytes);
  }
  return stored;
}

function toForm(file: File, from: number, fields: Record<string, number>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append("file", file.slice(from, from + pieceBytes), file.name);
  return form;
}
