import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as contract from "#contract/accounts.ts";
import type { BodyOf } from "#contract/operation.ts";
import { accountOf } from "../../auth/guard.ts";
import { loginCookieName, setLoginCookie } from "../../auth/login-cookie.ts";
import type { Deps } from "../../deps.ts";
import { bind } from "../../http/bind.ts";
import { networkOf } from "../../http/network-of.ts";
import { callEach } from "../../listeners.ts";
import { getUser, type OpenLogin } from "../logins/open-login.service.ts";
import * as service from "./accounts.service.ts";

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.register, async ({ body, request, reply }) => {
    const opened = await service.registerAccount(deps, body, networkOf(request.ip));
    await callEach(deps.listeners.onAccountCreated, deps, opened.user._id);
    return letIn(deps, reply, opened);
  });
  bind(app, contract.login, async ({ body, request, reply }) => {
    return letIn(
      deps,
      reply,
      await service.logIn(deps, body, { address: networkOf(request.ip), cookies: request.cookies }),
    );
  });
  bind(app, contract.getCurrentUser, ({ account }) => getUser(deps, account.id, account.loginId));
  bind(app, contract.saveOnboarding, async ({ body, account }) => {
    await service.saveOnboarding(deps, account.id, toOnboarding(body));
    return { success: true as const, user: await getUser(deps, account.id, account.loginId) };
  });
  bind(app, contract.logout, async ({ request, reply }) => {
    await endLogin(deps, request, reply);
    return { success: true as const };
  });
  logoutLink(app, deps);
}

/**
 * The link of the side bar. Only our own pages end a login with it: an image, a prefetch or a link on another
 * site gets a page that asks.
 */
function logoutLink(app: FastifyInstance, deps: Deps): void {
  app.register(async (own) => {
    // The page's button posts a plain form, which no other call takes.
    own.addContentTypeParser("application/x-www-form-urlencoded", { bodyLimit: 1024 }, (_, payload, done) => {
      payload.resume();
      done(null, {});
    });
    own.route({
      method: ["GET", "POST"],
      url: "/api/logout",
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        if (request.method === "GET" && !isOwnNavigation(request)) return sendLogoutPage(reply);
        await endLogin(deps, request, reply);
        return reply.redirect("/login", 303);
      },
    });
  });
}

function isOwnNavigation(request: FastifyRequest): boolean {
  const { headers } = request;
  const site = headers["sec-fetch-site"];
  const destination = headers["sec-fetch-dest"];
  const prefetch = headers["sec-purpose"] ?? headers.purpose;
  if (prefetch !== undefined) return false;
  if (destination !== undefined && destination !== "document") return false;
  return site === "same-origin" || site === "none";
}

async function endLogin(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const account = await accountOf(request, deps);
  if (account?.loginId) await service.logOut(deps, account.loginId);
  reply.clearCookie(loginCookieName(deps.config.publicUrl), { path: "/" });
}

function letIn(deps: Deps, reply: FastifyReply, opened: OpenLogin) {
  setLoginCookie(reply, deps.config.publicUrl, opened);
  return { user: opened.user, token: opened.user.token };
}

function toOnboarding(body: BodyOf<typeof contract.saveOnboarding>): service.Onboarding | null {
  if ("later" in body) return null;
  return {
    userRole: body.userRole,
    companyName: body.companyName || null,
    companySize: body.companySize || null,
    userGoals: Array.isArray(body.userGoals) ? body.userGoals : [body.userGoals],
  };
}

/** Asks before it logs out; a plain form, so that it works whatever led here. */
function sendLogoutPage(reply: FastifyReply): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Askwell – Log out</title></head>
<body>
<main>
<h1>Log out of Askwell?</h1>
<p>A link from another page led here. Nothing has changed yet.</p>
<form method="post" action="/api/logout"><button type="submit">Logout</button></form>
<p><a href="/projects">Stay logged in</a></p>
</main>
</body>
</html>`);
}
