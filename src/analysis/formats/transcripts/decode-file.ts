/** The text of a file of bytes, or a sentence on why there is none. */
export type DecodedFile = { text: string; notices: string[] } | { problem: string };

const zipMark = [0x50, 0x4b, 0x03, 0x04];
const signatures: { bytes: number[]; problem: string }[] = [
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    problem: "is a Word 97 document. Please save it as .docx or as plain text and upload that.",
  },
  { bytes: zipMark, problem: "is a packed file and not plain text." },
  { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], problem: "is a PDF and not plain text." },
  {
    bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66],
    problem: "is an RTF document. Please save it as .docx or as plain text.",
  },
  { bytes: [0x7f, 0x45, 0x4c, 0x46], problem: "is a program and not a transcript." },
  { bytes: [0x4d, 0x5a, 0x90, 0x00], problem: "is a program and not a transcript." },
];
const noText = "is not a text, so it cannot be a transcript.";
const textControls = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

export type FileKind = "docx" | "pdf" | "refi" | "other";

/**
 * What a file is by its content; its name proves nothing. "refi" is a REFI-QDA project; "other" may be text, which
 * `decodeFile` tells.
 */
export function findFileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, zipMark)) {
    if (holds(bytes, "project.qde")) return "refi";
    if (holds(bytes, "word/document.xml")) return "docx";
    return holds(bytes, ".qde") ? "refi" : "other";
  }
  return holds(bytes.subarray(0, 1024), "%PDF-") ? "pdf" : "other";
}

function holds(bytes: Uint8Array, text: string): boolean {
  const sought = Array.from(text, (letter) => letter.charCodeAt(0));
  const [first = 0] = sought;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes.subarray(at, at + sought.length), sought)) return true;
  }
  return false;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 without a mark: every other byte of Latin text is zero. */
function findWideEncoding(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  for (const [index, byte] of head.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  if (odd > head.length * 0.3 && even === 0) return "utf-16le";
  return even > head.length * 0.3 && odd === 0 ? "utf-16be" : undefined;
}

function decodeText(bytes: Uint8Array): { text: string; notices: string[] } | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return wrap(decodeAs("utf-16le", bytes));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return wrap(decodeAs("utf-16be", bytes));
  if (bytes.includes(0)) {
    const wide = findWideEncoding(bytes);
    return wide === undefined ? undefined : wrap(decodeAs(wide, bytes));
  }
  const text = decodeAs("utf-8", bytes);
  if (text !== undefined) return wrap(text);
  const notice =
    "The file is not in UTF-8; it was read as Western European text. Please check accented letters.";
  return wrap(decodeAs("windows-1252", bytes), notice);
}

function wrap(
  text: string | undefined,
  ...notices: string[]
): { text: string; notices: string[] } | undefined {
  return text === undefined ? undefined : { text, notices };
}

/** Decodes a text file in UTF-8, UTF-16 or Windows Latin-1; says politely what else it is. `name` begins the sentence. */
export function decodeFile(name: string, bytes: Uint8Array): DecodedFile {
  if (bytes.length === 0) return { problem: `${name} is empty.` };
  const known = signatures.find((signature) => startsWith(bytes, signature.bytes));
  if (known) return { problem: `${name} ${known.problem}` };
  const decoded = decodeText(bytes);
  if (!decoded || decoded.text.includes("\0")) return { problem: `${name} ${noText}` };
  const controls = decoded.text.match(textControls)?.length ?? 0;
  return controls > decoded.text.length / 100 ? { problem: `${name} ${noText}` } : decoded;
}
