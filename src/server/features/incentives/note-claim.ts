import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { mailTexts } from "../mail/mail-texts.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { findClaimPlace } from "./incentives.store.ts";

/** What follows from a new claim, within its transaction: the participant's receipt, in the interview's language. */
export async function noteClaim(
  tx: Queryable,
  deps: Pick<Deps, "newId" | "config">,
  claim: { id: string; sessionId: string; interviewId: string; code: string; sealedAddress: string },
): Promise<void> {
  const place = await findClaimPlace(tx, claim.sessionId);
  if (!place) return;
  await queueMail(tx, deps, {
    kind: "incentive_claim",
    to: claim.sealedAddress,
    interviewId: claim.interviewId,
    sessionId: claim.sessionId,
    language: place.language,
    dedupeKey: `claim:${claim.id}`,
    content: mailTexts(place.language).claimReceipt({ ...place, code: claim.code }),
  });
}
