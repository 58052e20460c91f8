import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import { isLoopback } from "../env-values.ts";

/** Services outside that the pages may ask, as the installation's settings name them; null where none is set. */
interface OutsideServices {
  avatarUrl: string | null;
  countriesUrl: string | null;
}

const anyStyles = "style-src 'self' 'unsafe-inline'";

/**
 * Scripts and connections come from this server only, pictures and the list of countries also from where the
 * settings say. Styles may stand in creators' pages, since the component library writes its colours and sizes that
 * way; a style cannot run anything.
 */
function contentSecurityPolicy({ avatarUrl, countriesUrl }: OutsideServices): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    anyStyles,
    `img-src 'self' data: blob:${andOrigin(avatarUrl)}`,
    "font-src 'self'",
    `connect-src 'self'${andOrigin(countriesUrl)}`,
    "frame-src 'self' https:",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(";");
}

function andOrigin(url: string | null): string {
  return url === null ? "" : ` ${new URL(url).origin}`;
}

const fixedHeaders = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), geolocation=(), payment=(), microphone=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
} as const;

/**
 * Where people reach the server by https, their browsers are to use nothing else for a year, so that nobody between can
 * lead them to http. This name alone: what else lives below it is not known here. On one's own machine all programs
 * share the name, and most have no https.
 */
function onlyByHttps(publicUrl: string): Record<string, string> {
  const isMeant = publicUrl.startsWith("https:") && !isLoopback(publicUrl);
  return isMeant ? { "strict-transport-security": "max-age=31536000" } : {};
}

/** The same on every answer, so made once: a middleware that builds them each time took 4 % of a turn. */
export function securityHeaders(
  app: FastifyInstance,
  config: Pick<Config, "publicUrl" | "avatarUrl" | "countriesUrl">,
): void {
  const headers = {
    "content-security-policy": contentSecurityPolicy(config),
    ...fixedHeaders,
    ...onlyByHttps(config.publicUrl),
  };
  app.addHook("onRequest", (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function changePolicy(reply: FastifyReply, from: string, to: string): void {
  const policy = String(reply.getHeader("content-security-policy") ?? "");
  reply.header("content-security-policy", policy.replace(from, to));
}

/** For a page whose styles are all in files: what strangers write into it cannot even change its looks. */
export function refuseInlineStyles(reply: FastifyReply): void {
  changePolicy(reply, anyStyles, "style-src 'self'");
}

/** For the page on which participants may speak their answers, and listen to them: read with their token, not by address. */
export function allowVoice(reply: FastifyReply): void {
  changePolicy(reply, "default-src 'self'", "default-src 'self';media-src 'self' blob:");
  const policy = fixedHeaders["permissions-policy"].replace("microphone=()", "microphone=(self)");
  reply.header("permissions-policy", policy);
}

/** Lets a page stand in other sites' frames; all else that protects it stays. */
export function allowFraming(reply: FastifyReply): void {
  changePolicy(reply, "frame-ancestors 'none'", "frame-ancestors *");
  reply.removeHeader("x-frame-options");
}

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
