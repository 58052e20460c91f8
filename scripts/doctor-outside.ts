import { createTransport } from "nodemailer";
import type { BillingSettings } from "#server/billing-settings.ts";
import type { ForumSettings } from "#server/forum-settings.ts";
import type { LoginProviderSettings } from "#server/login-settings.ts";
import type { MailSettings } from "#server/mail-settings.ts";
import type { ModelSettings } from "#server/model-settings.ts";
import { explainMailError } from "#server/providers/mail/mail-error.ts";
import { smtpOptions } from "#server/providers/mail/smtp-options.ts";
import type { ClockSample, Finding } from "./doctor-machine.ts";

/** What the doctor asks of others. It only reads: nothing is sent to people, bought or made. */

export interface Answered {
  findings: Finding[];
  clocks: ClockSample[];
}

const patienceMs = 10_000;

const say = (ok: boolean, sentence: string, clocks: ClockSample[] = []): Answered => ({
  findings: [{ ok, sentence }],
  clocks,
});

/** Connects and logs in, as before a mail, and leaves. */
export async function checkMail(settings: MailSettings | null, timingMs = patienceMs): Promise<Answered> {
  if (settings === null) {
    return say(true, "No mail server is set up: mails are kept for the owner under Settings > Outbox.");
  }
  const timing = { connectMs: timingMs, silenceMs: timingMs, totalMs: timingMs };
  const transport = createTransport(smtpOptions(settings.url, timing));
  try {
    await transport.verify();
    return say(true, "The mail server takes our login.");
  } catch (error) {
    return say(false, `${explainMailError(error)} Check SMTP_URL.`);
  } finally {
    transport.close();
  }
}

/** Its description is read; whether it takes the client's secret shows only at a login. */
export async function checkLogin({ name, issuer }: LoginProviderSettings): Promise<Answered> {
  const who = `Login with ${name}`;
  const reply = await ask(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, {}, issuer);
  if (reply === null) return say(false, `${who} does not work: ${issuer} could not be reached.`);
  const told = reply.body as { issuer?: unknown; authorization_endpoint?: unknown } | null;
  const isProvider = typeof told?.issuer === "string" && typeof told.authorization_endpoint === "string";
  if (reply.status !== 200 || !isProvider) {
    return say(
      false,
      `${who} does not work: ${issuer} is no OpenID provider. Check its issuer.`,
      reply.clocks,
    );
  }
  return say(true, `${who}: its provider answers.`, reply.clocks);
}

export async function checkPayments({ mode, stripe }: BillingSettings): Promise<Answered> {
  if (stripe === null) {
    const sentence =
      mode === "off" ? "Nothing is sold." : "Payments are a labelled demo: nothing is charged.";
    return say(true, sentence);
  }
  const base = stripe.baseUrl ?? "https://api.stripe.com";
  const headers = { authorization: `Bearer ${stripe.secretKey}` };
  const replies = await Promise.all(
    Object.entries(stripe.prices).map(async ([plan, id]) => ({
      plan,
      reply: await ask(`${base}/v1/prices/${encodeURIComponent(id)}`, headers, "Stripe"),
    })),
  );
  const clocks = replies.flatMap(({ reply }) => reply?.clocks ?? []);
  if (replies.some(({ reply }) => reply === null)) return say(false, "Stripe could not be reached.", clocks);
  if (replies.some(({ reply }) => reply?.status === 401))
    return say(false, "Stripe refused the key: check STRIPE_SECRET_KEY.", clocks);
  const unknown = replies.filter(({ reply }) => reply?.status !== 200);
  if (unknown.length === 0) return say(true, "Stripe takes the key and has the three prices.", clocks);
  const names = unknown.map(({ plan }) => `STRIPE_PRICE_${plan.toUpperCase()}`).join(", ");
  return say(false, `Stripe does not have the price of ${names}: copy the ids from its dashboard.`, clocks);
}

export async function checkForum({ credentials, baseUrl }: ForumSettings): Promise<Answered> {
  if (credentials === null) {
    return say(
      true,
      "No Reddit app is set up: threads are read as Reddit shows them to anyone, or uploaded.",
    );
  }
  const { clientId, clientSecret } = credentials;
  const login = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const headers = { authorization: `Basic ${login}`, "content-type": "application/x-www-form-urlencoded" };
  const url = `${baseUrl ?? "https://www.reddit.com"}/api/v1/access_token`;
  const reply = await ask(url, headers, "Reddit", "grant_type=client_credentials");
  if (reply === null) return say(false, "Reddit could not be reached.");
  const isToken = typeof (reply.body as { access_token?: unknown } | null)?.access_token === "string";
  if (reply.status === 200 && isToken) return say(true, "Reddit takes the app's login.", reply.clocks);
  return say(
    false,
    `Reddit refused the app's login (${reply.status}): check REDDIT_CLIENT_ID and REDDIT_CLIENT_SECRET.`,
    reply.clocks,
  );
}

/** The list of models takes the same key as a call, and costs nothing. */
export async function checkModelKey(settings: ModelSettings | null): Promise<Answered> {
  if (settings === null) {
    return say(true, "No language model is set up: the scripted voice holds the interviews.");
  }
  const name = `The language model ${settings.name} at ${settings.provider}`;
  const { url, headers } = listRequest(settings);
  const reply = await ask(url, headers, settings.provider);
  if (reply === null) {
    return say(false, `${name} could not be reached: check the network, and MODEL_BASE_URL if it is set.`);
  }
  const { status, clocks } = reply;
  if (status === 401 || status === 403 || (status === 400 && settings.provider === "google"))
    return say(false, `${name} refused the key: check MODEL_API_KEY.`, clocks);
  if (status === 404 || status === 405 || status === 501) {
    return say(
      true,
      `${name} is reached, but has no list of models to try the key on; "npm run doctor -- --call-model" makes a real call.`,
      clocks,
    );
  }
  if (status !== 200)
    return say(false, `${name} answered with an error (${status}): try again later.`, clocks);
  const models = readModelIds(reply.body);
  if (models.length > 0 && !models.includes(settings.name)) {
    return say(
      true,
      `${name} takes the key, but is not on the first page of its list: "npm run doctor -- --call-model" shows whether MODEL_NAME is right.`,
      clocks,
    );
  }
  return say(true, `${name} takes the key; nothing was spent.`, clocks);
}

function listRequest({ provider, apiKey, baseUrl }: ModelSettings): {
  url: string;
  headers: Record<string, string>;
} {
  switch (provider) {
    case "anthropic":
      return {
        url: `${baseUrl ?? "https://api.anthropic.com/v1"}/models?limit=1000`,
        headers: { "x-api-key": apiKey ?? "", "anthropic-version": "2023-06-01" },
      };
    case "google":
      return {
        url: `${baseUrl ?? "https://generativelanguage.googleapis.com/v1beta"}/models?pageSize=1000`,
        headers: { "x-goog-api-key": apiKey ?? "" },
      };
    default:
      return {
        url: `${baseUrl ?? "https://api.openai.com/v1"}/models`,
        headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      };
  }
}

/** OpenAI and Anthropic list `data` with ids, Google `models` with names. */
function readModelIds(body: unknown): string[] {
  const { data, models } = (body ?? {}) as { data?: unknown; models?: unknown };
  const list: unknown[] = Array.isArray(data) ? data : Array.isArray(models) ? models : [];
  return list.flatMap((one) => {
    const { id, name } = (one ?? {}) as { id?: unknown; name?: unknown };
    const found = id ?? name;
    return typeof found === "string" ? [found.replace(/^models\//, "")] : [];
  });
}

interface HttpReply {
  status: number;
  body: unknown;
  clocks: ClockSample[];
}

/** Null where nobody answers in time. With `form` a POST. */
async function ask(
  url: string,
  headers: Record<string, string>,
  whose: string,
  form?: string,
): Promise<HttpReply | null> {
  try {
    const request = { headers: { "user-agent": "askwell-doctor", ...headers }, redirect: "manual" as const };
    const signal = AbortSignal.timeout(patienceMs);
    const posted = form === undefined ? {} : { method: "POST", body: form };
    const response = await fetch(url, { ...request, ...posted, signal });
    const date = Date.parse(response.headers.get("date") ?? "");
    const clocks = Number.isNaN(date) ? [] : [{ of: whose, aheadMs: Date.now() - date }];
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body, clocks };
  } catch {
    return null;
  }
}
