import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A change that another site's page asks for is refused. The SameSite cookie is the second wall; a client
 * without either header (curl, a test) passes, and so does one that shows a bearer token.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (reading.has(request.method)) return;
  if (request.headers.authorization !== undefined && request.headers.cookie === undefined) return;
  const site = request.headers["sec-fetch-site"];
  if (site === "cross-site" || site === "same-site") throw new AppError("cross_site");
  const origin = request.headers.origin;
  if (origin !== undefined && !isOwnOrigin(origin, request.host, publicUrl)) throw new AppError("cross_site");
}

/** Ours is the public address, or the address that the request itself was sent to (localhost or 127.0.0.1). */
function isOwnOrigin(origin: string, host: string, publicUrl: string): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
