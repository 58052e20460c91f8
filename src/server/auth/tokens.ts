import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Tokens are kept as hashes: who reads the database cannot log in with what is there. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A bearer token names a login and an end, signed: it ends with the login, or after an hour. */
export function signBearer(secret: Uint8Array, loginId: string, expiresAt: Date): string {
  const content = `${loginId}.${Math.floor(expiresAt.getTime() / 1000)}`;
  return `${content}.${signature(secret, content)}`;
}

/** The login that a bearer token names, or null when it is forged, changed or over. */
export function readBearer(secret: Uint8Array, token: string, now: Date): string | null {
  const [loginId, expiry, signed, ...rest] = token.split(".");
  if (!loginId || !expiry || !signed || rest.length > 0 || !/^\d{1,12}$/.test(expiry)) return null;
  if (!sameText(signed, signature(secret, `${loginId}.${expiry}`))) return null;
  return Number(expiry) * 1000 > now.getTime() ? loginId : null;
}

function signature(secret: Uint8Array, content: string): string {
  return createHmac("sha256", secret).update(`bearer:${content}`).digest("base64url");
}
