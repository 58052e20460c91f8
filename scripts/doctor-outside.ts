import { createTransport } from "nodemailer";
import type { BillingSettings } from "#server/billing-settings.ts";
import type { ForumSettings } from "#server/forum-settings.ts";
import type { LoginProviderSettings } from "#server/login-settings.ts";
import type { MailSettings } from "#server/mail-settings.ts";
import { explainMailError } from "#server/providers/mail/mail-error.ts";
import { smtpOptions } from "#server/providers/mail/smtp-options.ts";
import type { ClockSample, Finding } from "./doctor-machine.ts";

/** What the doctor asks of others. It only reads: nothing is sent to people, bought or made. */

export interface Answered {
  findings: Finding[];
  clocks: ClockSample[];
}

const patienceMs = 10_000;

export const say = (ok: boolean, sentence: string, clocks: ClockSample[] = []): Answered => ({
  findings: [{ ok, sentence }],
  clocks,
});

/** Connects and logs in, as before a mail, and leaves. */
export async function checkMail(settings: MailSettings | null, timingMs = patienceMs): Promise<Answered> {
  if (settings === null) {
    return say(true, "No mail server is set up: e-mails are kept for the owner under Outbox.");
  }
  const timing = { connectMs: timingMs, silenceMs: timingMs, totalMs: timingMs };
  const transport = createTransport(smtpOptions(settings.url, timing));
  try {
    await transport.verify();
    return say(true, "The mail server accepts our login.");
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
      `${who} does not work: ${issuer} isn't an OpenID provider. Check its issuer.`,
      reply.clocks,
    );
  }
  return say(true, `${who}: its provider answers.`, reply.clocks);
}

export async function checkPayments({ mode, stripe }: BillingSettings): Promise<Answered> {
  if (stripe === null) {
    const sentence =
      mode === "off" ? "Payments are off." : "Payments are a labelled test checkout: nothing is charged.";
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
  if (unknown.length === 0) return say(true, "Stripe accepts the key and has the three prices.", clocks);
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
  if (reply.status === 200 && isToken) return say(true, "Reddit accepts the app's login.", reply.clocks);
  return say(
    false,
    `Reddit refused the app's login (${reply.status}): check REDDIT_CLIENT_ID and REDDIT_CLIENT_SECRET.`,
    reply.clocks,
  );
}

export interface HttpReply {
  status: number;
  body: unknown;
  clocks: ClockSample[];
}

/** Null where nobody answers in time. With `form` a POST. */
export async function ask(
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
