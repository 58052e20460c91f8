import type { ForumSettings } from "../../forum-settings.ts";
import { apiHost, callJson, ForumFailure, findRedirect, publicHost } from "./forum-call.ts";
import type { ForumNetwork } from "./forum-network.ts";

export interface RedditApi {
  readThread: (id: string, signal: AbortSignal) => Promise<unknown>;
  /** The comments by their ids, at most a hundred at a time. */
  readMore: (id: string, commentIds: string[], signal: AbortSignal) => Promise<unknown>;
  /** The part of the thread under one comment. */
  readBranch: (id: string, commentId: string, signal: AbortSignal) => Promise<unknown>;
  /** Where a share link leads; undefined when nowhere. */
  findShared: (path: string, signal: AbortSignal) => Promise<string | undefined>;
}

interface Deps {
  network: ForumNetwork;
  credentials: ForumSettings["credentials"];
  clock: () => Date;
}

type ReadJson = (path: string, query: Record<string, string>, signal: AbortSignal) => Promise<unknown>;

/** Reddit's API where there are credentials for it, else the public JSON of the same paths. */
export function openRedditApi(deps: Deps): RedditApi {
  const read = deps.credentials ? readWithToken(deps, deps.credentials) : readPublic(deps.network);
  const whole = { limit: "500", raw_json: "1" };
  return {
    readThread: (id, signal) => read(`/comments/${id}`, whole, signal),
    readMore: (id, commentIds, signal) =>
      read(
        "/api/morechildren",
        {
          api_type: "json",
          link_id: `t3_${id}`,
          children: commentIds.join(","),
          limit_children: "false",
          raw_json: "1",
        },
        signal,
      ),
    readBranch: (id, commentId, signal) =>
      read(`/comments/${id}`, { ...whole, comment: commentId, context: "0" }, signal),
    findShared: (path, signal) => findRedirect(deps.network, { host: publicHost, path }, signal),
  };
}

function readPublic(network: ForumNetwork): ReadJson {
  return (path, query, signal) =>
    callJson(network, { host: publicHost, path: `${path}.json?${new URLSearchParams(query)}` }, signal);
}

function readWithToken(deps: Deps, credentials: NonNullable<Deps["credentials"]>): ReadJson {
  let token: Token | null = null;
  const readOnce: ReadJson = async (path, query, signal) => {
    if (token === null || token.until <= deps.clock().getTime()) {
      token = await fetchToken(deps, credentials, signal);
    }
    const headers = { authorization: `Bearer ${token.value}` };
    const call = { host: apiHost, path: `${path}?${new URLSearchParams(query)}`, headers };
    return callJson(deps.network, call, signal);
  };
  return async (path, query, signal) => {
    const hadToken = token !== null;
    try {
      return await readOnce(path, query, signal);
    } catch (error) {
      const isStale = hadToken && error instanceof ForumFailure && error.status === 401;
      if (!isStale) throw error;
      // Reddit may take a token back before its time.
      token = null;
      return readOnce(path, query, signal);
    }
  };
}

interface Token {
  value: string;
  /** Milliseconds since 1970, a minute early. */
  until: number;
}

async function fetchToken(
  { network, clock }: Deps,
  { clientId, clientSecret }: NonNullable<Deps["credentials"]>,
  signal: AbortSignal,
): Promise<Token> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const body = "grant_type=client_credentials";
  const answer = await callJson(
    network,
    {
      host: publicHost,
      path: "/api/v1/access_token",
      method: "POST",
      headers: {
        authorization: `Basic ${basic}`,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(body.length),
      },
      body,
    },
    signal,
  );
  const { access_token: value, expires_in: seconds } = (answer ?? {}) as Record<string, unknown>;
  if (typeof value !== "string" || !/^[\x21-\x7e]{1,4000}$/.test(value)) throw new ForumFailure("no token");
  const lifetime = typeof seconds === "number" && seconds > 0 ? Math.min(seconds, 86_400) : 3_600;
  return { value, until: clock().getTime() + (lifetime - 60) * 1_000 };
}
