import type { FastifyInstance } from "fastify";
import { getApiDocs, getOpenApi } from "#contract/instance.ts";
import { loginCookieName } from "../../auth/login-cookie.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import type { ApiDocument } from "./api-document.ts";
import { describeApi } from "./describe-api.ts";
import { writeDocsPage } from "./docs-page.ts";

export function openApiRoutes(app: FastifyInstance, deps: Pick<Deps, "config">): void {
  const api = once(() => describeHere(deps.config.publicUrl));
  const apiText = once(() => JSON.stringify(api()));
  const page = once(() => writeDocsPage(api()));
  bind(app, getOpenApi, async ({ reply }) =>
    reply.header("cache-control", "no-cache").type("application/json").send(apiText()),
  );
  bind(app, getApiDocs, async ({ reply }) =>
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page()),
  );
}

function describeHere(publicUrl: string): ApiDocument {
  return describeApi({ serverUrl: publicUrl, cookieName: loginCookieName(publicUrl) });
}

/** Made when it is asked for first: most installations are never asked. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
