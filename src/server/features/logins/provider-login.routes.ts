import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { providerLoginMinutes } from "#contract/limits.ts";
import { accountOf } from "../../auth/guard.ts";
import { loginCookieName, setLoginCookie } from "../../auth/login-cookie.ts";
import { newToken } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { networkOf } from "../../http/network-of.ts";
import { callEach } from "../../listeners.ts";
import type { Intent } from "./login-state.ts";
import * as service from "./provider-login.service.ts";
import { returnPath } from "./return-path.ts";

const knownIds = ["google", "microsoft", "oidc"];

/** Links that a browser follows, to the provider and back; every answer leads on to a page. */
export function providerLoginRoutes(app: FastifyInstance, deps: Deps): void {
  link(app, "/auth/:provider", (request, reply, id) => begin(deps, request, reply, id));
  link(app, "/auth/:provider/callback", (request, reply, id) => finish(deps, request, reply, id));
}

type Answer = (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<FastifyReply>;

function link(app: FastifyInstance, url: string, answer: Answer): void {
  app.route({
    method: "GET",
    url,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { provider } = request.params as { provider: string };
      return knownIds.includes(provider) ? answer(request, reply, provider) : sendUnknownProviderPage(reply);
    },
  });
}

async function begin(deps: Deps, request: FastifyRequest, reply: FastifyReply, id: string) {
  const query = queryOf(request);
  const intent = await readIntent(deps, request, query);
  const provider = service.findProvider(deps, id);
  if (!provider) return reply.redirect(service.errorAddress("not-configured", intent), 303);
  // Linking starts on our own page only: a link elsewhere could bring in the provider's login of its author.
  const isStrange = query.has("link") && (intent.linkTo === null || !isOwnNavigation(request));
  if (isStrange) return reply.redirect(service.errorAddress("failed", intent), 303);
  // Kept where there is one, so that logins in two tabs do not end each other.
  const browserToken = browserTokenOf(deps, request) ?? newToken();
  const input = { intent, browserToken, address: networkOf(request.ip) };
  const { to, begun } = await service.beginProviderLogin(deps, provider, input);
  if (begun) setBrowserToken(deps, reply, browserToken);
  return reply.redirect(to, 303);
}

async function finish(deps: Deps, request: FastifyRequest, reply: FastifyReply, id: string) {
  const provider = service.findProvider(deps, id);
  if (!provider) return reply.redirect("/login?error=not-configured", 303);
  const account = await accountOf(request, deps);
  const ending = await service.finishProviderLogin(deps, provider, {
    query: queryOf(request),
    browserToken: browserTokenOf(deps, request),
    accountId: account?.id ?? null,
    cookies: request.cookies,
  });
  if (ending.opened) setLoginCookie(reply, deps.config.publicUrl, ending.opened);
  if (ending.opened && ending.isNewAccount)
    await callEach(deps.listeners.onAccountCreated, deps, ending.opened.user._id);
  return reply.redirect(ending.to, 303);
}

/** Where to go afterwards: a path of ours, or the plan that was chosen before. `link=1` links to who is logged in. */
async function readIntent(deps: Deps, request: FastifyRequest, query: URLSearchParams): Promise<Intent> {
  const plan = query.get("plan");
  const usual = plan && /^[\w-]{1,60}$/.test(plan) ? `/pricing?plan=${plan}` : "/projects";
  const returnTo = query.get("returnTo");
  if (!query.has("link")) return { to: returnPath(returnTo, usual), linkTo: null };
  const account = await accountOf(request, deps);
  return { to: returnPath(returnTo, "/profile"), linkTo: account?.loginId ? account.id : null };
}

function isOwnNavigation(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  return site === undefined || site === "same-origin";
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf("?");
  return new URLSearchParams(at < 0 ? "" : request.url.slice(at + 1));
}

/** Binds a begun login to this browser; of no use for anything else. */
function browserCookieName(publicUrl: string): string {
  return `${loginCookieName(publicUrl)}-begun`;
}

function browserTokenOf(deps: Deps, request: FastifyRequest): string | null {
  const token = request.cookies[browserCookieName(deps.config.publicUrl)];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

function setBrowserToken(deps: Deps, reply: FastifyReply, token: string): void {
  reply.setCookie(browserCookieName(deps.config.publicUrl), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: deps.config.publicUrl.startsWith("https:"),
    maxAge: providerLoginMinutes * 60,
  });
}

function sendUnknownProviderPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Askwell – Not found</title></head>
<body>
<main>
<h1>This way to log in isn't available</h1>
<p><a href="/login">Go to the login page</a></p>
</main>
</body>
</html>`);
}
