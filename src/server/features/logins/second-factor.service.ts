import { randomBytes } from "node:crypto";
import { rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import type { Account } from "../../auth/account.ts";
import { openAddress, sealAddress } from "../../auth/sealed-address.ts";
import { hashToken } from "../../auth/tokens.ts";
import { findStep, toBase32, totpUri } from "../../auth/totp.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { noteAudit } from "../audit/note-audit.service.ts";
import { requireFresh } from "./fresh-login.service.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import * as store from "./second-factor.store.ts";

type FactorDeps = Pick<Deps, "db" | "config" | "secret" | "clock" | "newId">;

const secretBytes = 20;
const recoveryCodes = 10;

/** The secret for an app; two-step login is on once a code of that app was entered. */
export async function beginSecondFactor(
  deps: FactorDeps,
  account: Account,
  password: string | undefined,
): Promise<{ secret: string; uri: string }> {
  await requireFresh(deps, account, password);
  const secret = randomBytes(secretBytes);
  const sealed = sealAddress(deps.secret, secret.toString("base64url"));
  if (!(await store.beginSecondFactor(deps.db, account.id, sealed))) throw new AppError("second_factor_on");
  return { secret: toBase32(secret), uri: totpUri(account.email, secret) };
}

/** Answers the codes that serve once each where the app is not at hand; they are shown this once. */
export async function confirmSecondFactor(
  deps: FactorDeps,
  account: Account,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  await limitCodes(deps, account.id);
  const row = await store.findSecondFactor(deps.db.orm, account.id);
  if (!row) throw new AppError("second_factor_off");
  if (row.confirmedAt !== null) throw new AppError("second_factor_on");
  const step = findStep(openSecret(deps, row), plain(code), deps.clock());
  if (step === undefined) throw new AppError("second_factor_wrong");
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await deps.db.orm.transaction(async (tx) => {
    const recoveryHashes = codes.map((one) => hashToken(plain(one)));
    if (!(await store.confirmSecondFactor(tx, account.id, { step, recoveryHashes })))
      throw new AppError("second_factor_on");
    await notifyOfChange(tx, deps, account.id, { what: "two_step_on" });
  });
  await note(deps, account.id);
  return { recoveryCodes: codes };
}

export async function turnOffSecondFactor(deps: FactorDeps, account: Account, code: string): Promise<void> {
  const row = await store.findSecondFactor(deps.db.orm, account.id);
  if (!row?.confirmedAt) throw new AppError("second_factor_off");
  await requireSecondFactor(deps, account.id, code);
  await deps.db.orm.transaction(async (tx) => {
    await store.deleteSecondFactor(tx, account.id);
    await notifyOfChange(tx, deps, account.id, { what: "two_step_off" });
  });
  await note(deps, account.id);
}

/** The second step of a login: a code of the app, or a recovery code. Nothing is asked where it is not on. */
export async function requireSecondFactor(
  deps: FactorDeps,
  userId: string,
  code: string | undefined,
): Promise<void> {
  const row = await store.findSecondFactor(deps.db.orm, userId);
  if (!row?.confirmedAt) return;
  if (code === undefined || plain(code) === "") throw new AppError("second_factor_needed");
  await limitCodes(deps, userId);
  const step = findStep(openSecret(deps, row), plain(code), deps.clock());
  const isTaken =
    step === undefined
      ? await store.takeRecoveryCode(deps.db, userId, hashToken(plain(code)))
      : await store.takeStep(deps.db, userId, step);
  if (!isTaken) throw new AppError("second_factor_wrong");
}

function limitCodes(deps: FactorDeps, userId: string): Promise<void> {
  return takeFromLimit(deps, `second-factor:${userId}`, rates.secondFactor);
}

function openSecret(deps: Pick<Deps, "secret">, row: store.SecondFactorRow): Buffer {
  const secret = openAddress(deps.secret, row.secret);
  if (secret === null) throw new AppError("unexpected");
  return Buffer.from(secret, "base64url");
}

/** 50 bits each, in letters that are not taken for one another. */
function newRecoveryCode(): string {
  const text = toBase32(randomBytes(7)).slice(0, 10);
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

function plain(code: string): string {
  return code.replace(/[\s-]/g, "").toUpperCase();
}

function note(deps: Pick<Deps, "db">, userId: string): Promise<void> {
  const entry = { ownerId: userId, actorId: userId, targetId: userId };
  return noteAudit(deps.db.orm, { ...entry, action: "changed", targetKind: "account" });
}
