import { listZippedEntries, unpackEntry } from "./zip-entries.ts";

/** A document of several hundred pages stays below this. */
const maxInflatedBytes = 16 * 1024 * 1024;
const maxEntries = 5_000;

/**
 * Whether a DOCX can be opened safely: every XML part is unpacked once under a limit. Undefined when nothing is
 * wrong with it.
 */
export function findDocxProblem(bytes: Buffer): "damaged" | "too_much_text" | undefined {
  try {
    let room = maxInflatedBytes;
    for (const entry of listZippedEntries(bytes, maxEntries)) {
      if (!/\.(?:xml|rels)$/i.test(entry.path)) continue;
      const content = unpackEntry(bytes, entry, room);
      if (!content) return "too_much_text";
      room -= content.length;
    }
    return undefined;
  } catch {
    // Offsets that point outside of the file, an unknown compression, a damaged stream.
    return "damaged";
  }
}
