import { createHmac } from "node:crypto";

/** Time-based one-time passwords by RFC 6238, as every authenticator app makes them: SHA-1, 30 seconds, six digits. */
const stepSeconds = 30;
const defaultDigits = 6;
/** A phone's clock may be half a minute off. */
const tolerance = 1;

export function totpCode(secret: Uint8Array, step: number, digits = defaultDigits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / stepSeconds);
}

/** The step that a code belongs to, of those that are near; undefined where it belongs to none. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const middle = stepAt(now);
  for (let step = middle - tolerance; step <= middle + tolerance; step++)
    if (totpCode(secret, step) === code) return step;
  return undefined;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** As it is typed into an app, by RFC 4648, without the padding that apps do without. */
export function toBase32(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => letters.charAt(Number.parseInt(five.padEnd(5, "0"), 2)))
    .join("");
}

export function totpUri(account: string, secret: Uint8Array): string {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer: "Askwell" });
  return `otpauth://totp/${encodeURIComponent(`Askwell:${account}`)}?${query}`;
}
