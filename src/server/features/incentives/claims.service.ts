import { createHmac, hkdfSync } from "node:crypto";
import { rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import { openAddress, sealAddress } from "../../auth/sealed-address.ts";
import { hashToken, sameText } from "../../auth/tokens.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { callerKey } from "../../http/network-of.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { participantTitleOf } from "../interviews/participant-title.service.ts";
import { writeClaimReceipt } from "../mail/claim-receipt.service.ts";
import { queueMail } from "../mail/queue-mail.service.ts";
import { emitEvent } from "../webhooks/emit-event.service.ts";
import * as store from "./claims.store.ts";
import { clearCodeOf } from "./incentives.store.ts";

type ClaimDeps = Pick<Deps, "db" | "newId" | "config" | "secret" | "clock">;
type Place = NonNullable<Awaited<ReturnType<typeof store.findClaimPlace>>>;

/** A participant's claim of a code. Where the interview does not link addresses to sessions, nothing stored does. */
export async function claimIncentive(
  deps: ClaimDeps,
  input: {
    sessionId: string;
    token: string | null;
    email: string;
    incentiveCode: string;
    address: string;
  },
): Promise<void> {
  await takeFromLimit(deps, `claim:${callerKey(deps, input.address)}`, rates.claim);
  const place = await store.findClaimPlace(deps.db, input.sessionId, hashToken(input.token ?? ""));
  if (!place) throw new AppError("session_not_found");
  const of = claimOf(deps.secret, input.sessionId);
  const sealed = sealAddress(deps.secret, input.email);
  const claim = {
    id: of.claimId,
    interviewId: place.interviewId,
    projectId: place.projectId,
    sessionId: place.linked ? input.sessionId : null,
    email: sealed,
    // The time of a claim would lead to the session that ended just before it.
    ...(place.linked ? {} : { createdAt: startOfDay(deps.clock()) }),
  };
  const given = input.incentiveCode.trim().toUpperCase();
  const email = input.email.toLowerCase();
  const outcome = await store.claimCode(deps.db, of, claim, {
    // Codes of a creator's own list may have small letters.
    isRight: (code) => sameText(code.toUpperCase(), given),
    // Where no address is linked, none may be tried out: the first one stays, and every repeat hears the same.
    isRepeat: (stored) => !place.linked || openAddress(deps.secret, stored)?.toLowerCase() === email,
    onClaimed: (tx, code) => noteClaim(tx, deps, { ...claim, code, place }),
  });
  if (outcome === "gone") throw new AppError("session_not_found");
  if (outcome === "locked") throw new AppError("rate_limited");
  if (outcome === "wrong") throw new AppError("invalid_incentive_code");
  if (outcome === "taken") throw new AppError("already_claimed");
}

/** What follows from a new claim, within its transaction: the owner's programs are told, the participant gets a receipt. */
async function noteClaim(
  tx: Queryable,
  deps: Pick<Deps, "newId" | "config">,
  claim: {
    id: string;
    interviewId: string;
    sessionId: string | null;
    email: string;
    code: string;
    place: Place;
  },
): Promise<void> {
  const { place, code } = claim;
  const { interviewId, sessionId } = claim;
  const payload = { interviewId, sessionId };
  const dedupeKey = mailKeyOf(claim.id);
  // Unlinked claims are told of when they are listed, several at once.
  if (place.linked)
    await emitEvent(tx, deps, {
      ...{ projectId: place.projectId, event: "incentive.claimed" },
      ...{ payload, dedupeKey },
    });
  // Kept for the installation's owner to read, it would link what must not be linked.
  if (!place.linked && deps.config.mail === null) return;
  await queueMail(tx, deps, {
    kind: "incentive_claim",
    to: claim.email,
    interviewId,
    sessionId,
    language: place.language,
    dedupeKey,
    content: writeClaimReceipt(place.language, {
      interview: participantTitleOf(place),
      organization: place.organization,
      code,
    }),
  });
}

function startOfDay(moment: Date): Date {
  return new Date(`${moment.toISOString().slice(0, 10)}T00:00:00.000Z`);
}

export function hasClaim(deps: Pick<Deps, "db" | "secret">, sessionId: string): Promise<boolean> {
  return store.hasClaim(deps.db, claimOf(deps.secret, sessionId));
}

/**
 * Within the transaction that empties a session: the address goes, and that there was a claim stays; the code stays
 * given, and leads nowhere any more.
 */
export async function emptyClaim(tx: Queryable, secret: Uint8Array, sessionId: string): Promise<void> {
  const of = claimOf(secret, sessionId);
  await store.emptyClaim(tx, of, mailKeyOf(of.claimId));
  await clearCodeOf(tx, sessionId);
}

/** Within the transaction that deletes a session. */
export function deleteClaim(tx: Queryable, secret: Uint8Array, sessionId: string): Promise<void> {
  const of = claimOf(secret, sessionId);
  return store.deleteClaim(tx, of, mailKeyOf(of.claimId));
}

function claimOf(secret: Uint8Array, sessionId: string): store.ClaimOf {
  return { sessionId, claimId: claimIdOf(secret, sessionId) };
}

function mailKeyOf(claimId: string): string {
  return `claim:${claimId}`;
}

const keys = new WeakMap<Uint8Array, Buffer>();

/**
 * The id of a session's claim. Only who has the installation's secret can tell which session it is of, so that a
 * claim without its session is still made once, and is found when its participant withdraws.
 */
function claimIdOf(secret: Uint8Array, sessionId: string): string {
  let key = keys.get(secret);
  if (!key) {
    key = Buffer.from(hkdfSync("sha256", secret, "", "askwell claim ids", 32));
    keys.set(secret, key);
  }
  return createHmac("sha256", key).update(sessionId).digest("hex").slice(0, 32);
}
