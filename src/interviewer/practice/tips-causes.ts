import type { PracticeInsight, QuestionLabel } from "#contract/practice-debrief.ts";
import { findCueLine } from "./debrief-cues.ts";
import type { Interviewee } from "./interviewee.ts";
import type { OwnMessage, PracticeLine } from "./meter.ts";

export type TipId =
  | "follow_cues"
  | "open_questions"
  | "no_leading"
  | "one_question"
  | "what_happened"
  | "stories_not_facts"
  | "probe_again"
  | "other_parts"
  | "ask_on"
  | "stay_with_answer"
  | "shorter_turns"
  | "unhurried"
  | "new_wording"
  | "no_verdicts"
  | "leave_room"
  | "last_occasion"
  | "check_back"
  | "exception"
  | "their_words";

/** Why one insight stayed hidden: which tip would have brought it, and the own message that shows it. */
export interface Cause {
  tip: TipId;
  message: OwnMessage;
  insight: PracticeInsight;
}

const tipByLabel = new Map<QuestionLabel, TipId>([
  ["closed", "open_questions"],
  ["leading", "no_leading"],
  ["double", "one_question"],
  ["hypothetical", "what_happened"],
  ["fact", "stories_not_facts"],
]);

/** The tip against a label; none against an open question or a nod. */
export function findLabelTip(label: QuestionLabel | null): TipId | undefined {
  return label === null ? undefined : tipByLabel.get(label);
}

/** What was said right after a hint: asked on wrongly, passed over, or asked on once only. */
function findTipAfterCue(next: OwnMessage): TipId {
  if (next.label === null) return "probe_again";
  if (!next.followUp) return "follow_cues";
  return findLabelTip(next.label) ?? "probe_again";
}

interface CauseInput {
  interviewee: Interviewee;
  own: readonly OwnMessage[];
  insights: readonly PracticeInsight[];
  lines: readonly PracticeLine[];
}

/** Where faulty questions outnumber open ones, they kept all parts shut: each of them some, the frequent faults first. */
function listPrevailing(own: readonly OwnMessage[]): OwnMessage[] {
  const faulty = own.filter(({ label }) => findLabelTip(label) !== undefined);
  const open = own.filter(({ label }) => label === "open").length;
  const countLike = (message: OwnMessage) => faulty.filter(({ label }) => label === message.label).length;
  if (faulty.length <= open) return [];
  return faulty.toSorted((one, other) => countLike(other) - countLike(one));
}

/** For every insight that stayed hidden, what kept it hidden. Nothing where one's own messages are missing. */
export function listCauses({ interviewee, own, insights, lines }: CauseInput): Cause[] {
  const last = own.at(-1);
  if (last === undefined) return [];
  const prevailing = listPrevailing(own);
  return interviewee.insights.flatMap((planted, index): Cause[] => {
    const insight = insights.find(({ id }) => id === planted.id);
    if (insight === undefined || insight.found) return [];
    const hint = findCueLine(planted, lines);
    if (hint !== undefined) {
      const next = own.find(({ before, line }) => before?.id === hint.id && line.at >= hint.at);
      return [
        next === undefined
          ? { tip: "ask_on", message: last, insight }
          : { tip: findTipAfterCue(next), message: next, insight },
      ];
    }
    const closedOff =
      own.find(
        ({ label, answer }) => answer?.notes?.part === planted.part && findLabelTip(label) !== undefined,
      ) ?? prevailing[index % Math.max(prevailing.length, 1)];
    const tip = findLabelTip(closedOff?.label ?? null);
    return [{ tip: tip ?? "other_parts", message: closedOff ?? last, insight }];
  });
}
