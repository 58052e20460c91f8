import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

/** Somebody with an account at the provider. */
export interface Person {
  subject: string;
  email?: string;
  emailVerified?: boolean;
  name?: string;
}

type Fault = "none" | "error" | "html" | "slow";

export interface LoopbackOidc {
  issuer: string;
  /** The settings that make a server use it. */
  env: Record<string, string>;
  /** Takes logins for a server; to be called once its address is known. */
  serve: (publicUrl: string) => void;
  /** Who logs in next without being asked; null shows the page that asks. */
  setPerson: (person: Person | null) => void;
  /** What becomes of the next calls: as usual, a broken answer, or none within `slowMs`. */
  setFault: (fault: Fault) => void;
  close: () => Promise<void>;
}

const credentials = { client_id: "askwell", client_secret: "a secret of the loopback provider" };

/** The certified `oidc-provider` on this machine, with a login page that takes any address. */
export async function startLoopbackOidc(options: { slowMs?: number } = {}): Promise<LoopbackOidc> {
  const people = new Map<string, Person>();
  let person: Person | null = null;
  let provider: Provider | null = null;
  let fault: Fault = "none";
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (fault !== "none") return answerWrongly(response, fault, options.slowMs ?? 30_000);
    if (!provider) return response.writeHead(503).end();
    if (!request.url?.startsWith("/interaction/")) return provider.callback()(request, response);
    const chosen = person ?? (await readPerson(request));
    if (chosen === undefined) return response.setHeader("content-type", "text/html").end(loginPage);
    if (chosen) people.set(chosen.subject, chosen);
    const result = chosen
      ? { login: { accountId: chosen.subject } }
      : { error: "access_denied", error_description: "cancelled" };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_NAME: "Loopback",
      OIDC_CLIENT_ID: credentials.client_id,
      OIDC_CLIENT_SECRET: credentials.client_secret,
    },
    serve: (publicUrl) => {
      provider = new Provider(issuer, configure(publicUrl, people));
    },
    setPerson: (next) => {
      person = next;
    },
    setFault: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerWrongly(response: ServerResponse, fault: Fault, slowMs: number): void {
  if (fault === "slow") setTimeout(() => response.destroy(), slowMs).unref();
  if (fault === "error") response.writeHead(500, { "content-type": "application/json" }).end("{}");
  if (fault === "html") response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello");
}

function configure(publicUrl: string, people: Map<string, Person>): Configuration {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    clients: [{ ...credentials, redirect_uris: [`${publicUrl}/auth/oidc/callback`] }],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "first" }] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => {
        const { email, emailVerified = true, name } = people.get(subject) ?? { subject };
        const address = email === undefined ? {} : { email, email_verified: emailVerified };
        return { sub: subject, ...address, ...(name === undefined ? {} : { name }) };
      },
    }),
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    features: { devInteractions: { enabled: false } },
    // Consent to our own client is given with the login.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  };
}

const loginPage = `<!doctype html>
<html lang="en"><head><title>Loopback provider</title></head><body>
<h1>Loopback provider</h1>
<form method="post">
<label>E-mail <input name="email" type="email"></label>
<button type="submit" name="choice" value="continue">Continue</button>
<button type="submit" name="choice" value="cancel">Cancel</button>
</form></body></html>`;

/** Who was typed into the login page; null for a cancelled login, undefined where the page was not sent yet. */
async function readPerson(request: IncomingMessage): Promise<Person | null | undefined> {
  if (request.method !== "POST") return undefined;
  let body = "";
  for await (const chunk of request) body += chunk;
  const form = new URLSearchParams(body);
  const email = form.get("email");
  if (form.get("choice") === "cancel" || !email) return null;
  return { subject: email, email, emailVerified: true, name: email.split("@")[0] ?? email };
}
