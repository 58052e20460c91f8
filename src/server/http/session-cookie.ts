import type { FastifyRequest } from "fastify";
import { hashToken } from "../auth/tokens.ts";
import { headerText } from "./bind.ts";

export function cookieName(sessionId: string): string {
  return `askwell_${sessionId}`;
}

/** The private link's token wins over the cookie, so that a link opened on another device works. */
export function tokenOf(request: FastifyRequest, sessionId: string): string | null {
  return headerText(request, "x-resume-token") ?? request.cookies[cookieName(sessionId)] ?? null;
}

/** The shown token as it is stored; empty where none is shown, which no session has. */
export function tokenHashOf(request: FastifyRequest, sessionId: string): string {
  const token = tokenOf(request, sessionId);
  return token === null ? "" : hashToken(token);
}
