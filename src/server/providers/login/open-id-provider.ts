import * as client from "openid-client";
import type { Identity, LoginProvider } from "../../login-provider.ts";
import type { LoginProviderSettings } from "../../login-settings.ts";
import { type Claims, isFromTheFuture, readIdentity } from "./claims.ts";

export interface CallOptions {
  /** For each call to the provider. */
  timeoutSeconds?: number;
  fetch?: client.CustomFetch;
}

/** Between the provider's clock and ours. */
const clockToleranceSeconds = 60;
const discoveryLastsMs = 60 * 60 * 1000;

/** OpenID Connect with the authorization code flow and PKCE; endpoints and keys are discovered at first use. */
export function openIdProvider(settings: LoginProviderSettings, options: CallOptions): LoginProvider {
  const discover = keepDiscovery(settings, options);
  return {
    id: settings.id,
    name: settings.name,
    begin: async (request) => {
      const url = client.buildAuthorizationUrl(await discover(), {
        redirect_uri: request.redirectUri,
        scope: "openid email profile",
        state: request.state,
        nonce: request.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(request.codeVerifier),
        code_challenge_method: "S256",
        // Who logs out here and in again is asked which account it shall be.
        ...(settings.id === "oidc" ? {} : { prompt: "select_account" }),
      });
      return url.href;
    },
    finish: async (callbackUrl, request) => {
      const configuration = await discover();
      const tokens = await client.authorizationCodeGrant(configuration, callbackUrl, {
        expectedState: request.state,
        expectedNonce: request.nonce,
        pkceCodeVerifier: request.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || isFromTheFuture(claims, Date.now())) throw new Error("the ID token is from the future");
      const identity = readIdentity(settings.id, claims);
      if (identity.email !== null) return identity;
      return {
        ...identity,
        ...(await askForAddress(configuration, tokens.access_token, claims, settings.id)),
      };
    },
  };
}

/** Some providers tell the address at their user information only. Without an answer there is none. */
async function askForAddress(
  configuration: client.Configuration,
  accessToken: string,
  claims: Claims,
  providerId: string,
): Promise<Partial<Identity>> {
  if (!configuration.serverMetadata().userinfo_endpoint) return {};
  try {
    const info = await client.fetchUserInfo(configuration, accessToken, claims.sub);
    const { email, emailVerified, name } = readIdentity(providerId, { ...info, iss: claims.iss });
    return { email, emailVerified, ...(name === null ? {} : { name }) };
  } catch {
    return {};
  }
}

/** One discovery for all who come within an hour. A failed one is tried once more, and again by the next login. */
function keepDiscovery(
  settings: LoginProviderSettings,
  options: CallOptions,
): () => Promise<client.Configuration> {
  let known: { until: number; configuration: Promise<client.Configuration> } | null = null;
  const find = async (before: Promise<client.Configuration> | undefined) => {
    try {
      return await discover(settings, options).catch((error: unknown) => {
        if (isTimeout(error)) throw error;
        return discover(settings, options);
      });
    } catch (error) {
      // What worked an hour ago serves for a minute more while the provider does not answer.
      known = before ? { until: Date.now() + 60_000, configuration: before } : null;
      if (before) return before;
      throw error;
    }
  };
  return () => {
    if (known && Date.now() < known.until) return known.configuration;
    const configuration = find(known?.configuration);
    known = { until: Date.now() + discoveryLastsMs, configuration };
    return configuration;
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof client.ClientError && error.code === "OAUTH_TIMEOUT";
}

function discover(settings: LoginProviderSettings, options: CallOptions): Promise<client.Configuration> {
  const server = new URL(settings.issuer);
  return client.discovery(
    server,
    settings.clientId,
    { client_secret: settings.clientSecret, [client.clockTolerance]: clockToleranceSeconds },
    showSecret(settings.clientSecret),
    {
      timeout: options.timeoutSeconds ?? 8,
      ...(options.fetch ? { [client.customFetch]: options.fetch } : {}),
      execute: [
        // The settings let http through for this machine only.
        ...(server.protocol === "http:" ? [client.allowInsecureRequests] : []),
        // Without it the library trusts the connection and leaves the ID token's signature alone.
        client.enableNonRepudiationChecks,
      ],
    },
  );
}

/** In the way that the provider takes it. */
function showSecret(secret: string): client.ClientAuth {
  const inBody = client.ClientSecretPost(secret);
  const inHeader = client.ClientSecretBasic(secret);
  return (server, metadata, body, headers) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    return (takesBody ? inBody : inHeader)(server, metadata, body, headers);
  };
}

/** The providers that the settings name, in their order. */
export function openLoginProviders(
  settings: LoginProviderSettings[],
  options: CallOptions = {},
): LoginProvider[] {
  return settings.map((one) => openIdProvider(one, options));
}
