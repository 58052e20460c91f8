import type { AnswerOf } from "#contract/operation.ts";
import type { RedditThread, readThread } from "#contract/threads.ts";
import { toLeftOut } from "../../db/left-out.ts";
import type { ThreadRow, TurnRow } from "./threads.store.ts";

/** The turns of a thread are its post, where it has words, and its comments; only those count as comments. */
export function toThread(row: ThreadRow & { leftOutByName?: string | null }): RedditThread {
  return {
    _id: row.id,
    threadTitle: row.name,
    commentCount: row.turnCount,
    reportedComments: row.thread?.reportedComments ?? row.turnCount,
    threadCreated: row.thread?.createdAt ?? null,
    forum: row.thread?.forum ?? "",
    url: row.thread?.url ?? "",
    notices: row.notices,
    leftOut: toLeftOut({ leftOutAt: row.leftOutAt, leftOutByName: row.leftOutByName ?? null }),
    addedAt: row.createdAt.toISOString(),
  };
}

/** The thread with the post, where it has words, and the comments in reading order. */
export function toThreadWithComments(
  row: ThreadRow & { interviewId: string },
  turns: TurnRow[],
): AnswerOf<typeof readThread> {
  const names = new Map(row.speakers.map(({ id, name }) => [id, name]));
  return {
    ...toThread(row),
    interviewId: row.interviewId,
    comments: turns.map((turn) => ({
      _id: turn.id,
      author: names.get(turn.speakerId) ?? "",
      text: turn.text,
      depth: turn.depth ?? 0,
      createdAt: turn.saidAt?.toISOString() ?? null,
    })),
  };
}
