import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { AppError } from "../app-error.ts";
import type { PasswordCost } from "../config.ts";

const keyLength = 32;

/** Each takes 128 MB and half a second of the thread pool, behind which files and compression wait too. */
const atOnce = 2;
const maxWaiting = 40;
let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Uint8Array, options: PasswordCost): Promise<Buffer> {
  if (running < atOnce) running++;
  else if (waiting.length >= maxWaiting) throw new AppError("unavailable");
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await deriveNow(password, salt, options);
  } finally {
    // The place is handed on, so that nobody who comes now takes it before those who wait.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function deriveNow(password: string, salt: Uint8Array, options: PasswordCost): Promise<Buffer> {
  const maxmem = 256 * options.N * options.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/**
 * A stored hash names its own cost. Without one the work is done all the same, at `cost`, so that the time does not
 * tell whether an account exists.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const [kind, n, r, p, salt, key] = (stored ?? "").split("$");
  if (kind !== "scrypt" || !salt || !key) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
