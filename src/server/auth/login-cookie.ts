import type { FastifyReply } from "fastify";
import { knownBrowserDays } from "#contract/limits.ts";
import type { DeviceMark } from "./known-device.ts";

/** The `__Host-` prefix binds the cookie to this host; browsers take it over https only. */
export function loginCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-askwell" : "askwell";
}

/** Lets a browser in. Scripts cannot read the cookie, and other sites' forms do not send it. */
export function setLoginCookie(
  reply: FastifyReply,
  publicUrl: string,
  opened: { cookieToken: string; cookieSeconds: number; device: DeviceMark },
): void {
  const options = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
  } as const;
  reply.setCookie(loginCookieName(publicUrl), opened.cookieToken, {
    ...options,
    maxAge: opened.cookieSeconds,
  });
  reply.setCookie(opened.device.name, opened.device.value, { ...options, maxAge: knownSeconds });
}

const knownSeconds = knownBrowserDays * 24 * 60 * 60;
