import type { HashAuthor, ImportedThread, ThreadReading } from "#analysis/formats/threads/imported-thread.ts";
import {
  listMissing,
  mergeBranch,
  mergeMoreChildren,
  readThread,
} from "#analysis/formats/threads/read-thread.ts";
import { maxCount } from "#contract/limits.ts";
import type { ReadThread } from "../../forum.ts";
import { ForumFailure } from "./forum-call.ts";
import type { RedditApi } from "./reddit-api.ts";

const maxRequests = 12;
const batchSize = 100;

const stoppedEarly =
  "Reddit didn't return all further comments. Adding the thread again later may bring more of them.";

interface Gathering {
  api: RedditApi;
  hash: HashAuthor;
  signal: AbortSignal;
}

/** A thread with the comments that its first answer left out, as far as the limits go. */
export async function gatherThread(gathering: Gathering, id: string): Promise<ReadThread> {
  const { api, hash, signal } = gathering;
  let thread = open(readThread(await api.readThread(id, signal), hash));
  if (thread.id.toLowerCase() !== id) throw new ForumFailure("another thread than was asked for");
  const asked = new Set<string>();
  for (let requests = 1; requests < maxRequests && countKept(thread) < maxCount.threadComments; requests++) {
    const step = chooseStep(thread, asked);
    if (!step) return { thread, notices: [] };
    for (const commentId of step.ids) asked.add(commentId);
    try {
      thread = await step.take(gathering, thread);
    } catch (error) {
      // What there is already is worth more than an error.
      if (error instanceof ForumFailure) return { thread, notices: [stoppedEarly] };
      throw error;
    }
  }
  const isWhole = chooseStep(thread, asked) === undefined || countKept(thread) >= maxCount.threadComments;
  return { thread, notices: isWhole ? [] : [stoppedEarly] };
}

function countKept(thread: ImportedThread): number {
  return thread.comments.reduce((sum, comment) => sum + (comment.removed ? 0 : 1), 0);
}

interface Step {
  ids: string[];
  take: (gathering: Gathering, thread: ImportedThread) => Promise<ImportedThread>;
}

/** Comments by id come first, a hundred a call; then branches, one a call. Nothing is asked for twice. */
function chooseStep(thread: ImportedThread, asked: ReadonlySet<string>): Step | undefined {
  const missing = listMissing(thread);
  const ids = missing.ids.filter((id) => isCommentId(id) && !asked.has(id)).slice(0, batchSize);
  if (ids.length > 0) {
    return {
      ids,
      take: async ({ api, hash, signal }, before) =>
        open(mergeMoreChildren(before, await api.readMore(before.id, ids, signal), hash)),
    };
  }
  const branch = missing.branches.find((id) => isCommentId(id) && !asked.has(`under ${id}`));
  if (branch === undefined) return undefined;
  return {
    ids: [`under ${branch}`],
    take: async ({ api, hash, signal }, before) =>
      open(mergeBranch(before, branch, await api.readBranch(before.id, branch, signal), hash)),
  };
}

/** What goes into an address of ours is an id and nothing else. */
function isCommentId(id: string): boolean {
  return /^[a-z0-9]{1,12}$/i.test(id);
}

function open(reading: ThreadReading): ImportedThread {
  if ("problem" in reading) throw new ForumFailure("JSON that is no thread");
  return reading.thread;
}
