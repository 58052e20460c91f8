import type { Identity } from "../../login-provider.ts";

export interface Claims {
  iss: string;
  sub: string;
  [claim: string]: unknown;
}

const maxFutureSeconds = 5 * 60;
const maxNameChars = 200;

/** Who it is, by what a provider claims. An address of unusual form counts as none. */
export function readIdentity(providerId: string, claims: Claims): Identity {
  const email = textOf(claims.email);
  const isAddress = email !== null && email.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: isAddress ? email : null,
    emailVerified: isAddress && isVerified(providerId, claims),
    name: textOf(claims.name)?.slice(0, maxNameChars) ?? null,
  };
}

/**
 * Microsoft's `email` is whatever an organisation's administrator typed ("nOAuth"); only the claim that the
 * organisation owns the address's domain makes it theirs.
 */
function isVerified(providerId: string, claims: Claims): boolean {
  const claim = providerId === "microsoft" ? claims.xms_edov : claims.email_verified;
  return claim === true || claim === "true" || (providerId === "microsoft" && (claim === 1 || claim === "1"));
}

/** An ID token made later than our clock says, by more than clocks differ. */
export function isFromTheFuture(claims: { iat?: unknown }, nowMs: number): boolean {
  return typeof claims.iat !== "number" || claims.iat > nowMs / 1000 + maxFutureSeconds;
}

function textOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .trim();
  return text === "" ? null : text;
}
