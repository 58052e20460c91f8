import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import { findCheckedAddress, OutboundFailure } from "../../http/outbound/checked-address.ts";
import type { ForumNetwork } from "./forum-network.ts";
import { siteHosts } from "./thread-address.ts";

export const publicHost = "www.reddit.com";
export const apiHost = "oauth.reddit.com";
const maxHops = 2;
const maxBytes = toBytes(maxMegabytes.thread);
const userAgent = "server:askwell:0.1.0 (research interviews; reads threads that its users name)";

/** Why a call came to nothing: for the log, never for an answer. */
export class ForumFailure extends Error {
  readonly status: number | null;
  constructor(reason: string, status: number | null = null) {
    super(reason);
    this.status = status;
  }
}

export interface ForumCall {
  host: string;
  /** Path and query. */
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

interface Reply {
  status: number;
  location: string | null;
  contentType: string;
  body: Buffer;
}

/** The JSON that a call answers, over at most two redirects within the forum's hosts. */
export async function callJson(
  network: ForumNetwork,
  call: ForumCall,
  signal: AbortSignal,
): Promise<unknown> {
  let next = call;
  for (let hop = 0; hop <= maxHops; hop++) {
    const reply = await callOnce(network, next, signal);
    if (reply.location === null) return readJson(reply);
    next = follow(next, reply.location);
  }
  throw new ForumFailure("too many redirects");
}

/** Where a call is redirected to, not followed; undefined when it is not. */
export async function findRedirect(
  network: ForumNetwork,
  call: ForumCall,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { location } = await callOnce(network, call, signal);
  return location === null ? undefined : new URL(location, `https://${call.host}${call.path}`).href;
}

function readJson({ status, contentType, body }: Reply): unknown {
  if (status !== 200) throw new ForumFailure(`status ${status}`, status);
  if (!/^application\/json\s*(;|$)/i.test(contentType)) throw new ForumFailure("an answer that is no JSON");
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new ForumFailure("damaged JSON");
  }
}

/** The credentials stay with the host that they are for, and what was posted is not posted again. */
function follow(call: ForumCall, location: string): ForumCall {
  const from = `https://${call.host}${call.path}`;
  if (!URL.canParse(location, from)) throw new ForumFailure("a redirect to no address");
  const { protocol, username, password, port, hostname, pathname, search } = new URL(location, from);
  const isPlain = protocol === "https:" && username === "" && password === "" && port === "";
  if (!isPlain || !isForumHost(hostname)) throw new ForumFailure("a redirect to somewhere else");
  if (call.method === "POST") throw new ForumFailure("a redirect of what was posted");
  const headers = hostname === call.host ? call.headers : {};
  return { host: hostname, path: `${pathname}${search}`, headers };
}

function isForumHost(host: string): boolean {
  return host === apiHost || siteHosts.has(host);
}

async function callOnce(network: ForumNetwork, call: ForumCall, signal: AbortSignal): Promise<Reply> {
  if (!isForumHost(call.host)) throw new ForumFailure("a host that is not the forum's");
  const address = await findCheckedAddress(network, call.host, signal).catch((error: unknown) => {
    throw error instanceof OutboundFailure ? new ForumFailure(error.message) : error;
  });
  const options: RequestOptions = {
    method: call.method ?? "GET",
    path: call.path,
    signal,
    headers: {
      ...call.headers,
      host: call.host,
      accept: "application/json",
      "accept-encoding": "identity",
      "user-agent": userAgent,
    },
  };
  try {
    return await readReply(network.send({ address, host: call.host }, options), call.body);
  } catch (error) {
    if (signal.aborted) throw new ForumFailure("no answer in time");
    throw error instanceof ForumFailure ? error : new ForumFailure("no connection");
  }
}

function readReply(request: ClientRequest, body: string | undefined): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request.once("error", reject);
    // An informational or switching answer would otherwise be waited for.
    request.once("upgrade", () => request.destroy(new ForumFailure("an answer of another protocol")));
    request.once("response", (response) => {
      readBody(response).then(
        (bytes) => resolve(toReply(response, bytes)),
        (error: unknown) => {
          request.destroy();
          reject(error);
        },
      );
    });
    request.end(body);
  });
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const encoding = response.headers["content-encoding"] ?? "identity";
  if (encoding !== "identity") throw new ForumFailure("an answer that is packed");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) throw new ForumFailure(`an answer over ${maxMegabytes.thread} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toReply(response: IncomingMessage, body: Buffer): Reply {
  const status = response.statusCode ?? 0;
  const isRedirect = status >= 300 && status < 400;
  return {
    status,
    location: isRedirect ? (response.headers.location ?? null) : null,
    contentType: response.headers["content-type"] ?? "",
    body,
  };
}
