import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Json = Record<string, unknown>;

/** The ID token that the next code is answered with. */
export interface Forgery {
  header?: Json;
  claims?: Json;
  /** rsa: the published key. other: an unpublished one. public: HMAC with the published key's text. none: nothing. */
  signature?: "rsa" | "other" | "public" | "none";
  /** In place of the whole answer of the token endpoint. */
  answer?: { status: number; type: string; body: string };
}

export interface OidcForger {
  issuer: string;
  setForgery: (forgery: Forgery) => void;
  /** Bodies of the calls of the token endpoint. */
  tokenCalls: URLSearchParams[];
  keyCalls: () => number;
  close: () => Promise<void>;
}

/** A provider that lies: discovery and keys are sound, the ID token is whatever a test wants it to be. */
export async function startOidcForger(clientId: string): Promise<OidcForger> {
  const published = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const tokenCalls: URLSearchParams[] = [];
  let keyCalls = 0;
  let forgery: Forgery = {};
  let issuer = "";
  const routes: Record<string, (body: string) => Json> = {
    "/.well-known/openid-configuration": () => describe(issuer),
    "/jwks": () => {
      keyCalls += 1;
      return { keys: [{ ...published.publicKey.export({ format: "jwk" }), kid: "published", use: "sig" }] };
    },
    "/token": (body) => {
      tokenCalls.push(new URLSearchParams(body));
      const seconds = Math.floor(Date.now() / 1000);
      const usual = { iss: issuer, aud: clientId, sub: "somebody", iat: seconds, exp: seconds + 300 };
      const token = forge({ ...usual, ...forgery.claims }, forgery, { published, other });
      return { access_token: "x", token_type: "Bearer", expires_in: 300, id_token: token };
    },
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const route = routes[request.url ?? ""];
      const answer = request.url === "/token" ? forgery.answer : undefined;
      const made = JSON.stringify(route?.(body) ?? {});
      response.writeHead(answer?.status ?? (route ? 200 : 404), {
        "content-type": answer?.type ?? "application/json",
      });
      response.end(answer?.body ?? made);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    setForgery: (next) => {
      forgery = next;
    },
    tokenCalls,
    keyCalls: () => keyCalls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function describe(issuer: string): Json {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
    code_challenge_methods_supported: ["S256"],
  };
}

interface Keys {
  published: { publicKey: KeyObject; privateKey: KeyObject };
  other: { privateKey: KeyObject };
}

function forge(claims: Json, { header, signature = "rsa" }: Forgery, keys: Keys): string {
  const alg = { rsa: "RS256", other: "RS256", public: "HS256", none: "none" }[signature];
  const encode = (part: Json) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const content = `${encode({ alg, kid: "published", ...header })}.${encode(claims)}`;
  return `${content}.${signContent(content, signature, keys)}`;
}

function signContent(content: string, by: NonNullable<Forgery["signature"]>, keys: Keys): string {
  if (by === "none") return "";
  if (by === "public") {
    const key = keys.published.publicKey.export({ type: "spki", format: "pem" });
    return createHmac("sha256", key).update(content).digest("base64url");
  }
  const { privateKey } = by === "rsa" ? keys.published : keys.other;
  return sign("sha256", Buffer.from(content), privateKey).toString("base64url");
}
