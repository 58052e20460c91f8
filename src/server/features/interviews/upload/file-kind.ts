export type FileKind = "docx" | "pdf" | "text";

const zipMagic = Buffer.from("PK\u0003\u0004");
const textControls = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;

/** What a file is by its content; its name proves nothing. Undefined for what holds no script. */
export function findFileKind(bytes: Buffer): FileKind | undefined {
  if (bytes.subarray(0, 4).equals(zipMagic)) return bytes.includes("word/document.xml") ? "docx" : undefined;
  if (bytes.subarray(0, 1024).includes("%PDF-")) return "pdf";
  return decodeText(bytes) === undefined ? undefined : "text";
}

/** Plain text in UTF-8, UTF-16 or Windows Latin-1; undefined when the bytes are no text. */
export function decodeText(bytes: Buffer): string | undefined {
  const text = decodeBytes(bytes);
  if (text === undefined || text.includes("\0") || text.startsWith("{\\rtf")) return undefined;
  const controls = text.match(textControls)?.length ?? 0;
  return controls > text.length / 100 ? undefined : text;
}

function decodeBytes(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs("utf-16be", bytes);
  if (!bytes.includes(0)) return decodeAs("utf-8", bytes) ?? decodeAs("windows-1252", bytes);
  // Zero bytes without a mark: UTF-16 of mostly Latin letters, or no text at all.
  const encoding = bytes[0] === 0 ? "utf-16be" : "utf-16le";
  const text = decodeAs(encoding, bytes);
  if (text === undefined) return undefined;
  const latin = text.match(/[\t\n\r\u0020-\u024f]/g)?.length ?? 0;
  return latin > text.length * 0.7 ? text : undefined;
}

function decodeAs(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
