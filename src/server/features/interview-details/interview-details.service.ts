import type { InterviewDetails } from "#contract/interviews.ts";
import type { Deps } from "../../deps.ts";
import { findResults } from "../findings/results.service.ts";
import { describeInterview, ownInterview } from "../interviews/interviews.service.ts";
import { listThreads } from "../threads/threads.service.ts";

/** All that its creator may see and set, with what came of it. */
export async function getDetails(
  deps: Pick<Deps, "db" | "voice" | "config">,
  of: { accountId: string; id: string },
): Promise<InterviewDetails> {
  const interview = await ownInterview(deps.db, of.accountId, of.id, "view");
  const [setUp, results, redditData] = await Promise.all([
    describeInterview(deps, interview),
    findResults(deps.db, interview),
    listThreads(deps.db, interview.id),
  ]);
  return { ...setUp, ...results, redditData };
}
