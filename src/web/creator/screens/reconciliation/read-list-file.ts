import { maxMegabytes, toBytes } from "#contract/limits.ts";
/** A file's text, in the encodings that spreadsheets write; or a sentence on why it isn't read. */
export async function readListFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > toBytes(maxMegabytes.panelList))
    return { problem: `This file is larger than ${maxMegabytes.panelList} MB. Export fewer columns.` };
  try {
    return { text: decode(new Uint8Array(await file.arrayBuffer())) };
  } catch {
    return { problem: "Couldn't read this file. Choose it again." };
  }
}

export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Excel writes CSV in the machine's own encoding; one byte is one letter then. Other files hold bytes of nothing.
    return new TextDecoder(bytes.includes(0) ? "utf-8" : "windows-1252").decode(bytes);
  }
}
