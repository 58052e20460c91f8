import type { ZipEntry } from "#analysis/formats/refi/refi-project.ts";
import type { TextProblem } from "../../../files/file-text.ts";
import { listZippedEntries, unpackEntry, type ZippedEntry } from "../../../files/zip-entries.ts";

/** Far above a project of thousands of codings; a file that packs a hundred times better than text is a trap. */
const most = { entries: 5_000, bytes: 64 * 1024 * 1024, ratio: 300, freeBytes: 1024 * 1024 };

/** The project and the texts of a .qdpx. Pictures, sound and documents in it are not even unpacked. */
export function unpackProject(name: string, bytes: Buffer): { entries: ZipEntry[] } | TextProblem {
  try {
    const listed = listZippedEntries(bytes, most.entries);
    if (listed.some(({ path }) => leadsOutside(path))) {
      const sentence = `${name} could not be read: it holds a file whose name leads to another folder.`;
      return { problem: "damaged", sentence };
    }
    return unpackTexts(
      bytes,
      listed.filter(({ path }) => /\.(?:qde|txt)$/i.test(path)),
    );
  } catch {
    return { problem: "damaged" };
  }
}

function unpackTexts(bytes: Buffer, listed: ZippedEntry[]): { entries: ZipEntry[] } | TextProblem {
  let room = most.bytes;
  const entries: ZipEntry[] = [];
  for (const entry of listed) {
    const content = unpackEntry(bytes, entry, room);
    if (!content) return { problem: "too_much_text" };
    const isTrap = content.length > most.freeBytes && content.length > entry.compressedSize * most.ratio;
    if (isTrap) return { problem: "too_much_text" };
    room -= content.length;
    entries.push({ path: entry.path, bytes: content });
  }
  return { entries };
}

function leadsOutside(path: string): boolean {
  const steps = path.replaceAll("\\", "/").split("/");
  return steps.includes("..") || steps[0] === "" || /^[a-z]:/i.test(path) || path.includes("\0");
}
