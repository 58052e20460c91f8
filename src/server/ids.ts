import { randomBytes, randomInt } from "node:crypto";

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const idLength = 22;

/** Random bytes are fetched some thousands at a time: asking the system for each id costs more than making it. */
let pool = new Uint8Array(0);
let used = 0;

function nextRandomByte(): number {
  if (used >= pool.length) {
    pool = randomBytes(4096);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  // What was given out is not kept.
  pool[used] = 0;
  used += 1;
  return byte;
}

/** 22 random base62 characters: 131 bits, and never a word that a route uses. */
export function newId(): string {
  let id = "";
  while (id.length < idLength) {
    const byte = nextRandomByte();
    // 248 is the largest multiple of 62 in a byte: above it the letters would not be equally likely.
    if (byte < 248) id += base62[byte % 62];
  }
  return id;
}

export function isId(value: string): boolean {
  return value.length === idLength && /^[A-Za-z0-9]+$/.test(value);
}

/** Twelve Crockford characters in groups of four: 60 random bits. */
export function newIncentiveCode(): string {
  const letters = Array.from({ length: 12 }, () => crockford[randomInt(32)]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}
