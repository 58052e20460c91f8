import type { RedditThread } from "#contract/threads.ts";
import { countNoun } from "#web/format/count-noun.ts";

/** "212 comments", or "200 of 212 comments" where the forum counts more than could be read. */
export function describeComments({ commentCount, reportedComments }: RedditThread): string {
  return reportedComments > commentCount
    ? `${commentCount.toLocaleString()} of ${countNoun(reportedComments, "comment")}`
    : countNoun(commentCount, "comment");
}
