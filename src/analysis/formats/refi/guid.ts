/** The namespace of our GUIDs, drawn once at random; changing it would make every re-export a stranger. */
const namespace = "6f1d7c52-3b0e-4c8a-9a57-2f64b1e0d3c9";

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

function padMessage(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 4, message.length * 8);
  return view;
}

function mixRound(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  return round < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc : (b ^ c ^ d) + 0xca62c1d6;
}

function expandBlock(view: DataView, block: number): Int32Array {
  const words = new Int32Array(80);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + i * 4);
  const at = (index: number) => words[index] ?? 0;
  for (let i = 16; i < 80; i++) words[i] = rotate(at(i - 3) ^ at(i - 8) ^ at(i - 14) ^ at(i - 16), 1);
  return words;
}

function addBlock(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (const [round, word] of words.entries()) {
    const next = (rotate(a, 5) + mixRound(round, b, c, d) + e + word) | 0;
    [a, b, c, d, e] = [next, a, rotate(b, 30), c, d];
  }
  for (const [index, value] of [a, b, c, d, e].entries()) state[index] = (state[index] ?? 0) + value;
}

/** SHA-1 (FIPS 180-4), which version 5 GUIDs are made of; it protects nothing here. */
export function sha1(message: Uint8Array): Uint8Array {
  const view = padMessage(message);
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  for (let block = 0; block < view.byteLength; block += 64) addBlock(state, expandBlock(view, block));
  const digest = new DataView(new ArrayBuffer(20));
  for (const [index, value] of state.entries()) digest.setInt32(index * 4, value);
  return new Uint8Array(digest.buffer);
}

const namespaceBytes = Uint8Array.from(namespace.replaceAll("-", "").match(/../g) ?? [], (pair) =>
  Number.parseInt(pair, 16),
);

/** The GUID of a thing by its name (version 5, RFC 9562): the same name, the same GUID, in every export. */
export function makeGuid(...name: string[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(name));
  const message = new Uint8Array(namespaceBytes.length + bytes.length);
  message.set(namespaceBytes);
  message.set(bytes, namespaceBytes.length);
  const digest = sha1(message);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A GUID as others may write it, in one spelling; undefined for what is none. */
export function findGuid(text: string | undefined): string | undefined {
  const match = /^\s*\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?\s*$/i.exec(text ?? "");
  return match?.[1]?.toLowerCase();
}
