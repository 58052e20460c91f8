import { createHmac } from "node:crypto";
import { isId } from "../ids.ts";
import { sameText } from "./tokens.ts";

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const idLength = 22;
/** 128 bits of the signature, in as many base62 digits. */
const signatureBytes = 16;
const signatureLength = 22;

function sign(secret: Uint8Array, linkId: string): string {
  const digest = createHmac("sha256", secret).update(`report:${linkId}`).digest();
  let rest = BigInt(`0x${digest.subarray(0, signatureBytes).toString("hex")}`);
  let digits = "";
  for (let count = 0; count < signatureLength; count++) {
    digits = `${base62[Number(rest % 62n)]}${digits}`;
    rest /= 62n;
  }
  return digits;
}

/** What opens a report: the link's id, signed. The id alone, as the database has it, opens nothing. */
export function makeReportToken(secret: Uint8Array, linkId: string): string {
  return linkId + sign(secret, linkId);
}

/** The id of the link that a token is of; undefined when it is forged or no token. Takes as long for either. */
export function findReportLinkId(secret: Uint8Array, token: string): string | undefined {
  const linkId = token.slice(0, idLength);
  const isSigned = sameText(token.slice(idLength), sign(secret, linkId));
  return isSigned && isId(linkId) ? linkId : undefined;
}
