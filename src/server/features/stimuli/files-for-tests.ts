import { crc32, deflateSync } from "node:zlib";

/** The smallest files of each kind that say what they are. */

/** A picture of one colour, that a browser shows. */
export function makePng(
  width = 64,
  [red, green, blue]: [number, number, number] = [40, 110, 200],
  height = width,
): Buffer {
  const row = Buffer.alloc(1 + width * 3);
  for (let at = 1; at < row.length; at += 3) row.set([red, green, blue], at);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    makeChunk("IHDR", head),
    makeChunk("IDAT", rows),
    makeChunk("IEND", Buffer.alloc(0)),
  ]);
}

function makeChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** A second of a tone. */
export function makeWav(seconds = 1): Buffer {
  const rate = 8_000;
  const samples = Buffer.alloc(rate * seconds);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = 128 + Math.round(60 * Math.sin((at * 440 * 2 * Math.PI) / rate));
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** Bytes that are a video by their beginning; each tells its place, so that a wrong range is seen. */
export function makeMp4(bytes: number): Buffer {
  const video = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) video.writeUInt32BE(at, at);
  video.write("\x00\x00\x00\x20ftypisom", 0, "latin1");
  return video;
}
