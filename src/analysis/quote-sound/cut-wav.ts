/** Where a WAV's samples lie, and what they are. */
interface WavFacts {
  /** The content of its "fmt " chunk. */
  format: Uint8Array;
  bytesPerSecond: number;
  blockBytes: number;
  dataStart: number;
  dataBytes: number;
}

const pcm = [1, 3, 0xfffe];
const maxChunks = 100;

/** Null for what is no WAV of plain samples. */
function readWav(wav: Uint8Array): WavFacts | null {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  if (wav.length < 12 || readName(wav, 0) !== "RIFF" || readName(wav, 8) !== "WAVE") return null;
  let format: Uint8Array | null = null;
  let at = 12;
  for (let chunks = 0; at + 8 <= wav.length && chunks < maxChunks; chunks++) {
    const bytes = view.getUint32(at + 4, true);
    const name = readName(wav, at);
    if (name === "fmt " && bytes >= 16) format = wav.subarray(at + 8, at + 8 + bytes);
    if (name === "data") return format && describe(wav, format, { start: at + 8, bytes });
    at += 8 + bytes + (bytes % 2);
  }
  return null;
}

/** A recorder that was stopped in the middle leaves a length that is more than there is. */
function describe(
  wav: Uint8Array,
  format: Uint8Array,
  data: { start: number; bytes: number },
): WavFacts | null {
  if (format.length < 16) return null;
  const view = new DataView(format.buffer, format.byteOffset, format.byteLength);
  const bytesPerSecond = view.getUint32(8, true);
  const blockBytes = view.getUint16(12, true);
  if (!pcm.includes(view.getUint16(0, true)) || bytesPerSecond === 0 || blockBytes === 0) return null;
  const dataBytes = Math.min(data.bytes, wav.length - data.start);
  return { format, bytesPerSecond, blockBytes, dataStart: data.start, dataBytes };
}

function readName(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** How long a WAV plays; null for other kinds of sound. */
export function readWavMs(wav: Uint8Array): number | null {
  const facts = readWav(wav);
  return facts && Math.round((facts.dataBytes / facts.bytesPerSecond) * 1_000);
}

/** The part of a WAV between two times as a WAV of its own; null for other kinds, and where nothing lies between. */
export function cutWav(wav: Uint8Array, startMs: number, endMs: number): Uint8Array | null {
  const facts = readWav(wav);
  if (facts === null) return null;
  const { format, bytesPerSecond, blockBytes, dataStart, dataBytes } = facts;
  const toBytes = (ms: number) => {
    const block = Math.round(((ms / 1_000) * bytesPerSecond) / blockBytes);
    return Math.min(Math.max(block, 0) * blockBytes, dataBytes);
  };
  const samples = wav.subarray(dataStart + toBytes(startMs), dataStart + toBytes(endMs));
  if (samples.length === 0) return null;
  const head = new Uint8Array(12 + 8 + format.length + 8);
  const view = new DataView(head.buffer);
  const name = (at: number, text: string) => head.set(new TextEncoder().encode(text), at);
  name(0, "RIFF");
  view.setUint32(4, head.length - 8 + samples.length, true);
  name(8, "WAVEfmt ");
  view.setUint32(16, format.length, true);
  head.set(format, 20);
  name(20 + format.length, "data");
  view.setUint32(24 + format.length, samples.length, true);
  const cut = new Uint8Array(head.length + samples.length);
  cut.set(head);
  cut.set(samples, head.length);
  return cut;
}
