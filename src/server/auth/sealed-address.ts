import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Participants' addresses lie encrypted in the database: AES-256-GCM with a key of the installation's secret, so
 * that a copy of the database alone names nobody. Stored as "enc1." and nonce, tag and text in base64url; what
 * lacks that start was stored before and is read as it is.
 */
const start = "enc1.";
const sealed = /^enc1\.[\w-]+$/;
const nonceBytes = 12;
const tagBytes = 16;

const keys = new WeakMap<Uint8Array, Buffer>();

function keyOf(secret: Uint8Array): Buffer {
  const known = keys.get(secret);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", "askwell participants' addresses", 32));
  keys.set(secret, key);
  return key;
}

export function sealAddress(secret: Uint8Array, address: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce);
  const body = Buffer.concat([cipher.update(address, "utf8"), cipher.final()]);
  return start + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** The same rows with their addresses as they were entered; null where there is none to read. */
export function openEmails<R extends { email: string | null }>(secret: Uint8Array, rows: R[]): R[] {
  return rows.map((row) => (row.email ? { ...row, email: openAddress(secret, row.email) } : row));
}

/** Null where the secret is not the one that it was sealed with any more. */
export function openAddress(secret: Uint8Array, stored: string): string | null {
  if (!sealed.test(stored)) return stored;
  const bytes = Buffer.from(stored.slice(start.length), "base64url");
  if (bytes.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
