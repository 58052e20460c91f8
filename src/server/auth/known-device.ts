import { createHmac } from "node:crypto";
import { sameText } from "./tokens.ts";

export interface DeviceMark {
  name: string;
  value: string;
}

/** A cookie that says that this browser was logged in to an account before; it opens nothing. */
export function deviceMark(secret: Uint8Array, loginCookie: string, userId: string): DeviceMark {
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return {
    name: `${loginCookie}-known-${sign(`device-name:${userId}`).slice(0, 8)}`,
    value: sign(`device:${userId}`),
  };
}

export function isKnownDevice(cookies: Record<string, string | undefined>, mark: DeviceMark): boolean {
  return sameText(cookies[mark.name] ?? "", mark.value);
}
