import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { tokenHeader } from "../../token-header.ts";

export interface SoundPlace {
  sessionId: string;
  resumeToken: string | undefined;
  soundId: string;
}

export interface SoundUpload {
  add: (piece: Blob) => void;
  /** Resolves when all that was added is stored; called again, it tries again. */
  finish: () => Promise<void>;
}

const maxTries = 7;

/** Sends pieces one after the other while they are recorded, each until it is acknowledged. */
export function openUpload(place: SoundPlace, signal: AbortSignal): SoundUpload {
  const queue: Blob[] = [];
  let from = 0;
  let running: Promise<void> | undefined;
  const sendAll = async () => {
    for (let piece = queue[0]; piece !== undefined; piece = queue[0]) {
      from = await sendPiece(place, { piece, from }, signal);
      queue.shift();
    }
  };
  const run = () => {
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    add: (piece) => {
      queue.push(piece);
      // What went wrong is told by `finish`.
      run().catch(() => undefined);
    },
    finish: run,
  };
}

async function sendPiece(
  { resumeToken, ...params }: SoundPlace,
  { piece, from }: { piece: Blob; from: number },
  signal: AbortSignal,
): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      const form = new FormData();
      form.set("from", String(from));
      form.set("file", piece, "answer");
      const headers = tokenHeader(resumeToken);
      const input = { params, headers, form, signal, timeoutMs: 20_000 };
      await call("POST /api/sessions/:sessionId/sounds/:soundId/pieces", input);
      return from + piece.size;
    } catch (error) {
      if (signal.aborted || tries === maxTries || !mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, 15_000)));
    }
  }
}

/** A broken connection, a server that restarts, too many at once. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
