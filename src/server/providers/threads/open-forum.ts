import type { HashAuthor } from "#analysis/formats/threads/imported-thread.ts";
import { AppError } from "../../app-error.ts";
import type { Config } from "../../config.ts";
import type { Forum, ReadThread } from "../../forum.ts";
import { ForumFailure } from "./forum-call.ts";
import { type ForumNetwork, loopbackNetwork, publicNetwork } from "./forum-network.ts";
import { gatherThread } from "./gather-thread.ts";
import { openRedditApi, type RedditApi } from "./reddit-api.ts";
import { parseThreadAddress, type ThreadAddress } from "./thread-address.ts";

/** What tests put in the place of the world. */
export interface ForumSeams {
  network?: ForumNetwork;
  clock?: () => Date;
  /** For one thread in all. */
  maxMs?: number;
}

const defaultMs = 10_000;

export function openForum(config: Pick<Config, "reddit">, seams: ForumSeams = {}): Forum {
  const { credentials, baseUrl } = config.reddit;
  const api = openRedditApi({
    network: seams.network ?? (baseUrl === null ? publicNetwork : loopbackNetwork(baseUrl)),
    credentials,
    clock: seams.clock ?? (() => new Date()),
  });
  return {
    readThread: async (url, hash) => {
      const address = parseThreadAddress(url);
      if (!address) throw new AppError("reddit_url_invalid");
      return readWithin(api, address, { hash, maxMs: seams.maxMs ?? defaultMs });
    },
  };
}

/** Whatever goes wrong is one answer: how Reddit or the network failed is not for the asker to learn. */
async function readWithin(
  api: RedditApi,
  address: ThreadAddress,
  { hash, maxMs }: { hash: HashAuthor; maxMs: number },
): Promise<ReadThread> {
  const signal = AbortSignal.timeout(maxMs);
  try {
    const id = address.kind === "thread" ? address.id : await findSharedId(api, address.path, signal);
    return await gatherThread({ api, hash, signal }, id);
  } catch (error) {
    if (!(error instanceof ForumFailure)) throw error;
    const refused = new AppError("reddit_unavailable");
    refused.cause = error;
    throw refused;
  }
}

/** A share link says its thread only by where it leads; that address is read like one that was pasted. */
async function findSharedId(api: RedditApi, path: string, signal: AbortSignal): Promise<string> {
  const target = await api.findShared(path, signal);
  const address = target === undefined ? undefined : parseThreadAddress(target);
  if (address?.kind !== "thread") throw new ForumFailure("a share link to no thread");
  return address.id;
}
