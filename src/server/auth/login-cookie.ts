import type { FastifyReply } from "fastify";

/** The `__Host-` prefix binds the cookie to this host; browsers take it over https only. */
export function loginCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-askwell" : "askwell";
}

/** Lets a browser in. Scripts cannot read the cookie, and other sites' forms do not send it. */
export function setLoginCookie(
  reply: FastifyReply,
  publicUrl: string,
  opened: { cookieToken: string; cookieSeconds: number },
): void {
  reply.setCookie(loginCookieName(publicUrl), opened.cookieToken, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
    maxAge: opened.cookieSeconds,
  });
}
