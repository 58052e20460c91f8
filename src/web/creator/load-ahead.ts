import type { QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "./queries/current-user.ts";
import { interviewDetailsQuery } from "./queries/interviews.ts";
import { sessionPagesQuery } from "./queries/sessions.ts";
import { readTab } from "./screens/interview/detail-tab.ts";
import { readFilter } from "./screens/interview/sessions/session-filter.ts";

/**
 * What a screen asks for first is asked for while its code is still on the way. Nobody waits for it here, and
 * the screen itself tells of what went wrong.
 */
export interface LoadAhead {
  user: () => void;
  interview: (interviewId: string, search: URLSearchParams) => void;
}

export function createLoadAhead(client: QueryClient): LoadAhead {
  return {
    user: () => void client.prefetchQuery(currentUserQuery),
    interview: (interviewId, search) => void loadInterview(client, interviewId, search),
  };
}

async function loadInterview(
  client: QueryClient,
  interviewId: string,
  search: URLSearchParams,
): Promise<void> {
  await client.prefetchQuery(currentUserQuery);
  // A visitor is led to the login, and is refused nothing before.
  if (!client.getQueryData(currentUserQuery.queryKey)) return;
  const sessions = readTab(search) === "sessions" && !search.has("q");
  await Promise.all([
    client.prefetchQuery(interviewDetailsQuery(interviewId)),
    sessions && client.prefetchInfiniteQuery(sessionPagesQuery(interviewId, readFilter(search))),
  ]);
}
