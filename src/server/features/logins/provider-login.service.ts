import type { LoginError } from "#contract/choices.ts";
import { providerLoginMinutes, rates } from "#contract/limits.ts";
import { hashToken, newToken } from "../../auth/tokens.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import type { Identity, LoginProvider } from "../../login-provider.ts";
import { insertLoginState, type LoginState, takeLoginState } from "./identities.store.ts";
import { type Intent, packIntent, unpackIntent } from "./login-state.ts";
import { type OpenLogin, openLoginOf } from "./open-login.service.ts";
import { linkToAccount, openAccount } from "./provider-account.service.ts";
import { withParameter } from "./return-path.ts";

type LoginDeps = Pick<Deps, "db" | "clock" | "newId" | "secret" | "config" | "log" | "loginProviders">;

const stateSeconds = providerLoginMinutes * 60;

/** Where the browser goes next, and the login that was opened, if one was. */
export interface Ending {
  to: string;
  opened: OpenLogin | null;
  isNewAccount: boolean;
}

export function findProvider(deps: Pick<Deps, "loginProviders">, id: string): LoginProvider | undefined {
  return deps.loginProviders.find((provider) => provider.id === id);
}

/** The provider's address for this login, or our own with an error where the provider cannot be reached. */
export async function beginProviderLogin(
  deps: LoginDeps,
  provider: LoginProvider,
  input: { intent: Intent; browserToken: string; address: string },
): Promise<{ to: string; begun: boolean }> {
  const { intent, browserToken } = input;
  const [state, nonce, codeVerifier] = [newToken(), newToken(), newToken()];
  const redirectUri = callbackAddress(deps, provider);
  try {
    await takeFromLimit(deps, `provider-login:${input.address}`, rates.providerLogin);
    const to = await provider.begin({ redirectUri, state, nonce, codeVerifier });
    const row = { stateHash: hashToken(state), provider: provider.id, nonce, codeVerifier };
    const returnTo = packIntent(intent);
    await insertLoginState(deps.db, { ...row, returnTo, browserHash: hashToken(browserToken) }, stateSeconds);
    return { to, begun: true };
  } catch (error) {
    noteFailure(deps, provider, error);
    return { to: errorAddress("failed", intent), begun: false };
  }
}

/**
 * Who came back from the provider. The state is taken first, so that it serves once whatever follows, and only
 * for the browser that began: a callback's address opened in another browser opens nothing.
 */
export async function finishProviderLogin(
  deps: LoginDeps,
  provider: LoginProvider,
  input: {
    query: URLSearchParams;
    browserToken: string | null;
    accountId: string | null;
    cookies: Record<string, string | undefined>;
  },
): Promise<Ending> {
  const begun = await takeState(deps, provider, input);
  if (!begun) return failed("expired", { to: "/projects", linkTo: null });
  const intent = unpackIntent(begun.row.returnTo);
  const refusal = input.query.get("error");
  if (refusal !== null) return failed(isCancelled(refusal) ? "cancelled" : "failed", intent);
  const identity = await askProvider(deps, provider, begun, input.query);
  if (!identity) return failed("failed", intent);
  if (intent.linkTo !== null) {
    if (intent.linkTo !== input.accountId) return failed("expired", intent);
    const isLinked = await linkToAccount(deps, { ...identity, provider }, intent.linkTo);
    return isLinked ? { to: intent.to, opened: null, isNewAccount: false } : failed("in-use", intent);
  }
  const found = await openAccount(deps, { ...identity, provider });
  if ("error" in found) return failed(found.error, intent);
  const opened = await openLoginOf(deps, found.userId, found.isNew ? null : input.cookies);
  return { to: intent.to, opened, isNewAccount: found.isNew };
}

interface Begun {
  state: string;
  row: LoginState;
}

async function takeState(
  deps: LoginDeps,
  provider: LoginProvider,
  { query, browserToken }: { query: URLSearchParams; browserToken: string | null },
): Promise<Begun | undefined> {
  const [state, ...more] = query.getAll("state");
  if (!state || more.length > 0 || browserToken === null) return undefined;
  const [stateHash, browserHash] = [hashToken(state), hashToken(browserToken)];
  const row = await takeLoginState(deps.db, { stateHash, provider: provider.id, browserHash });
  return row && { state, row };
}

async function askProvider(
  deps: LoginDeps,
  provider: LoginProvider,
  { state, row }: Begun,
  query: URLSearchParams,
): Promise<Identity | undefined> {
  const redirectUri = callbackAddress(deps, provider);
  const { nonce, codeVerifier } = row;
  try {
    const address = new URL(`${redirectUri}?${query}`);
    return await provider.finish(address, { redirectUri, state, nonce, codeVerifier });
  } catch (error) {
    noteFailure(deps, provider, error);
    return undefined;
  }
}

/** Of PUBLIC_URL, never of the request's Host: the provider knows this one. */
function callbackAddress(deps: Pick<Deps, "config">, provider: LoginProvider): string {
  return `${deps.config.publicUrl}/auth/${provider.id}/callback`;
}

function isCancelled(error: string): boolean {
  return ["access_denied", "user_cancelled_login", "user_cancelled_authorize", "consent_required"].includes(
    error,
  );
}

function failed(error: LoginError, intent: Intent): Ending {
  return { to: errorAddress(error, intent), opened: null, isNewAccount: false };
}

/** The login page says what went wrong, or the page where linking began. */
export function errorAddress(error: LoginError, { to, linkTo }: Intent): string {
  if (linkTo !== null) return withParameter(to, "error", error);
  const page = `/login?error=${error}`;
  return to === "/projects" ? page : `${page}&returnTo=${encodeURIComponent(to)}`;
}

/** What a provider answered may name a person: the log gets the kind of failure alone. */
function noteFailure(deps: Pick<Deps, "log">, provider: LoginProvider, error: unknown): void {
  const known = error instanceof Error ? error : new Error("unknown");
  const code = "code" in known && typeof known.code === "string" ? known.code : known.name;
  deps.log.warn({ provider: provider.id, code, error: known.message }, "a provider's login failed");
}
