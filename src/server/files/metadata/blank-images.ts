import { crc32 } from "node:zlib";
import { blankExif, blankTiff } from "./blank-exif.ts";

/** What stands in a file from now on, in place of as many bytes as before. */
export interface Blank {
  at: number;
  bytes: Buffer;
}

const zeros = (at: number, length: number): Blank => ({ at, bytes: Buffer.alloc(length) });

function holds(content: Buffer, at: number, text: string): boolean {
  return content.toString("latin1", at, at + text.length) === text;
}

/** What browsers need of the segments that a JPEG may leave out: its first one, colours, and how colours are coded. */
function isNeeded(content: Buffer, marker: number, at: number): boolean {
  if (marker === 0xe0) return !holds(content, at, "JFXX");
  if (marker === 0xe2) return holds(content, at, "ICC_PROFILE\0");
  return marker === 0xee || (marker !== 0xfe && (marker < 0xe0 || marker > 0xef));
}

function blankSegment(
  content: Buffer,
  marker: number,
  { start, end }: { start: number; end: number },
): Blank[] {
  if (end <= start || isNeeded(content, marker, start)) return [];
  if (marker !== 0xe1 || !holds(content, start, "Exif")) return [zeros(start, end - start)];
  return [{ at: start, bytes: blankExif(content.subarray(start, end)) }];
}

/** Also what stands after the end: phones put a second picture or a film there, each with a place of its own. */
export function listJpegBlanks(content: Buffer): Blank[] {
  const blanks: Blank[] = [];
  for (let at = content.indexOf(0xff, 2); at !== -1 && at + 4 <= content.length; ) {
    const marker = content.readUInt8(at + 1);
    if (marker === 0xd9) return [...blanks, zeros(at + 2, content.length - at - 2)];
    const isAlone = marker === 0xff || marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    const length = isAlone ? 0 : Math.max(content.readUInt16BE(at + 2), 2);
    const end = Math.min(at + 2 + length, content.length);
    if (!isAlone) blanks.push(...blankSegment(content, marker, { start: at + 4, end }));
    // The next marker: what lies between two is the picture.
    at = content.indexOf(0xff, marker === 0xff ? at + 1 : at + 2 + length);
  }
  return blanks;
}

const personalChunks = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME", "caBX"]);

/** A chunk of a PNG becomes one that nobody knows, with a checksum that is right. */
export function listPngBlanks(content: Buffer): Blank[] {
  const blanks: Blank[] = [];
  for (let at = 8; at + 12 <= content.length; ) {
    const length = content.readUInt32BE(at);
    const type = content.toString("latin1", at + 4, at + 8);
    const end = at + 12 + length;
    if (end > content.length) break;
    if (type === "IEND") {
      blanks.push(zeros(end, content.length - end));
      break;
    }
    if (personalChunks.has(type)) {
      const data = blankTiff(content.subarray(at + 8, end - 4));
      const isTurned = type === "eXIf" && data.some((byte) => byte !== 0);
      const chunk = Buffer.concat([
        Buffer.from(isTurned ? type : "voId", "latin1"),
        isTurned ? data : Buffer.alloc(length),
      ]);
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(chunk));
      blanks.push({ at: at + 4, bytes: Buffer.concat([chunk, sum]) });
    }
    at = end;
  }
  return blanks;
}

export function listWebpBlanks(content: Buffer): Blank[] {
  const blanks: Blank[] = [];
  const whole = Math.min(content.readUInt32LE(4) + 8, content.length);
  for (let at = 12; at + 8 <= whole; ) {
    const length = content.readUInt32LE(at + 4);
    const start = at + 8;
    const end = Math.min(start + length, whole);
    if (holds(content, at, "EXIF"))
      blanks.push({ at: start, bytes: blankExif(content.subarray(start, end)) });
    if (holds(content, at, "XMP ")) blanks.push(zeros(start, end - start));
    at = start + length + (length % 2);
  }
  blanks.push(zeros(whole, content.length - whole));
  return blanks;
}
