import type { PracticeMeter } from "#contract/practice-debrief.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { formatShare, labelNames } from "../practice-words.ts";

/** Interviewers spoke 20 to 38 % of the words in 53 published research interviews (MLSS, ensemble, PDPilot). */
export const typicalTalkShare = { from: 20, to: 38 };

export function describeOpenToClosed({ labels }: PracticeMeter): string {
  return `${labels.open} open to ${labels.closed} closed`;
}

export function describeFollowUps({ followUps, questions }: PracticeMeter): string {
  if (questions === 0) return "No question yet";
  const verb = followUps === 1 || questions === 1 ? "builds" : "build";
  return `${followUps} of ${countNoun(questions, "question")} ${verb} on the previous answer`;
}

const watched = ["leading", "double", "hypothetical"] as const;

/** "1 leading, 2 double": what is better left; empty where there is none. */
export function describeWatched({ labels }: PracticeMeter): string {
  return watched
    .filter((label) => labels[label] > 0)
    .map((label) => `${labels[label]} ${labelNames[label].toLowerCase()}`)
    .join(", ");
}

/** The whole meter in a line, for narrow screens. */
export function describeMeter(meter: PracticeMeter): string {
  if (meter.talkShare === null) return "Live meter";
  return `You speak ${formatShare(meter.talkShare)} · ${describeOpenToClosed(meter)} · ${countNoun(meter.followUps, "follow-up")}`;
}
