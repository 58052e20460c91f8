import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

/**
 * Scripts and connections come from this server only. Styles may stand in attributes, since the component
 * library sets sizes that way; a style cannot run anything.
 */
export function securityHeaders(app: FastifyInstance): void {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["https:"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onSend", async (_, reply) => {
    reply.header("permissions-policy", "camera=(), geolocation=(), payment=(), microphone=(self)");
  });
}

/** Lets a page stand in other sites' frames; all else that protects it stays. */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader("content-security-policy") ?? "");
  reply.header("content-security-policy", policy.replace("frame-ancestors 'none'", "frame-ancestors *"));
  reply.removeHeader("x-frame-options");
}
