import type { HeardWord } from "#contract/heard.ts";

/** A WAV in which each word is a tone of its own, so that its times are exact. */
export interface KnownSound {
  wav: Uint8Array;
  words: HeardWord[];
  durationMs: number;
}

const sampleRate = 16_000;
const wordMs = 300;
const gapMs = 100;
/** A chunk that players skip: it carries what the sound says. */
const marker = "said";

export function makeKnownSound(text: string): KnownSound {
  const words = text
    .split(/\s+/u)
    .filter(Boolean)
    .map((word, at) => {
      const startMs = gapMs + at * (wordMs + gapMs);
      return { text: word, startMs, endMs: startMs + wordMs };
    });
  const durationMs = gapMs + words.length * (wordMs + gapMs);
  const samples = Buffer.alloc(((durationMs * sampleRate) / 1_000) * 2);
  for (const [at, { startMs, endMs }] of words.entries()) {
    const hertz = 200 + (at % 40) * 20;
    for (let i = (startMs * sampleRate) / 1_000; i < (endMs * sampleRate) / 1_000; i++) {
      samples.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * hertz * i) / sampleRate)), i * 2);
    }
  }
  const said = Buffer.from(JSON.stringify({ text, words, durationMs }));
  const padded = said.length % 2 === 0 ? said : Buffer.concat([said, Buffer.from(" ")]);
  const chunks = [chunk("fmt ", describeFormat()), chunk(marker, padded), chunk("data", samples)];
  const body = Buffer.concat([Buffer.from("WAVE"), ...chunks]);
  return { wav: chunk("RIFF", body), words, durationMs };
}

/** What a known sound says; null for any other sound. */
export function readKnownSound(
  wav: Uint8Array,
): { text: string; words: HeardWord[]; durationMs: number } | null {
  const bytes = Buffer.from(wav);
  const at = bytes.indexOf(marker);
  if (at === -1) return null;
  const length = bytes.readUInt32LE(at + 4);
  return JSON.parse(bytes.toString("utf8", at + 8, at + 8 + length));
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** PCM, one channel, 16 bits. */
function describeFormat(): Buffer {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  return format;
}
