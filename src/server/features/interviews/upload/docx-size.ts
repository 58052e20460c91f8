import { inflateRawSync } from "node:zlib";

/** A document of several hundred pages stays below this. */
const maxInflatedBytes = 16 * 1024 * 1024;
const maxEntries = 5_000;
const endMark = Buffer.from("PK\u0005\u0006");
const entryMark = 0x02014b50;

export type DocxProblem = "unreadable" | "too_much_text";

/**
 * Whether a DOCX can be opened safely: every XML part is inflated once under a limit, because the sizes that
 * a zip states about itself can be lies. Undefined when nothing is wrong with it.
 */
export function findDocxProblem(bytes: Buffer): DocxProblem | undefined {
  try {
    let room = maxInflatedBytes;
    for (const entry of listXmlEntries(bytes)) {
      const size = inflatedSize(bytes, entry, room);
      if (size === undefined || size > room) return "too_much_text";
      room -= size;
    }
    return undefined;
  } catch {
    // Offsets that point outside of the file, an unknown compression, a damaged stream.
    return "unreadable";
  }
}

interface ZipEntry {
  method: number;
  compressedSize: number;
  headerOffset: number;
}

function listXmlEntries(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf(endMark);
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxEntries) throw new Error("too many entries");
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== entryMark) throw new Error("no entry where one is said to be");
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("latin1", at + 46, at + 46 + nameLength).toLowerCase();
    if (name.endsWith(".xml") || name.endsWith(".rels")) {
      entries.push({
        method: bytes.readUInt16LE(at + 10),
        compressedSize: bytes.readUInt32LE(at + 20),
        headerOffset: bytes.readUInt32LE(at + 42),
      });
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Undefined when there is more in it than `room`. */
function inflatedSize(bytes: Buffer, entry: ZipEntry, room: number): number | undefined {
  const { headerOffset, compressedSize, method } = entry;
  const start =
    headerOffset + 30 + bytes.readUInt16LE(headerOffset + 26) + bytes.readUInt16LE(headerOffset + 28);
  if (start + compressedSize > bytes.length) throw new Error("the entry ends outside of the file");
  if (method === 0) return compressedSize;
  if (method !== 8) throw new Error("unknown compression");
  try {
    const packed = bytes.subarray(start, start + compressedSize);
    return inflateRawSync(packed, { maxOutputLength: Math.max(room, 1) }).length;
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") return undefined;
    throw error;
  }
}
