import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** A file on the disk that has no name there any more: it is gone with its handle, and with the process. */
export interface SpooledFile {
  write: (chunk: Buffer) => Promise<void>;
  /** All of it, or so many bytes from a place on. */
  read: (from?: number, length?: number) => Promise<Buffer>;
  release: () => Promise<void>;
}

/** Opens a place on the disk for what is being uploaded, so that uploads that wait fill no memory. */
export async function openSpooledFile(dataDir: string): Promise<SpooledFile> {
  const folder = join(dataDir, "uploads");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomBytes(12).toString("hex"));
  const handle = await open(path, "wx+", 0o600);
  const isNameless = await rm(path).then(
    () => true,
    () => false,
  );
  let size = 0;
  return {
    write: async (chunk) => {
      await handle.write(chunk, 0, chunk.length, size);
      size += chunk.length;
    },
    read: (from = 0, length = size - from) => readPart(handle, from, length),
    release: async () => {
      await handle.close();
      // Not every system lets an open file go.
      if (!isNameless) await rm(path, { force: true });
    },
  };
}

async function readPart(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  while (at < length) {
    const { bytesRead } = await handle.read(bytes, at, length - at, from + at);
    if (bytesRead === 0) throw new Error("An uploaded file is shorter than it was");
    at += bytesRead;
  }
  return bytes;
}
