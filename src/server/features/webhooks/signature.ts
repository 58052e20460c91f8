import { createHmac } from "node:crypto";
import { newId } from "../../ids.ts";

export const signatureHeader = "askwell-signature";

/** What a webhook's deliveries are signed with: 262 random bits. */
export function newSigningSecret(): string {
  return `whsec_${newId()}${newId()}`;
}

/** The time is signed too, so that an old delivery cannot be sent again as if it were new. */
export function signBody(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}
