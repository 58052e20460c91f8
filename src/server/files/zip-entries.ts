import { inflateRawSync } from "node:zlib";

const endMark = Buffer.from("PK\u0005\u0006");
const entryMark = 0x02014b50;
const utf8Flag = 0x800;

export interface ZippedEntry {
  path: string;
  method: number;
  compressedSize: number;
  headerOffset: number;
}

/** The files that a zip says it holds. Throws where it is damaged, of the 64-bit kind, or says more than `most`. */
export function listZippedEntries(bytes: Buffer, most: number): ZippedEntry[] {
  const end = bytes.lastIndexOf(endMark);
  if (end === -1) throw new Error("no directory");
  const count = bytes.readUInt16LE(end + 10);
  if (count > most) throw new Error("too many entries");
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZippedEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== entryMark) throw new Error("no entry where one is said to be");
    const nameLength = bytes.readUInt16LE(at + 28);
    const encoding = bytes.readUInt16LE(at + 8) & utf8Flag ? "utf8" : "latin1";
    entries.push({
      path: bytes.toString(encoding, at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      compressedSize: bytes.readUInt32LE(at + 20),
      headerOffset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * The content of an entry; undefined when there are more than `room` bytes in it. Unpacked under that limit,
 * because the sizes that a zip states about itself can be lies. Throws where the entry is damaged.
 */
export function unpackEntry(bytes: Buffer, entry: ZippedEntry, room: number): Buffer | undefined {
  const { headerOffset, compressedSize, method } = entry;
  const start =
    headerOffset + 30 + bytes.readUInt16LE(headerOffset + 26) + bytes.readUInt16LE(headerOffset + 28);
  if (start + compressedSize > bytes.length) throw new Error("the entry ends outside of the file");
  const packed = bytes.subarray(start, start + compressedSize);
  if (method === 0) return packed.length > room ? undefined : packed;
  if (method !== 8) throw new Error("unknown compression");
  try {
    const content = inflateRawSync(packed, { maxOutputLength: Math.max(room, 1) });
    return content.length > room ? undefined : content;
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") return undefined;
    throw error;
  }
}
