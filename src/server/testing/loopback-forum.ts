import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openBranches, openLaterComments, openThreads, type ThreadJson } from "./loopback-forum-threads.ts";

/** Ways in which a forum fails. */
export const forumFaults = [
  "html-403",
  "html-200",
  "too-many",
  "server-error",
  "too-large",
  "packed",
  "cut-json",
  "no-thread",
  "redirect-metadata",
  "redirect-file",
  "redirect-plain-http",
  "redirect-itself",
  "redirect-look-alike",
  "hangs",
  "hangs-in-the-middle",
  "breaks",
] as const;
export type ForumFault = (typeof forumFaults)[number];

interface ForumRequest {
  method: string;
  host: string;
  path: string;
  authorization: string | null;
  cookie: string | null;
  userAgent: string;
}

export interface LoopbackForum {
  url: string;
  requests: ForumRequest[];
  /** What goes wrong from now on; null for nothing. `at` leaves calls of other paths alone. */
  fail: (fault: ForumFault | null, at?: RegExp) => void;
  /** Has the token that was given out refused from now on. */
  takeTokenBack: () => void;
  /** Where share links lead, by their path. */
  shares: Map<string, string>;
  threads: Map<string, ThreadJson>;
  close: () => Promise<void>;
}

export const forumCredentials = { clientId: "loopback-id", clientSecret: "loopback-secret" };

/** A forum on this machine that speaks as Reddit's API does, under the names of both of its hosts. */
export async function startLoopbackForum(port = 0): Promise<LoopbackForum> {
  const requests: ForumRequest[] = [];
  const state: State = {
    fault: null,
    tokens: 0,
    threads: openThreads(),
    later: openLaterComments(),
    branches: openBranches(),
    shares: new Map(),
  };
  const server = createServer((request, response) => {
    requests.push(toRecord(request));
    request.resume();
    answer(state, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    threads: state.threads,
    shares: state.shares,
    fail: (kind, at = /^/) => {
      state.fault = kind === null ? null : { kind, at };
    },
    takeTokenBack: () => {
      state.tokens += 1;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface State {
  fault: { kind: ForumFault; at: RegExp } | null;
  /** Raised to make a token that was given out worthless. */
  tokens: number;
  threads: Map<string, ThreadJson>;
  later: ReturnType<typeof openLaterComments>;
  branches: ReturnType<typeof openBranches>;
  shares: Map<string, string>;
}

function toRecord(request: IncomingMessage): ForumRequest {
  const { host, authorization, cookie, "user-agent": userAgent } = request.headers;
  return {
    method: request.method ?? "",
    host: host ?? "",
    path: request.url ?? "",
    authorization: authorization ?? null,
    cookie: cookie ?? null,
    userAgent: userAgent ?? "",
  };
}

function answer(state: State, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? "/", "https://www.reddit.com");
  const share = state.shares.get(url.pathname);
  if (state.fault?.at.test(url.pathname)) failWith(state.fault.kind, url, response);
  else if (url.pathname === "/api/v1/access_token") giveToken(state, request, response);
  else if (share !== undefined) response.writeHead(301, { location: share }).end();
  else if (request.headers.host === "oauth.reddit.com") answerApi(state, request, response, url);
  else answerSite(state, response, url);
}

function answerApi(state: State, request: IncomingMessage, response: ServerResponse, url: URL): void {
  const isKnown = request.headers.authorization === `Bearer token-${state.tokens}`;
  if (isKnown) sendFound(response, findJson(state, url.pathname, url.searchParams));
  else sendJson(response, 401, { message: "Unauthorized", error: 401 });
}

/** The public JSON has its own ending; the same path without it is the page that people read. */
function answerSite(state: State, response: ServerResponse, url: URL): void {
  const path = url.pathname.replace(/\.json$/, "");
  if (path === url.pathname) sendHtml(response, 200);
  else sendFound(response, findJson(state, path, url.searchParams));
}

function sendFound(response: ServerResponse, json: unknown): void {
  if (json === undefined) sendJson(response, 404, { message: "Not Found", error: 404 });
  else sendJson(response, 200, json);
}

function giveToken(state: State, request: IncomingMessage, response: ServerResponse): void {
  const { clientId, clientSecret } = forumCredentials;
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
  const isKnown = request.method === "POST" && request.headers.authorization === expected;
  const token = { access_token: `token-${state.tokens}`, token_type: "bearer", expires_in: 86_400 };
  sendJson(response, isKnown ? 200 : 401, isKnown ? token : { message: "Unauthorized", error: 401 });
}

function findJson(state: State, path: string, query: URLSearchParams): unknown {
  if (path === "/api/morechildren") {
    const wanted = new Set((query.get("children") ?? "").split(",").slice(0, 100));
    return { json: { errors: [], data: { things: listWanted(state.later, wanted) } } };
  }
  const thread = state.threads.get(/^\/comments\/([a-z0-9]+)$/.exec(path)?.[1] ?? "");
  const under = query.get("comment");
  if (!thread || under === null) return thread;
  return [thread[0], { kind: "Listing", data: { children: state.branches.get(under) ?? [] } }];
}

/** What was asked for with all that answers it, as the real one does. */
function listWanted(later: State["later"], wanted: Set<string>): State["later"] {
  const found: State["later"] = [];
  for (const thing of later) {
    const isWanted = wanted.has(thing.data.id) || wanted.has(String(thing.data.parent_id).slice(3));
    if (!isWanted) continue;
    wanted.add(thing.data.id);
    found.push(thing);
  }
  return found;
}

function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8" }).end(JSON.stringify(json));
}

function sendHtml(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { "content-type": "text/html", "set-cookie": "session=1" })
    .end("<!doctype html><title>Blocked</title><h1>whoa there, pardner!</h1>");
}

const redirects: Partial<Record<ForumFault, string>> = {
  "redirect-metadata": "http://169.254.169.254/latest/meta-data/",
  "redirect-file": "file:///etc/passwd",
  "redirect-plain-http": "http://www.reddit.com/comments/smallone.json",
  "redirect-look-alike": "https://www.reddit.com.evil.example/comments/smallone.json",
};

const jsonType = { "content-type": "application/json" };

const failures: Record<string, (response: ServerResponse) => void> = {
  "html-403": (response) => sendHtml(response, 403),
  "html-200": (response) => sendHtml(response, 200),
  "too-many": (response) => response.writeHead(429, { ...jsonType, "retry-after": "600" }).end("{}"),
  "server-error": (response) => sendHtml(response, 503),
  "too-large": (response) => response.writeHead(200, jsonType).end(`["${"x".repeat(5 * 1024 * 1024)}"]`),
  packed: (response) => response.writeHead(200, { ...jsonType, "content-encoding": "gzip" }).end("[]"),
  "cut-json": (response) => response.writeHead(200, jsonType).end('[{"kind":"Listing","data":{"children":['),
  "no-thread": (response) => sendJson(response, 200, { kind: "Listing", data: { children: [] } }),
  hangs: () => undefined,
  "hangs-in-the-middle": (response) => response.writeHead(200, jsonType).write("["),
  breaks: (response) => response.destroy(),
};

function failWith(kind: ForumFault, url: URL, response: ServerResponse): void {
  const location = kind === "redirect-itself" ? url.href : redirects[kind];
  if (location === undefined) failures[kind]?.(response);
  else response.writeHead(302, { location }).end();
}
