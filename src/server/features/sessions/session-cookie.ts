import type { FastifyRequest } from "fastify";
import { headerText } from "../../http/bind.ts";

export function cookieName(sessionId: string): string {
  return `askwell_${sessionId}`;
}

/** The private link's token wins over the cookie, so that a link opened on another device works. */
export function tokenOf(request: FastifyRequest, sessionId: string): string | null {
  return headerText(request, "x-resume-token") ?? request.cookies[cookieName(sessionId)] ?? null;
}
