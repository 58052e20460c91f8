import { crc32 } from "node:zlib";
import type { Source } from "../../db/stored-parts.ts";

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
function listJpegBlanks(content: Buffer): Blank[] {
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
function listPngBlanks(content: Buffer): Blank[] {
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

function listWebpBlanks(content: Buffer): Blank[] {
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

/** How a picture is turned (1 to 8), out of the TIFF block that cameras write; undefined where it doesn't say. */
function readOrientation(tiff: Buffer): number | undefined {
  const order = tiff.toString("latin1", 0, 2);
  if (tiff.length < 14 || (order !== "II" && order !== "MM")) return undefined;
  const isLittle = order === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return undefined;
  const entries = short(start);
  for (let entry = 0; entry < entries; entry++) {
    const at = start + 2 + entry * 12;
    if (at + 12 > tiff.length) return undefined;
    if (short(at) !== orientationTag) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

const orientationTag = 0x0112;

/** As long as before, and it says no more than how the picture is turned. */
function blankTiff(tiff: Buffer): Buffer {
  const blank = Buffer.alloc(tiff.length);
  const orientation = readOrientation(tiff);
  if (orientation === undefined || orientation === 1 || tiff.length < 26) return blank;
  blank.write("MM\0*", 0, "latin1");
  blank.writeUInt32BE(8, 4);
  // One entry: a single 16-bit number.
  blank.writeUInt16BE(1, 8);
  blank.writeUInt16BE(orientationTag, 10);
  blank.writeUInt16BE(3, 12);
  blank.writeUInt32BE(1, 14);
  blank.writeUInt16BE(orientation, 18);
  return blank;
}

const exifHead = Buffer.from("Exif\0\0", "latin1");

/** With the head that JPEG, and some WebP, have before the block. */
function blankExif(exif: Buffer): Buffer {
  if (!exif.subarray(0, exifHead.length).equals(exifHead)) return blankTiff(exif);
  return Buffer.concat([exifHead, blankTiff(exif.subarray(exifHead.length))]);
}

const ofImages: Record<string, (content: Buffer) => Blank[]> = {
  "image/jpeg": listJpegBlanks,
  "image/png": listPngBlanks,
  "image/webp": listWebpBlanks,
};

/**
 * Where a file tells of the place, the time, the device or the person behind it. How it looks and sounds, how it is
 * turned and how long it is stay the same. GIF, WebM, Ogg, MP3 and WAV are left as they are: no camera writes them.
 */
export async function listBlanks(contentType: string, source: Source): Promise<Blank[]> {
  const listOfImage = ofImages[contentType];
  const isMp4 = contentType === "video/mp4" || contentType === "audio/mp4";
  const blanks = listOfImage
    ? listOfImage(await source.bytes(0, source.size))
    : isMp4
      ? await listMp4Blanks(source)
      : [];
  return blanks.filter(({ bytes }) => bytes.length > 0);
}

/** Enough for any film; a file of a million tiny boxes is nobody's. */
const maxBoxes = 2_000;

interface Box {
  type: string;
  at: number;
  start: number;
  end: number;
}

/** Where an editor puts what it knows of the film. */
const xmp = "be7acfcb97a942e89c71999491e3afac";

/** The boxes in which phones write the place, the owner's name and the model; players need none of them. */
async function listMp4Blanks(source: Source): Promise<Blank[]> {
  const blanks: Blank[] = [];
  const budget = { boxes: maxBoxes };
  const look = async (from: number, to: number): Promise<void> => {
    for (let at = from; at + 8 <= to && budget.boxes > 0; budget.boxes -= 1) {
      const box = await readBox(source, at, to);
      if (box === undefined) return;
      if (box.type === "moov" || box.type === "trak") await look(box.start, box.end);
      const isXmp = box.type === "uuid" && (await readId(source, box)) === xmp;
      if (isXmp || box.type === "udta" || box.type === "meta") blanks.push(toFree(box));
      at = box.end;
    }
  };
  await look(0, source.size);
  return blanks;
}

async function readBox(source: Source, at: number, to: number): Promise<Box | undefined> {
  const head = await source.bytes(at, Math.min(16, to - at));
  const type = head.toString("latin1", 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 1 && head.length < 16) return undefined;
  const size = short === 0 ? to - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  const start = at + (short === 1 ? 16 : 8);
  const end = at + size;
  return end < start || end > to ? undefined : { type, at, start, end };
}

async function readId(source: Source, { start, end }: Box): Promise<string> {
  return (await source.bytes(start, Math.min(16, end - start))).toString("hex");
}

/** Free space, as long as before. */
function toFree({ at, start, end }: Box): Blank {
  const between = start - at - 8;
  // A long size stays where it is.
  if (between > 0) return { at: start, bytes: Buffer.alloc(end - start) };
  return { at: at + 4, bytes: Buffer.concat([Buffer.from("free", "latin1"), Buffer.alloc(end - start)]) };
}
