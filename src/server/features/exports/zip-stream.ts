import { setImmediate as nextTurn } from "node:timers/promises";
import { Zip, ZipDeflate } from "fflate";

export interface ZipFile {
  path: string;
  bytes: Uint8Array;
}

/** How long to pack before other requests get their turn. */
const patienceMs = 20;

/** Packed in one go, so that large files leave room for other requests in between. */
const pieceBytes = 64 * 1024;

/** A zip of the files, given out while it is made; `modifiedAt` is the date that each of them gets. */
export async function* zipFiles(
  files: Iterable<ZipFile> | AsyncIterable<ZipFile>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const takeReady = () => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  let since = performance.now();
  for await (const { path, bytes } of files) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = modifiedAt;
    zip.add(entry);
    for (let at = 0; at === 0 || at < bytes.length; at += pieceBytes) {
      entry.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
      yield* takeReady();
      if (performance.now() - since < patienceMs) continue;
      await nextTurn();
      since = performance.now();
    }
  }
  zip.end();
  yield* takeReady();
}
