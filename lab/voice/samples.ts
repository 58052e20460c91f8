import { runProgram } from "./run-program.ts";

/** One channel at this rate, which is what pocketsphinx was trained for. */
const sampleRate = 16_000;
const samplesPerMs = sampleRate / 1_000;
/** Sounds are compared at a quarter of their rate: exact to a quarter of a millisecond, and sixteen times as fast. */
const step = 4;

export const toSamples = (ms: number) => Math.round(ms * samplesPerMs);
export const toMs = (samples: number) => Math.round(samples / samplesPerMs);

/** Any sound that ffmpeg reads, as plain samples. */
export async function decode(sound: Uint8Array): Promise<Int16Array> {
  const format = ["-ac", "1", "-ar", String(sampleRate), "-f", "s16le"];
  const raw = await runProgram("ffmpeg", ["-v", "error", "-i", "pipe:0", ...format, "pipe:1"], sound);
  return new Int16Array(Uint8Array.from(raw).buffer, 0, Math.floor(raw.length / 2));
}

export function toBytes(samples: Int16Array): Buffer {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
}

/** As a WAV with one channel of 16 bits. */
export function toWav(samples: Int16Array): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, toBytes(samples)]);
}

/** From the first to the last sample that can be heard. */
export function trimSilence(samples: Int16Array): Int16Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isLoud = (sample: number) => Math.abs(sample) > loudest / 30;
  const first = samples.findIndex(isLoud);
  return first === -1 ? samples.subarray(0, 0) : samples.subarray(first, samples.findLastIndex(isLoud) + 1);
}

/** Where a sound begins within another one, and how alike they are there: 1 for the same, 0 for nothing in common. */
export function locateSound(part: Int16Array, whole: Int16Array): { atMs: number; likeness: number } {
  const [needle, hay] = [thinOut(part), thinOut(whole)];
  let best = { at: 0, likeness: -1 };
  const energyOf = (samples: Float64Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);
  const needleEnergy = energyOf(needle);
  // A part may begin before the whole does or end after it.
  const overhang = Math.min(needle.length >> 1, toSamples(1_000) / step);
  for (let at = -overhang; at <= hay.length - needle.length + overhang; at++) {
    const [from, to] = [Math.max(0, -at), Math.min(needle.length, hay.length - at)];
    let [product, energy] = [0, 0];
    for (let i = from; i < to; i++) {
      const other = hay[at + i] ?? 0;
      product += (needle[i] ?? 0) * other;
      energy += other * other;
    }
    const likeness = product / Math.sqrt(needleEnergy * energy || 1);
    if (likeness > best.likeness) best = { at, likeness };
  }
  return { atMs: toMs(best.at * step), likeness: best.likeness };
}

function thinOut(samples: Int16Array): Float64Array {
  const thin = new Float64Array(Math.floor(samples.length / step));
  for (let at = 0; at < thin.length; at++)
    for (let i = 0; i < step; i++) thin[at] = (thin[at] ?? 0) + (samples[at * step + i] ?? 0) / step;
  return thin;
}
