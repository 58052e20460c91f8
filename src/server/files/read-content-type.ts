import type { StoredFile } from "#contract/stimuli.ts";

export type FileType = Pick<StoredFile, "kind" | "contentType">;

/** How much of a file's beginning tells what it is. */
export const headBytes = 64;

/**
 * What the first bytes of each look like, as Latin-1. Only kinds that can hold no script: neither SVG nor HTML is among
 * them. Of ISO media those brands that browsers play; QuickTime, HEIC and the like they don't.
 */
const signs: (FileType & { sign: RegExp })[] = [
  { sign: /^\x89PNG\r\n\x1a\n/, kind: "image", contentType: "image/png" },
  { sign: /^\xff\xd8\xff/, kind: "image", contentType: "image/jpeg" },
  { sign: /^GIF8[79]a/, kind: "image", contentType: "image/gif" },
  { sign: /^RIFF.{4}WEBP/s, kind: "image", contentType: "image/webp" },
  { sign: /^RIFF.{4}WAVE/s, kind: "sound", contentType: "audio/wav" },
  { sign: /^.{4}ftypM4[AB] /s, kind: "sound", contentType: "audio/mp4" },
  {
    sign: /^.{4}ftyp(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|MSNV|dash)/s,
    kind: "video",
    contentType: "video/mp4",
  },
  { sign: /^\x1a\x45\xdf\xa3.*webm/s, kind: "video", contentType: "video/webm" },
  { sign: /^OggS.*(vorbis|OpusHead|FLAC)/s, kind: "sound", contentType: "audio/ogg" },
];

/** What a file is by its first bytes, whatever it's called; undefined where it's nothing that we show. */
export function readContentType(head: Buffer): FileType | undefined {
  const text = head.toString("latin1", 0, headBytes);
  const found = signs.find(({ sign }) => sign.test(text));
  if (found) return { kind: found.kind, contentType: found.contentType };
  return isMp3(head) ? { kind: "sound", contentType: "audio/mpeg" } : undefined;
}

/** A tag with a version and a size that ID3 allows, or the header of a frame. */
function isMp3(head: Buffer): boolean {
  if (head.length < 10) return false;
  if (head.toString("latin1", 0, 3) === "ID3")
    return head.readUInt8(3) < 0xff && [...head.subarray(6, 10)].every((byte) => byte < 0x80);
  const [first = 0, second = 0, third = 0] = head;
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isLayer3 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
}
