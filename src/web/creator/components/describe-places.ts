import type { User } from "#contract/accounts.ts";
import { countNoun } from "#web/format/count-noun.ts";

/** What of the plan's interviews is used; nothing to say where they are not limited. */
export function describePlaces(
  user: Pick<User, "currentInterviews" | "interviewLimits" | "availableOneOffInterviews">,
  takesBought: boolean,
): string | undefined {
  const { currentInterviews: used, interviewLimits: limit, availableOneOffInterviews: bought } = user;
  if (limit === null) return undefined;
  if (used < limit) return `${used} of ${countNoun(limit, "interview")} used.`;
  if (takesBought && bought > 0)
    return `${used} of ${limit} interviews used. This one takes a single interview that you bought.`;
  return `${used} of ${countNoun(limit, "interview")} used. You need a bigger plan or a single interview before you can save another. Your draft stays here.`;
}
