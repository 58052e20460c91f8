import type { Move } from "./guide.ts";
import { type Intent, readIntent } from "./intents.ts";
import { maxCheckIns } from "./limits.ts";
import { metaTopicOf } from "./off-script.ts";
import { advance, type Chosen, isLastAnswered, type Situation } from "./situation.ts";
import { countWords, tidyText } from "./words.ts";

/** From this many words on, a message in distress, or beside an offer to stop, is an answer as well. */
const answerWords = 8;

type CheckIn = Move & { kind: "check_in" };

const close = (endReason: "stopped" | "distress" | "finished", reason: string): Chosen => ({
  move: { kind: "close", endReason },
  reason,
});

function checkIn({ state, message }: Situation, crisis: boolean): Chosen {
  const took = !crisis && countWords(message) >= answerWords ? "answer" : "aside";
  return {
    move: { kind: "check_in", questionId: state.currentQuestionId, crisis, took },
    reason: crisis ? "words of a crisis" : "words of distress",
  };
}

/** Takes the interview up again: the open question once more, or the next one when it has its answer. */
function resume(situation: Situation): Chosen {
  const { state, question } = situation;
  const isOpen = question !== undefined && state.stage === "questions" && !state.answers.has(question.id);
  if (!isOpen) return advance(situation, "aside", "wants to go on");
  return { move: { kind: "repeat", questionId: question.id }, reason: "wants to go on" };
}

function decideAfterCheckIn(situation: Situation, { crisis, heardBy }: CheckIn): Chosen | undefined {
  const { intent, message } = situation;
  const wasCrisis = crisis && heardBy !== "model";
  if (intent === "crisis" && !wasCrisis) return checkIn(situation, true);
  if (intent === "go_on") return advance(situation, "skipped", "wants to go on, with another question");
  const ends = intent === "stop" || intent === "no" || intent === "withdraw" || intent === "distress";
  if (wasCrisis || ends) return close("distress", "ended after a check-in");
  // What they ask is answered, and what they tell is heard: only a bare reply changes the subject.
  const isLong = countWords(message) >= answerWords;
  if (metaTopicOf[intent] !== undefined || (isLong && !crisis)) return undefined;
  return advance(situation, isLong ? "answer" : "skipped", "no follow-up after distress");
}

const maxReplyWords = 6;

/** A short reply to "shall we end here?" by its first word: "yes, mostly", "no, it is fine". */
function readBeginning(message: string): Intent | undefined {
  if (countWords(message) > maxReplyWords) return undefined;
  const intent = readIntent(/^\s*[\p{L}\p{M}]+/u.exec(message)?.[0] ?? "");
  return intent === "yes" || intent === "no" ? intent : undefined;
}

/** "Go on then, I never said stop": that more was said beside it must not end the interview; "go on, delete it" does. */
const goesOn =
  /^\W*(?:(?:no|oh|please|just)\W+)*(?:go on|carry on|keep going|continue)\b(?!.*\b(?:delet|eras|remov|wip|stop|end)(?:e|es|ed|ing)?\b)|\bi (?:never|didn't|did not) (?:say|said|ask|asked|want|wanted) (?:you )?(?:to )?(?:stop|end|delete)\b|\bi (?:don't|do not) want to (?:stop|end)\b/iu;

function wantsToGoOn({ intent, message }: Situation): boolean {
  return intent === "go_on" || goesOn.test(tidyText(message));
}

function decideAfterOffer(situation: Situation, wasWithdrawal: boolean): Chosen | undefined {
  const { intent } = situation;
  if (intent === "crisis") return checkIn(situation, true);
  if (wantsToGoOn(situation)) return resume(situation);
  if (wasWithdrawal) return close("stopped", "withdrew");
  const begins = readBeginning(situation.message);
  if (intent === "stop" || intent === "withdraw" || begins === "yes")
    return close("stopped", "confirmed to stop");
  if (intent === "nothing" || intent === "dont_know" || begins === "no") return resume(situation);
  return undefined;
}

function decideStop(situation: Situation): Chosen {
  const { state, intent } = situation;
  if (intent === "stop" && isLastAnswered(situation)) return close("finished", "everything was asked");
  if (state.stopOffers > 0) return close("stopped", "asked to stop again");
  return {
    move: { kind: "offer_stop", questionId: state.currentQuestionId, withdraw: intent === "withdraw" },
    reason: intent === "withdraw" ? "wants to withdraw" : "wants to stop",
  };
}

/** What interrupts an interview: a crisis, distress, the wish to stop or to withdraw, and the replies to our offers. */
export function decideInterruption(situation: Situation): Chosen | undefined {
  const { state, intent } = situation;
  const offered = state.lastMove;
  if (offered?.kind === "check_in") {
    const chosen = decideAfterCheckIn(situation, offered);
    if (chosen !== undefined) return chosen;
  }
  if (offered?.kind === "offer_stop") {
    const chosen = decideAfterOffer(situation, offered.withdraw);
    if (chosen !== undefined) return chosen;
  }
  if (intent === "crisis") return checkIn(situation, true);
  if (intent === "distress") return state.checkIns < maxCheckIns ? checkIn(situation, false) : undefined;
  return intent === "stop" || intent === "withdraw" ? decideStop(situation) : undefined;
}
