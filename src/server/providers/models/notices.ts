import type { ModelSettings } from "../../model-settings.ts";
import type { Fault } from "../../voice.ts";
import type { ModelStanding } from "./model-ledger.store.ts";

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
export function findLimit(settings: ModelSettings, spent: Spent): string | null {
  if (settings.interviewLimit !== null && spent.spentOnInterview >= settings.interviewLimit)
    return "This interview has used up its tokens of the language model";
  if (settings.dailyLimit !== null && spent.spentToday >= settings.dailyLimit)
    return "Today's tokens of the language model are used up";
  return null;
}

/** Why the scripted voice speaks, or spoke in the last hour, in place of the model; null when all is well. */
export function describeNotice(settings: ModelSettings, standing: ModelStanding): string | null {
  const limit = findLimit(settings, standing);
  if (limit !== null) return `${limit}. The scripted interviewer goes on asking.`;
  if (standing.lastFault === null || (standing.minutesSinceFault ?? 60) >= 60) return null;
  const text = faultTexts[standing.lastFault];
  return `In the last hour the language model ${text}. The scripted interviewer asked in its place; no answer was lost.`;
}
