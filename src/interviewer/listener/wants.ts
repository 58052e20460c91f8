import { isComplaint } from "../complaints.ts";
import { type Intent, readIntent } from "../intents.ts";
import type { Want } from "../reading.ts";

const wantByIntent: Partial<Record<Intent, Want>> = {
  stop: "stop",
  skip: "skip",
  withdraw: "delete",
  repeat: "explain",
  ask_meaning: "explain",
  ask_robot: "answer",
  ask_self: "answer",
  ask_author: "answer",
  ask_duration: "answer",
  ask_privacy: "answer",
  ask_passed_on: "answer",
  ask_keep_out: "answer",
  ask_return: "answer",
  ask_fine: "answer",
  unanswered: "complaint",
  minds_question: "complaint",
  ask_who: "answer",
  ask_purpose: "answer",
  ask_incentive: "answer",
  ask_other: "answer",
  fatigue: "complaint",
};

function isPlainlyAsked(intent: Intent): boolean {
  return ["ask_purpose", "ask_passed_on", "ask_keep_out", "ask_duration"].includes(intent);
}

/** What the participant wants from us with this message. */
export function readWant(message: string, intent: Intent = readIntent(message)): Want {
  const want = wantByIntent[intent];
  // "Why do you ask?" minds nothing: it wants to know.
  if (want !== undefined && (want !== "answer" || isPlainlyAsked(intent))) return want;
  if (isComplaint(message)) return "complaint";
  return want ?? "nothing";
}
