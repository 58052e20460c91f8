import { writeFileName } from "#analysis/formats/export/transcript-text.ts";

/** Characters that RFC 8187 lets stand as they are in `filename*`. */
const plainInName = /[A-Za-z0-9!#$&+.^_`|~-]/;

function encodeName(name: string): string {
  return Array.from(new TextEncoder().encode(name), (byte) => {
    const char = String.fromCodePoint(byte);
    return byte < 128 && plainInName.test(char)
      ? char
      : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  }).join("");
}

/** The name in letters that every program reads: without accents, other scripts as underscores. */
function writeAscii(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]+/gu, "_")
    .replace(/["\\%]/g, "_");
}

/** The header of a download (RFC 6266): the name as it is, and one in ASCII for programs that know no other. */
export function attachmentHeader(name: string): string {
  const clean = writeFileName(name.toWellFormed());
  return `attachment; filename="${writeAscii(clean)}"; filename*=UTF-8''${encodeName(clean)}`;
}
