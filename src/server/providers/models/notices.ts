import type pg from "pg";
import { isTryInterview } from "../../db/try-interview.ts";
import type { ModelSettings } from "../../model-settings.ts";
import type { Fault } from "../../voice.ts";
import {
  keyOf,
  type ModelStanding,
  type RecentUse,
  readRecentUse,
  readStanding,
} from "./model-ledger.store.ts";

/** What an operator or a creator is told of a fault, as the end of "the language model …". */
export const faultTexts: Record<Fault, string> = {
  no_answer: "did not begin to answer in time",
  too_slow: "did not finish its answer in time",
  unreachable: "could not be reached",
  refused_key: "refused the key",
  no_credit: "refused for lack of credit",
  too_many: "refused because of too many requests",
  server_error: "answered with an error of its own",
  bad_request: "refused the request; its name or address may be wrong",
  cut_off: "broke off in the middle of an answer",
  unusable: "gave words that could not be used",
};

type Spent = Pick<ModelStanding, "spentToday" | "spentOnInterview">;

/** The limit that is used up, as a sentence; null while there is room. */
export function findLimit(settings: ModelSettings, interviewId: string | null, spent: Spent): string | null {
  const { interviewLimit, dailyLimit, tryOutDailyLimit } = settings;
  if (interviewId !== null && isTryInterview(interviewId) && spent.spentOnInterview >= tryOutDailyLimit)
    return "Today's tokens for the try-out interview are used up";
  if (interviewLimit !== null && spent.spentOnInterview >= interviewLimit)
    return "This interview has used up its language model tokens";
  if (dailyLimit !== null && spent.spentToday >= dailyLimit)
    return "Today's language model tokens are used up";
  return null;
}

/** Why the built-in voice speaks, or spoke in the last hour, in place of the model; null when all is well. */
export async function findNotice(
  pool: pg.Pool,
  settings: ModelSettings,
  interviewId: string,
): Promise<string | null> {
  const standing = await readStanding(pool, keyOf(settings), { interviewId, sessionId: null });
  const limit = findLimit(settings, interviewId, standing);
  if (limit !== null) return `${limit}. The built-in interviewer carries on.`;
  const trouble = describeFault(standing) ?? describeUse(await readRecentUse(pool, interviewId));
  if (trouble === null) return null;
  return `In the last hour ${trouble}. The built-in interviewer stepped in; no answer was lost.`;
}

function describeFault({ lastFault, minutesSinceFault }: ModelStanding): string | null {
  if (lastFault === null || (minutesSinceFault ?? 60) >= 60) return null;
  return `the language model ${faultTexts[lastFault]}`;
}

function describeUse({ asked, unusable, refused }: RecentUse): string | null {
  if (refused > 0) return `the language model ${faultTexts.bad_request}`;
  if (unusable === 0) return null;
  const replies = asked === 1 ? "one reply" : `${unusable} of ${asked} replies`;
  return `${replies} of the language model could not be used`;
}
