import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { listBlanks } from "./blank-metadata.ts";
import { makeBox, makeJpeg, makeRiffChunk, makeTiff } from "./files-for-tests.ts";

const place = "51.5007 N, 0.1246 W";

async function blank(contentType: string, content: Buffer): Promise<Buffer> {
  const bytes = async (from: number, length: number) => content.subarray(from, from + length);
  const blanked = Buffer.from(content);
  for (const { at, bytes: put } of await listBlanks(contentType, { size: content.length, bytes }))
    expect(put.copy(blanked, at)).toBe(put.length);
  return blanked;
}

const holds = (content: Buffer, text: string) => content.includes(Buffer.from(text, "latin1"));
/** How a photo is turned, as the only entry of its block. */
const turned = (orientation: number) => `\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0`;

describe("a JPEG", () => {
  test("loses the place wherever it stands, and keeps its picture, its colours and how it is turned", async () => {
    const photo = makeJpeg(6, place);
    const blanked = await blank("image/jpeg", photo);
    expect(holds(blanked, place)).toBe(false);
    expect(holds(blanked, `Exif\0\0MM\0*\0\0\0\x08\0\x01${turned(6)}`)).toBe(true);
    for (const kept of ["JFIF", "ICC_PROFILE\0\x01\x01colours", "Adobe"])
      expect(holds(blanked, kept)).toBe(true);
    const picture = photo.indexOf(Buffer.from([0xff, 0xda]));
    const end = photo.indexOf(Buffer.from([0xff, 0xd9]));
    expect(blanked.subarray(picture, end + 2).equals(photo.subarray(picture, end + 2))).toBe(true);
  });

  test("that isn't turned says nothing", async () => {
    expect(holds(await blank("image/jpeg", makeJpeg(1, place)), "MM\0*")).toBe(false);
  });

  test("that breaks off anywhere is taken as it is", async () => {
    const photo = makeJpeg(6, place);
    for (let length = 3; length < photo.length; length += 1)
      expect(holds(await blank("image/jpeg", photo.subarray(0, length)), place)).toBe(false);
  });
});

function makeChunk(type: string, content: Buffer | string): Buffer {
  const bytes = typeof content === "string" ? Buffer.from(content, "latin1") : content;
  const named = Buffer.concat([Buffer.from(type, "latin1"), bytes]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(named.length - 4, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

test("a PNG's texts become chunks that nobody knows, with checksums that are right", async () => {
  const [signature, head, end] = [
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    makeChunk("IHDR", Buffer.alloc(13)),
    makeChunk("IEND", ""),
  ];
  const texts = [makeChunk("tEXt", `Comment\0${place}`), makeChunk("iTXt", `XML:com.adobe.xmp\0${place}`)];
  const exif = makeChunk("eXIf", makeTiff(8, place));
  const trailing = Buffer.from(place, "latin1");
  const blanked = await blank("image/png", Buffer.concat([signature, head, exif, ...texts, end, trailing]));
  const tiff = Buffer.alloc(100);
  tiff.write(`MM\0*\0\0\0\x08\0\x01${turned(8)}`, 0, "latin1");
  const voids = texts.map((chunk) => makeChunk("voId", Buffer.alloc(chunk.length - 12)));
  const wanted = [signature, head, makeChunk("eXIf", tiff), ...voids, end, Buffer.alloc(trailing.length)];
  expect(blanked.equals(Buffer.concat(wanted))).toBe(true);
});

test("a WebP keeps its picture and how it is turned", async () => {
  const picture = makeRiffChunk("VP8L", "picture");
  const own = [makeRiffChunk("EXIF", makeTiff(3, place)), makeRiffChunk("XMP ", place)];
  const body = Buffer.concat([Buffer.from("WEBP"), picture, ...own]);
  const blanked = await blank("image/webp", makeRiffChunk("RIFF", body));
  expect(holds(blanked, place)).toBe(false);
  expect(holds(blanked, turned(3))).toBe(true);
  expect(blanked.subarray(12, 12 + picture.length).equals(picture)).toBe(true);
});

describe("an MP4", () => {
  const header = makeBox("ftyp", "isom\0\0\x02\0isommp42");
  const track = makeBox("trak", makeBox("tkhd", "how it is turned"), makeBox("udta", place));
  const xmp = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

  test("loses what phones and editors write about it; each box stays where it was", async () => {
    const film = makeBox("mdat", "film");
    const about = [makeBox("udta", makeBox("\xa9xyz", place)), makeBox("meta", place)];
    const moov = makeBox("moov", makeBox("mvhd", "how long it is"), track, ...about);
    const blanked = await blank(
      "video/mp4",
      Buffer.concat([header, film, moov, makeBox("uuid", xmp, place), makeBox("uuid", "another's 16 byte")]),
    );
    expect(holds(blanked, place)).toBe(false);
    for (const kept of ["film", "how it is turned", "how long it is", "another's 16 byte"])
      expect(holds(blanked, kept)).toBe(true);
    expect(blanked.toString("latin1").match(/free/g)).toHaveLength(4);
  });

  test("whose boxes are larger than it, or without end, is taken as it is", async () => {
    const tooLarge = Buffer.concat([header, makeBox("moov", track).subarray(0, -4)]);
    expect((await blank("video/mp4", tooLarge)).equals(tooLarge)).toBe(true);
    const tiny = Buffer.concat([header, ...Array.from({ length: 100_000 }, () => makeBox("free"))]);
    expect((await blank("video/mp4", tiny)).equals(tiny)).toBe(true);
  });
});
